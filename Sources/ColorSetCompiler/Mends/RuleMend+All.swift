extension RuleMend {
  /// All rules with a mend, in the order of their ids.
  ///
  /// A mend is safe when no request gets another value by it, and the file means the same or what it can only have meant.
  /// All others are proposals, for someone to look at. Rules that are not here ask for a decision that nothing in the
  /// catalog can take: another name, another color of two that both exist, another configuration; and a blank color set is
  /// how Xcode begins one.
  package static let all: [RuleMend] = [
    RuleMend(
      "blank-slot",
      safe:
        "takes the slot out, which answers no request; one that lacks a color for an appearance "
        + "which is reported missing stays, to be filled", make: blankSlot),
    RuleMend(
      "catalog-namespace", safe: "takes the key out, which has no effect there",
      make: catalogNamespace),
    RuleMend(
      "component-out-of-range",
      proposal: "writes the nearest number of the range, or a byte without its point",
      make: componentOutOfRange),
    RuleMend(
      "dark-on-dark",
      proposal: "writes the nearest color of the hue that is bright on the background",
      make: nil),
    RuleMend(
      "duplicate-key", safe: "takes the first of two members out that are the same",
      proposal: "takes the first of two members out, which does not count", make: duplicateKey),
    RuleMend(
      "duplicate-slot", safe: "takes a slot out that repeats an earlier one with the same color",
      make: duplicateSlot),
    RuleMend(
      "hardly-increased-contrast",
      proposal:
        "writes the nearest color of the hue with enough more contrast, if the slot is for "
        + "increased contrast", make: nil),
    RuleMend(
      "identical-high-contrast",
      safe: "takes the slot out where every request gets the same value without it",
      make: identicalHighContrast),
    RuleMend(
      "integer-alpha",
      safe: "writes \"1.000\" for 255 and \"0.000\" for 0",
      proposal: "writes what the alpha counts as with three decimals, and \"1.000\" for \"1\"",
      make: integerAlpha),
    RuleMend(
      "invalid-component",
      proposal:
        "writes \"#80\" as \"0x80\", a comma as a point, a percentage as a fraction, and takes "
        + "spaces out", make: invalidComponent),
    RuleMend("legacy-idiom", safe: "writes 'vision', which it stands for", make: legacyIdiom),
    RuleMend(
      "lenient-json", safe: "takes the comma or the byte-order mark out", make: lenientJSON),
    RuleMend(
      "low-contrast",
      proposal:
        "writes the nearest color of the hue, or the least opacity, that is enough in every "
        + "pair in which the slot answers; nothing where there is none", make: nil),
    RuleMend(
      "lowered-contrast",
      proposal:
        "writes the nearest color of the hue with as much contrast as without increased "
        + "contrast, if the slot is for that", make: nil),
    RuleMend(
      "missing-alpha", safe: "writes \"1.000\", which it counts as", make: missingAlpha),
    RuleMend(
      "missing-appearance",
      proposal: "adds a slot with a computed color to start from, where that is another one",
      addsSlot: true,
      make: missingAppearance),
    RuleMend(
      "missing-color-space", proposal: "writes the color space that is assumed",
      make: missingColorSpace),
    RuleMend(
      "missing-high-contrast", proposal: "adds a slot with a computed color to start from",
      addsSlot: true,
      make: missingHighContrast),
    RuleMend(
      "misspelled-key", proposal: "writes the key that is suggested", make: misspelledKey),
    RuleMend(
      "no-any-slot", proposal: "adds a slot for any appearance with the color that is there",
      addsSlot: true,
      make: noAnySlot),
    RuleMend(
      "single-value",
      proposal:
        "adds a slot for dark with a computed color to start from, where that is another one",
      addsSlot: true,
      make: missingAppearance),
    RuleMend(
      "unknown-appearance", proposal: "writes the value that is suggested, if there is one",
      make: suggestedValue),
    RuleMend(
      "unknown-color-space", proposal: "writes the color space that is suggested, if there is one",
      make: suggestedValue),
    RuleMend(
      "unknown-gamut", proposal: "writes the gamut that is suggested, if there is one",
      make: suggestedValue),
    RuleMend(
      "unknown-idiom", proposal: "writes the idiom that is suggested, if there is one",
      make: suggestedValue),
    RuleMend(
      "unknown-key", proposal: "writes the key that is suggested, if there is one",
      make: misspelledKey),
    RuleMend(
      "unknown-platform", proposal: "writes the platform that is suggested, if there is one",
      make: suggestedValue),
    RuleMend(
      "unknown-reference", proposal: "writes the name that is suggested, if there is one",
      make: suggestedReference),
    RuleMend(
      "unknown-subtype", proposal: "writes the subtype that is suggested, if there is one",
      make: suggestedValue),
    RuleMend(
      "unreachable-high-contrast", proposal: "adds a slot with a computed color to start from",
      addsSlot: true,
      make: unreachableHighContrast),
    RuleMend(
      "wide-gamut-without-effect", proposal: "writes the color in sRGB",
      make: wideGamutWithoutEffect),
    RuleMend(
      "wrong-version", safe: "writes the number 1 for a \"1\"",
      proposal: "writes the number 1 for any other text", make: wrongVersion),
  ]
}
