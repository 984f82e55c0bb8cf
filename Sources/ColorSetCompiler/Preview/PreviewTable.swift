import DynamicColors

/// The colors as a plain table, for readers whose browser runs no scripts.
enum PreviewTable {
  /// More rows than these would only make the page slower for everyone else.
  private static let mostRows = 2_000

  /// Writes the table.
  static func write(_ palette: Palette, to text: inout SourceText) {
    text.append("<noscript>\n<table class=\"plain\">\n<thead><tr><th scope=\"col\">Name")
    text.append("<th scope=\"col\">Swift")
    for appearance in PairAppearance.allCases {
      text.append("<th scope=\"col\" colspan=\"2\">")
      text.append(appearance.title)
    }
    text.append("</tr></thead>\n<tbody>\n")
    let count = min(palette.colors.count, mostRows)
    text.reserve(text.count + count * 240)
    for index in 0..<count {
      let color = palette.colors[index]
      let colorSet = palette.colorSet(of: color)
      text.append("<tr><th scope=\"row\">")
      text.append(xml: colorSet.name.forMessage(limit: 1024))
      text.append("<td>")
      text.append(xml: (palette.symbol(of: color) ?? "").forMessage(limit: 1024))
      for appearance in PairAppearance.allCases {
        write(colorSet.answer(in: appearance), to: &text)
      }
      text.append("\n")
    }
    text.append("</tbody>\n</table>\n")
    if count < palette.colors.count {
      text.append(
        "<p>The other \((palette.colors.count - count).groupedWords("color")) need scripts.</p>\n")
    }
    text.append("</noscript>\n")
  }

  /// Writes two cells; the attribute is old, and the only way to color one that the page's policy allows.
  private static func write(_ answer: AppearanceAnswer?, to text: inout SourceText) {
    guard let answer else { return text.append("<td><td>") }
    guard let seen = answer.seen else {
      text.append("<td><td>")
      if case .system(let system) = answer.value { text.append(xml: system.words.forMessage) }
      return
    }
    let color = seen.rgba8
    text.append("<td bgcolor=\"")
    text.append(opaqueHex: color)
    text.append("\"><td>")
    let isWide = seen.space == .displayP3
    text.append(opaqueHex: isWide ? seen.hexadecimal.rgba8 : color)
    if color.alpha < 255 { text.append(hex: color.alpha) }
    if isWide { text.append(" (Display P3)") }
  }
}

extension PairAppearance {
  /// The appearance as a heading.
  var title: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .lightHighContrast: "Light, high contrast"
    case .darkHighContrast: "Dark, high contrast"
    }
  }
}
