/// "Text": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
public struct Text: Equatable, Sendable {
  /// "init(_:)": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public init(_ content: some StringProtocol) {}
}

extension Text: View {
  /// Never.
  public typealias Body = Never
}

/// "VStack": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
public struct VStack<Content: View> {
  /// "init(alignment:spacing:content:)": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

extension VStack: View {
  /// Never.
  public typealias Body = Never
}
