/// "ShapeStyle": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
public protocol ShapeStyle: Sendable {
  /// The style that this one comes to.
  associatedtype Resolved: ShapeStyle = Never

  /// "resolve(in:)": iOS 17.0, Mac Catalyst 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
  /// The default implementation of styles that come to nothing else.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

extension Never: ShapeStyle {}

extension Color {
  /// "Resolved": iOS 17.0, Mac Catalyst 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0.
  @frozen public struct Resolved: Hashable, Sendable {}
}

extension Color.Resolved: ShapeStyle {}

extension Color: ShapeStyle {
  /// The color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Resolved() }
}
