extension Rule {
  /// A color that has a symbol here and none in Xcode.
  static let noXcodeSymbol = Rule(
    id: "no-xcode-symbol",
    summary: "A color has a symbol here and none in Xcode",
    rationale: """
      Xcode makes symbols from the letters A to Z and from digits only; for a name without any it writes a warning and no
      symbol. Here such a name gives a symbol of its Unicode letters. That is of no concern to code that uses only what is
      generated here; code that is to compile with Xcode's symbols, too, must look the color up by its name. Rename the
      color, with one of these letters or a digit, if it must have a symbol everywhere.
      """,
    level: .note,
    triggering: [
      RuleExample([
        "かぐや.colorset/Contents.json": #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#
      ])
    ],
    nonTriggering: [
      RuleExample([
        "かぐや 2.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#,
        "%.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#,
      ])
    ],
    check: .palette { palette, findings in
      let catalogs = palette.catalogs.span
      for index in palette.colors.indices where palette.colors[index].identifier != nil {
        let color = palette.colors[index]
        let colorSets = catalogs[color.catalog].colorSets.span
        let hasASCII = colorSets[color.colorSet].name
          .hasByte(from: Int(colorSets[color.colorSet].namespaceLength)) {
            $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10
          }
        if hasASCII { continue }
        findings.report(
          "Xcode has no symbol for it, since its name has no letter from A to Z and no digit; "
            + "rename it if code must compile with Xcode's symbols, too",
          about: color, in: palette)
      }
    })
}
