extension View {
  /// "foregroundStyle(_:)": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// "foregroundColor(_:)": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }

  /// "background(_:)": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { self }

  /// "background(_:alignment:)", without the alignment; a color is a view as well as a style.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background) -> some View {
    self
  }

  /// "tint(_:)": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  nonisolated public func tint(_ tint: Color?) -> some View { self }

  /// "tint(_:)" with a style, iOS 16.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View { self }
}
