/// "ViewBuilder": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
@resultBuilder public struct ViewBuilder {
  /// "buildBlock(_:)" of one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// "buildBlock(_:)" of several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

/// "TupleView"
public struct TupleView<T> {
  init(_ value: T) {}
}

extension TupleView: View {
  /// Never.
  public typealias Body = Never
}
