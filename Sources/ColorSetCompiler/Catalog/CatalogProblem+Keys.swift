extension CatalogProblem {
  static func duplicateKey(
    _ key: String, _ container: String, at position: TextPosition
  ) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "duplicate-key",
      message: "'\(key.forMessage)' stands twice in \(container) and the last one counts; "
        + "take the earlier one out",
      position: position)
  }

  static func unknownKey(
    _ key: String, _ container: String, at position: TextPosition
  ) -> CatalogProblem {
    let (variant, mend): (String, String)
    if let place = KnownKeys.place(of: key, outside: container) {
      (variant, mend) = ("misplaced", "it belongs into \(place)")
    } else if let nearest = KnownKeys.nearest(to: key, in: container) {
      (variant, mend) = ("misspelled", "did you mean '\(nearest)'?")
    } else {
      (variant, mend) = ("unknown", "take it out")
    }
    return CatalogProblem(
      severity: .warning, rule: "unknown-key", variant: variant,
      message: "'\(key.forMessage)' is not a key of \(container); \(mend)", position: position)
  }
}
