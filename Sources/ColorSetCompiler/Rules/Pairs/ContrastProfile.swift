/// Which reading of the guidelines says how much contrast a text needs.
package enum ContrastProfile: String, Sendable, CaseIterable {
  /// Apple's Human Interface Guidelines, "Accessibility": 3 for text of 18 points, or of 14 in bold.
  case hig
  /// The same with the points of CSS, as WCAG 2.2 may mean them: 24 points, or 18.67 in bold.
  case cssPoints = "css-points"
  /// Apple's Human Interface Guidelines, "Dark Mode": 4.5 for text of any size.
  case darkMode = "dark-mode"

  /// Whether a text is so large that less contrast is enough.
  func isLarge(_ size: Double, isBold: Bool) -> Bool {
    switch self {
    case .hig: size >= 18 || isBold && size >= 14
    case .cssPoints: size >= 24 || isBold && size >= 18.67
    case .darkMode: false
    }
  }
}

extension Configuration {
  /// The profile by which declared pairs are judged, an option of the rule low-contrast.
  package var contrastProfile: ContrastProfile {
    guard case .text(let name)? = rules["low-contrast"]?.options["profile"] else { return .hig }
    return ContrastProfile(rawValue: name) ?? .hig
  }
}
