nonisolated extension SlotTraits {
  /// How closely the slot fits a request: 0 is best, nil does not fit at all.
  ///
  /// The order is Apple's, the first difference decides:
  /// 1. On Apple Vision, the platform's own slots come before all others and never vary by luminosity.
  /// 2. Appearance: luminosity with high contrast, luminosity, high contrast, any. High contrast answers only a request for it.
  /// 3. Locale: the one asked for, then none.
  /// 4. Idiom: the one asked for, then universal. Mac Catalyst asks for iPad between the two.
  /// 5. Gamut: the one asked for, then none, then the other.
  ///
  /// - Parameters:
  ///   - traits: The request.
  ///   - localeFit: Whether the slot's locale is the one asked for; nil for a slot without a locale.
  /// - Returns: The rank; the slot of the lowest one answers.
  package func rank(for traits: ColorTraits, localeFit: Bool?) -> Int? {
    if localeFit == false { return nil }
    if contrast == .high, traits.contrast == .normal { return nil }
    if luminosity != .unspecified, luminosity != traits.luminosity { return nil }
    guard let idiomStep = idiomStep(for: traits.idiom) else { return nil }
    if idiom == .vision, luminosity != .unspecified { return nil }

    let visionStep = traits.idiom == .vision && idiom != .vision ? 1 : 0
    let appearanceStep = (luminosity == .unspecified ? 2 : 0) + (contrast == .high ? 0 : 1)
    let localeStep = localeFit == true ? 0 : 1
    let gamutStep = gamut == nil ? 1 : gamut == traits.gamut ? 0 : 2
    return (((visionStep * 4 + appearanceStep) * 2 + localeStep) * 3 + idiomStep) * 3 + gamutStep
  }

  private func idiomStep(for asked: ColorTraits.Idiom) -> Int? {
    if idiom == asked { return 0 }
    if idiom == .universal { return 2 }
    return asked == .macCatalyst && idiom == .ipad ? 1 : nil
  }
}
