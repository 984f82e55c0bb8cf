package import DynamicColors

extension SlotTraits {
  /// The luminosity and the contrast alone.
  package var appearance: SlotTraits { SlotTraits(luminosity: luminosity, contrast: contrast) }

  /// Whether all conditions are the same; unlike `==`, which is another module's, without a call.
  @inline(__always)
  func isSame(as other: SlotTraits) -> Bool {
    luminosity == other.luminosity && contrast == other.contrast && gamut == other.gamut
      && idiom == other.idiom
  }

  /// The conditions in words, for messages: `dark, high contrast`, `any appearance, iphone`.
  package var words: String {
    var words =
      switch luminosity {
      case .unspecified: contrast == .high ? "high contrast" : "any appearance"
      case .light: contrast == .high ? "light, high contrast" : "light"
      case .dark: contrast == .high ? "dark, high contrast" : "dark"
      }
    if idiom != .universal { words += ", " + idiom.catalogName }
    if let gamut { words += ", " + gamut.catalogName }
    return words
  }
}

extension ColorTraits.Idiom {
  /// The spelling of the idiom in a catalog; Mac Catalyst is a subtype of `ipad` there.
  package var catalogName: String {
    switch self {
    case .universal: "universal"
    case .iphone: "iphone"
    case .ipad: "ipad"
    case .macCatalyst: "mac-catalyst"
    case .mac: "mac"
    case .tv: "tv"
    case .watch: "watch"
    case .car: "car"
    case .vision: "vision"
    }
  }
}

extension ColorTraits.Gamut {
  /// The spelling of the gamut in a catalog.
  package var catalogName: String { self == .sRGB ? "sRGB" : "display-P3" }
}
