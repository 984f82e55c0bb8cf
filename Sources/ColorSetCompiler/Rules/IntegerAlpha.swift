import DynamicColors

extension Rule {
  /// An alpha that is easily misread.
  static let integerAlpha = Rule(
    id: "integer-alpha",
    summary: "An alpha is written as a whole number, which counts in steps of 1/255",
    rationale: """
      Xcode writes alpha as a fraction with three decimals ("1.000"), however the other components are written. A string
      without a point is a whole number out of 255, so "1" is almost clear, "100" is not 100 %, and readers other than Xcode
      differ. Write the fraction. JSON numbers without quotation marks are fractions already.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
          { "red" : "1", "green" : "123", "blue" : "199", "alpha" : ▶"1" } } },
        { "idiom" : "universal", @dark, "color" : { "color-space" : "gray-gamma-22", "components" :
          { "white" : "0xF0", "alpha" : ▶"0x80" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
          { "red" : "0.5", "green" : "0.5", "blue" : "0.5", "alpha" : ▶"255" } } },
        { "idiom" : "universal", @dark, "color" : { "color-space" : "srgb", "components" :
          { "red" : "0.5", "green" : "0.5", "blue" : "0.5", "alpha" : ▶"0" } } }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
          { "red" : "1", "green" : "123", "blue" : "199", "alpha" : "1.0" } } },
        { "idiom" : "universal", @dark, "color" : { "color-space" : "srgb", "components" :
          { "red" : "1", "green" : "0x7B", "blue" : 1, "alpha" : 1 } } },
        { "idiom" : "universal", @high, "color" : { "color-space" : "srgb", "components" :
          { "red" : "1", "green" : "0x7B", "blue" : 1 } } }
        """)
    ],
    check: .colorSet(needing: .wholeAlpha) { subject, findings in
      for index in subject.colorSet.slots.indices {
        let form = subject.colorSet.slots[index].spelling.alpha
        guard form.isWhole, case .components(let color) = subject.colorSet.slots[index].value
        else { continue }
        let byte = Int(color.alpha * 255 + 0.5)
        // Nobody wants 1/255: in decimal, a one was meant as the whole.
        let isOne = byte == 1 && form == .integer
        let thousandths = isOne ? 1000 : (byte * 1000 + 127) / 255
        let isPercentage = form == .integer && 2...100 ~= byte
        findings.report(
          "alpha counts as \(byte)/255\(isOne ? ", almost clear" : ""); "
            + "write \"\(fraction(thousandths))\""
            + (isPercentage ? ", or \"\(fraction(byte * 10))\" for \(byte) %" : ""),
          in: subject, slot: index,
          at: subject.position(slot: index, "color", "components", "alpha"),
          variant: isOne ? "one" : "")
      }
    })

  /// Thousandths as Xcode writes them.
  private static func fraction(_ thousandths: Int) -> String {
    let digits = String(thousandths + 1000)
    return (thousandths == 1000 ? "1" : "0") + "." + digits.suffix(3)
  }
}
