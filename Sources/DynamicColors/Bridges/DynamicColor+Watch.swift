#if os(watchOS)
  nonisolated extension DynamicColor {
    /// The value of the color on Apple Watch, whose appearance never changes.
    ///
    /// Values for any appearance come first, because Xcode keeps no others for the watch; then
    /// those for the dark appearance, which the watch has.
    var watchValue: ColorValue? {
      let traits = ColorTraits(gamut: .displayP3, idiom: .watch)
      if let value = resolved(for: traits) { return value }
      return resolved(for: ColorTraits(luminosity: .dark, gamut: .displayP3, idiom: .watch))
    }
  }
#endif
