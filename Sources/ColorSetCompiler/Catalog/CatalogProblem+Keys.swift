extension CatalogProblem {
  static func duplicateKey(
    _ key: String, _ container: String, at position: TextPosition
  ) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "duplicate-key",
      message: "'\(key.forMessage)' is there more than once in \(container), and the last one "
        + "counts; keep the one that is meant",
      position: position)
  }

  static func unknownKey(
    _ key: String, _ container: String, at position: TextPosition
  ) -> CatalogProblem {
    if container == "the components", KnownKeys.isKnown(key, in: container) {
      // Only the components have keys that fit one color space and not another.
      return CatalogProblem(
        severity: .warning, rule: "unknown-key", variant: "color-space",
        message: "'\(key.forMessage)' does not fit the color space; "
          + "choose another color space, or other components",
        position: position)
    }
    if container == "a slot", KnownKeys.place(of: key, outside: container) == nil,
      let nearest = KnownKeys.nearest(to: key, in: container)
    {
      return CatalogProblem(
        severity: .error, rule: "misspelled-key",
        message: "'\(key.forMessage)' is not a key of a slot and is not read; "
          + "did you mean '\(nearest)'?",
        position: position)
    }
    let (variant, mend): (String, String)
    if let place = KnownKeys.place(of: key, outside: container) {
      (variant, mend) = ("misplaced", "it belongs \(place)")
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
