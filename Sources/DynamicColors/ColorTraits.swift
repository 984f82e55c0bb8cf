/// The surroundings that a color is asked for: what the system tells a view about how it is shown.
public nonisolated struct ColorTraits: Sendable, Hashable {
  /// Light or dark appearance.
  public var luminosity: Luminosity
  /// Whether the user has asked for increased contrast.
  public var contrast: Contrast
  /// The gamut of the display.
  public var gamut: Gamut
  /// The kind of device.
  public var idiom: Idiom
  /// Whether the surface lies above another one, as a sheet does.
  public var level: Level
  /// The language of the interface for localized colors, as a catalog spells it (`de`, `pt-BR`), or nil.
  public var locale: String?

  /// Makes traits; what is left out is the least specific.
  public init(
    luminosity: Luminosity = .unspecified, contrast: Contrast = .normal, gamut: Gamut = .sRGB,
    idiom: Idiom = .universal, level: Level = .base, locale: String? = nil
  ) {
    self.luminosity = luminosity
    self.contrast = contrast
    self.gamut = gamut
    self.idiom = idiom
    self.level = level
    self.locale = locale
  }

  /// The light appearance.
  public static var light: ColorTraits { ColorTraits(luminosity: .light) }
  /// The dark appearance.
  public static var dark: ColorTraits { ColorTraits(luminosity: .dark) }
  /// The light appearance with increased contrast.
  public static var lightHighContrast: ColorTraits {
    ColorTraits(luminosity: .light, contrast: .high)
  }
  /// The dark appearance with increased contrast.
  public static var darkHighContrast: ColorTraits {
    ColorTraits(luminosity: .dark, contrast: .high)
  }
}
