import DynamicColors

extension CatalogProblem {
  static func unknownIdiom(_ text: String, at position: TextPosition) -> CatalogProblem {
    let names = ColorTraits.Idiom.allCases.filter { $0 != .macCatalyst }.map(\.catalogName)
    let mend: String
    switch text.lowercased() {
    case SlotConditions.macCatalyst:
      mend = "write \"idiom\" : \"ipad\", \"subtype\" : \"\(SlotConditions.macCatalyst)\""
    case "macos": mend = "did you mean 'mac'?"
    case "appletv", "tvos": mend = "did you mean 'tv'?"
    default:
      mend =
        NearestNames.of(text, among: names).first.map { "did you mean '\($0)'?" }
        ?? "choose a device (\(names.joined(separator: ", "))), or delete the slot"
    }
    return CatalogProblem(
      severity: .warning, rule: "unknown-idiom",
      message: "the slot is never used: '\(text.forMessage)' is not an idiom of colors; \(mend)",
      position: position)
  }

  static func legacyIdiom(at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "legacy-idiom",
      message: "'reality' is what early betas of Xcode 15 wrote; write 'vision'",
      position: position)
  }

  static func unknownSubtype(_ text: String, at position: TextPosition) -> CatalogProblem {
    let isCatalyst = text.lowercased().contains("catalyst")
    let nearest =
      isCatalyst
      ? SlotConditions.macCatalyst
      : NearestNames.of(text, among: [SlotConditions.macCatalyst]).first
    return CatalogProblem(
      severity: .warning, rule: "unknown-subtype", variant: "subtype",
      message: "the slot is never used: '\(text.forMessage)' is not a subtype of colors; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "take 'subtype' out"),
      position: position)
  }

  static func misplacedCatalyst(_ idiom: String, at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "unknown-subtype", variant: "idiom",
      message: "the slot is never used: a slot for Mac Catalyst has the idiom 'ipad', "
        + "this one has '\(idiom.forMessage)'; write \"idiom\" : \"ipad\"",
      position: position)
  }

  static func unknownGamut(_ text: String, at position: TextPosition) -> CatalogProblem {
    let nearest =
      text.lowercased().contains("p3")
      ? "display-P3" : NearestNames.of(text, among: ["sRGB", "display-P3"]).first
    return CatalogProblem(
      severity: .warning, rule: "unknown-gamut",
      message: "the slot is never used: '\(text.forMessage)' is not a display gamut; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "use sRGB or display-P3"),
      position: position)
  }

  static func unknownAppearance(
    _ kind: String, _ value: String, at position: TextPosition
  ) -> CatalogProblem {
    if kind == "luminosity", value == "tinted" {
      return CatalogProblem(
        severity: .warning, rule: "unknown-appearance", variant: "tinted",
        message: "the slot is never used: 'tinted' is an appearance of app icons, not of colors; "
          + "take the slot out",
        position: position)
    }
    let variant: String
    let known: [String]
    switch kind {
    case "luminosity": (variant, known) = ("luminosity", ["light", "dark"])
    case "contrast": (variant, known) = ("contrast", ["high"])
    default: (variant, known) = ("kind", ["luminosity", "contrast"])
    }
    let nearest = NearestNames.of(variant == "kind" ? kind : value, among: known).first
    let standard =
      variant == "contrast"
      ? "normal contrast has no word; delete the slot if there is one without it"
      : "use luminosity light or dark, or contrast high"
    return CatalogProblem(
      severity: .warning, rule: "unknown-appearance", variant: variant,
      message: "the slot is never used: colors have no appearance '\(kind.forMessage)' "
        + "'\(value.forMessage)'; " + (nearest.map { "did you mean '\($0)'?" } ?? standard),
      position: position)
  }

  static func contradictoryAppearances(at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "unknown-appearance", variant: "contradictory",
      message: "the slot is never used: it is for light and dark at once; "
        + "keep one of them, or delete the slot",
      position: position)
  }

  static func incompleteAppearance(at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "incomplete-appearance",
      message: "an appearance needs 'appearance' and 'value', such as luminosity and dark",
      position: position)
  }
}
