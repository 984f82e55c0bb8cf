/// "View": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// "body": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View where Body == Never {
  /// What views that draw themselves have for a body.
  public var body: Never { fatalError() }
}

extension Never: View {
  /// Never.
  public typealias Body = Never
}

extension Color: View {
  /// Never.
  public typealias Body = Never
}
