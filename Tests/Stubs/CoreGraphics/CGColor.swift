/// "CGColor": iOS 2.0, Mac Catalyst 13.1, macOS 10.3, tvOS 9.0, visionOS 1.0, watchOS 2.0.
public final class CGColor: CustomStringConvertible {
  /// The name of the space and the components, for the tests.
  public let description: String

  /// "init(colorSpace:components:)": iOS 2.0, Mac Catalyst 13.1, macOS 10.3, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.name.contains("Gray") ? 2 : 4
    let numbers = (0..<count).map { Double(components[$0]) }
    description = ([space.name] + numbers.map(\.description)).joined(separator: " ")
  }

  /// Makes a color of the stubs themselves.
  public init(stub description: String) { self.description = description }
}
