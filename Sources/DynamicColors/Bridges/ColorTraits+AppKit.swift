#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  nonisolated extension ColorTraits {
    /// Makes the traits of an AppKit appearance on the Mac.
    ///
    /// The user's setting for contrast counts too, because an appearance made by name never has a
    /// high-contrast name. An appearance does not know its display: the gamut is the wide one, and
    /// the system matches the color to a display that shows less.
    init(_ appearance: NSAppearance) {
      let name = appearance.bestMatch(from: [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ])
      let isDark = name == .darkAqua || name == .accessibilityHighContrastDarkAqua
      let isHighContrast =
        name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua
        || NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast
      self.init(
        luminosity: isDark ? .dark : .light, contrast: isHighContrast ? .high : .normal,
        gamut: .displayP3, idiom: .mac)
    }
  }
#endif
