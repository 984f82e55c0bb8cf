import DynamicColors

extension CatalogProblem {
  static func wrongType(
    _ node: JSONNode, of what: String, expected: String, in traits: SlotTraits? = nil
  ) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "wrong-type",
      message: "\(what) is \(node.words); it must be \(expected)", position: node.position,
      appearance: traits?.words)
  }

  static func syntax(_ error: JSONError) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "invalid-json", message: error.message, position: error.position)
  }

  static func trailingComma(at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "lenient-json",
      message: "a comma before a closing bracket is not JSON; take it out", position: position)
  }

  static var byteOrderMark: CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "lenient-json",
      message: "the file begins with a byte-order mark; save it as UTF-8 without one",
      position: .start)
  }

  static func duplicateKey(
    _ key: String, _ container: String, at position: TextPosition
  ) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "duplicate-key",
      message: "'\(key.forMessage)' stands twice in \(container); the last one counts, "
        + "take the other out",
      position: position)
  }

  static func unknownKey(
    _ key: String, _ container: String, at position: TextPosition
  ) -> CatalogProblem {
    let known = [
      "alpha", "appearance", "appearances", "author", "blue", "color", "color-space", "colors",
      "components", "display-gamut", "green", "idiom", "info", "locale", "platform", "properties",
      "provides-namespace", "red", "reference", "subtype", "value", "version", "white",
    ]
    let nearest = NearestNames.of(key, among: known).first { $0 != key }
    let isMisplaced = key == "provides-namespace"
    return CatalogProblem(
      severity: .warning, rule: "unknown-key",
      message: "'\(key.forMessage)' is not a key of \(container)"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? (isMisplaced ? "; it belongs into 'properties'" : "; take it out")),
      position: position)
  }

  static func tooManySlots(at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "too-many-slots",
      message: "a color set has at most \(ColorSetReader.mostSlots) slots; take the rest out",
      position: position)
  }

  static func tooLong(
    _ what: String, at position: TextPosition, in traits: SlotTraits
  ) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "wrong-type",
      message: "\(what) is longer than \(SlotReader.longestText) bytes; shorten it",
      position: position, appearance: traits.words)
  }

  static func stringVersion(_ text: String, at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "wrong-version",
      message: "the version is the string \"\(text.forMessage)\"; write the number 1",
      position: position)
  }
}
