/// "EnvironmentValues": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
public struct EnvironmentValues: CustomStringConvertible {
  /// Makes values that say nothing.
  public init() {}

  /// Nothing.
  public var description: String { "" }
}
