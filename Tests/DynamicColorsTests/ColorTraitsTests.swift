import DynamicColors
import Testing

/// Traits by name.
@Suite struct ColorTraitsTests {
  @Test("What is left out of traits is the least specific")
  func defaults() {
    let traits = ColorTraits()
    #expect(traits.luminosity == .unspecified)
    #expect(traits.contrast == .normal)
    #expect(traits.gamut == .sRGB)
    #expect(traits.idiom == .universal)
    #expect(traits.level == .base)
    #expect(traits.locale == nil)
  }

  @Test("The named traits are those of their names")
  func named() {
    #expect(ColorTraits.light == ColorTraits(luminosity: .light, contrast: .normal))
    #expect(ColorTraits.dark == ColorTraits(luminosity: .dark, contrast: .normal))
    #expect(ColorTraits.lightHighContrast == ColorTraits(luminosity: .light, contrast: .high))
    #expect(ColorTraits.darkHighContrast == ColorTraits(luminosity: .dark, contrast: .high))
  }
}
