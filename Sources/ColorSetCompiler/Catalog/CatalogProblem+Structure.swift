import DynamicColors

extension CatalogProblem {
  static func wrongType(
    _ node: JSONNode, of what: String, expected: String, in traits: SlotTraits? = nil
  ) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "wrong-type", variant: variant(of: what),
      message: "\(what) is \(node.words); it must be \(expected)", position: node.position,
      appearance: traits?.words)
  }

  static func syntax(_ error: JSONError) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "invalid-json", variant: "syntax", message: error.message,
      position: error.position)
  }

  static func trailingComma(at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "lenient-json", variant: "trailing-comma",
      message: "a comma before a closing bracket is not JSON; take it out", position: position)
  }

  static var byteOrderMark: CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "lenient-json", variant: "byte-order-mark",
      message: "the file begins with a byte-order mark; save it as UTF-8 without one",
      position: .start)
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
      severity: .error, rule: "too-long-text", variant: variant(of: what),
      message: "\(what) is longer than \(SlotReader.longestText) bytes; shorten it",
      position: position, appearance: traits.words)
  }

  static func stringVersion(_ text: String, at position: TextPosition) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "wrong-version",
      message: "the version is the string \"\(text.forMessage)\"; write the number 1",
      position: position)
  }

  /// What a message is about, `'display-gamut'` or `an appearance`, as a variant: without quotes and articles.
  private static func variant(of what: String) -> String {
    String(what.split { $0 == " " || $0 == "'" }.last ?? "")
  }
}
