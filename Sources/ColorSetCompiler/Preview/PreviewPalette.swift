/// The colors of the page itself, in the four appearances that it shows others in.
///
/// A test holds them against the contrast that the page asks of others.
package enum PreviewPalette {
  /// What a color of the page is for.
  package enum Role: String, Sendable, CaseIterable {
    /// The page.
    case paper
    /// Raised parts of it, and controls.
    case panel
    /// Text.
    case ink
    /// Text that matters less.
    case quiet
    /// Lines that only structure the page.
    case line
    /// Outlines by which a control is known.
    case edge
    /// What is selected, focused, or leads on.
    case accent
    /// Text on the accent.
    case onAccent
    /// An error, and contrast that is not enough.
    case error
    /// A warning.
    case warning
    /// Contrast that is enough.
    case good
  }

  /// The color of a role in an appearance, as `#RRGGBB`.
  package static func color(_ role: Role, _ appearance: PairAppearance) -> String {
    let row = rows[role] ?? []
    let index = PairAppearance.allCases.firstIndex(of: appearance) ?? 0
    return row.indices.contains(index) ? row[index] : ""
  }

  /// Light, dark, and both with increased contrast, in the order of the appearances.
  private static let rows: [Role: [String]] = [
    .paper: ["#FFFFFF", "#151517", "#FFFFFF", "#000000"],
    .panel: ["#F5F5F7", "#1F1F22", "#F2F2F4", "#17171A"],
    .ink: ["#1D1D1F", "#F2F2F5", "#000000", "#FFFFFF"],
    .quiet: ["#62626A", "#A5A5AE", "#3A3A40", "#D2D2D8"],
    .line: ["#E3E3E8", "#2F2F34", "#8A8A92", "#77777F"],
    .edge: ["#85858E", "#7C7C85", "#505057", "#B4B4BC"],
    .accent: ["#0A5CD0", "#6BAEFF", "#003C99", "#A3CDFF"],
    .onAccent: ["#FFFFFF", "#0B1B2E", "#FFFFFF", "#000000"],
    .error: ["#B3231A", "#FF8B80", "#8C0F08", "#FFB4AC"],
    .warning: ["#8A5200", "#F5B45C", "#5E3600", "#FFD08A"],
    .good: ["#1D6E37", "#74CF8B", "#0B4F22", "#9FE8B1"],
  ]

  /// The colors as variables of a style sheet: by the reader's settings, and as attributes of the page ask for.
  static func write(to text: inout SourceText) {
    writeRule(":root", .light, .dark, to: &text)
    text.append("@media(prefers-contrast:more){")
    writeRule(":root", .lightHighContrast, .darkHighContrast, to: &text)
    text.append("}\n")
    writeRule(":root[data-contrast=normal]", .light, .dark, to: &text)
    writeRule(":root[data-contrast=high]", .lightHighContrast, .darkHighContrast, to: &text)
  }

  private static func writeRule(
    _ selector: StaticString, _ light: PairAppearance, _ dark: PairAppearance,
    to text: inout SourceText
  ) {
    text.append(selector)
    text.append("{")
    for role in Role.allCases {
      text.append("--\(role.rawValue):light-dark(\(color(role, light)),\(color(role, dark)));")
    }
    text.append("}\n")
  }
}
