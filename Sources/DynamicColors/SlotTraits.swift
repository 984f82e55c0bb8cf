/// What one value of a color set is for: the conditions that its slot in the catalog states.
package nonisolated struct SlotTraits: Sendable, Hashable {
  /// The device of the slot; universal fits all.
  package var idiom: ColorTraits.Idiom
  /// The appearance of the slot; unspecified is "Any Appearance".
  package var luminosity: ColorTraits.Luminosity
  /// The contrast of the slot.
  package var contrast: ColorTraits.Contrast
  /// The gamut of the slot, nil where it names none.
  package var gamut: ColorTraits.Gamut?

  /// Makes the conditions of a slot; what is left out fits all.
  package init(
    idiom: ColorTraits.Idiom = .universal, luminosity: ColorTraits.Luminosity = .unspecified,
    contrast: ColorTraits.Contrast = .normal, gamut: ColorTraits.Gamut? = nil
  ) {
    self.idiom = idiom
    self.luminosity = luminosity
    self.contrast = contrast
    self.gamut = gamut
  }
}
