import DynamicColors

extension CatalogProblem {
  static func unknownIdiom(_ text: String, at position: TextPosition) -> CatalogProblem {
    let names = ColorTraits.Idiom.allCases.filter { $0 != .macCatalyst }.map(\.catalogName)
    let nearest = NearestNames.of(text, among: names).first
    return CatalogProblem(
      severity: .warning, rule: "unknown-idiom",
      message: "no color is looked up for the idiom '\(text.forMessage)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "use one of \(names.joined(separator: ", "))"),
      position: position)
  }

  static func legacyIdiom(at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "unknown-idiom",
      message: "'reality' is what early betas of Xcode 15 wrote; write 'vision'",
      position: position)
  }

  static func unknownSubtype(_ text: String, at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "unknown-subtype",
      message: "the slot answers no request: the only subtype of a color is 'mac-catalyst', with "
        + "the idiom 'ipad', not '\(text.forMessage)'",
      position: position)
  }

  static func unknownGamut(_ text: String, at position: TextPosition) -> CatalogProblem {
    let nearest = text.lowercased().contains("p3") ? "display-P3" : "sRGB"
    return CatalogProblem(
      severity: .warning, rule: "unknown-gamut",
      message: "the slot answers no request: '\(text.forMessage)' is not a display gamut; "
        + "did you mean '\(nearest)'?",
      position: position)
  }

  static func unknownAppearance(
    _ kind: String, _ value: String, at position: TextPosition
  ) -> CatalogProblem {
    var mend = "use luminosity light or dark, or contrast high"
    if kind == "luminosity", value == "tinted" { mend = "tinted is for app icons only" }
    if kind == "contrast" { mend = "leave the appearance out for normal contrast" }
    return CatalogProblem(
      severity: .warning, rule: "unknown-appearance",
      message: "the slot answers no request: colors have no appearance '\(kind.forMessage)' "
        + "'\(value.forMessage)'; \(mend)",
      position: position)
  }

  static func contradictoryAppearances(at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "unknown-appearance",
      message: "the slot answers no request: it is for light and for dark; take one of them out",
      position: position)
  }

  static func incompleteAppearance(at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "unknown-appearance",
      message: "an appearance needs 'appearance' and 'value', such as luminosity and dark",
      position: position)
  }
}
