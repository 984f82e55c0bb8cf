import DynamicColors

extension Rule {
  /// A component that its color space has no meaning for.
  static let componentOutOfRange = Rule(
    id: "component-out-of-range",
    summary: "A component or alpha is below 0 or above 1 where that means nothing",
    rationale: """
      In srgb, display-p3 and gray-gamma-22 components go from 0 to 1, and alpha does in every color space; what lies beyond
      is cut off at some place, not the same on every platform. Such numbers often come from a conversion between color
      spaces, or are bytes written with a point ("255.0"). Write a number in the range, or use extended-srgb or
      extended-gray if the color is meant to be brighter or more saturated than the range allows.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
          { "red" : ▶"1.094", "green" : "0.000", "blue" : ▶"-0.226", "alpha" : "1.000" } } },
        { "idiom" : "universal", @dark, "color" : { "color-space" : "display-p3", "components" :
          { "red" : ▶"255.0", "green" : "0.5", "blue" : "0.25", "alpha" : "1.0" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" :
          { "white" : ▶2, "alpha" : "0x80" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "extended-srgb", "components" :
          { "red" : "1.094", "green" : "0.000", "blue" : "-0.226", "alpha" : ▶"1.5" } } }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "extended-srgb", "components" :
          { "red" : "1.094", "green" : "0.000", "blue" : "-0.226", "alpha" : "1.000" } } },
        { "idiom" : "universal", @dark, "color" : { "color-space" : "extended-gray", "components" :
          { "white" : "1.500", "alpha" : "0.0" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
          { "red" : "1.000", "green" : "0xFF", "blue" : "-0.0", "alpha" : 1 } } }
        """),
    ],
    check: .colorSet(needing: .beyondRange) { subject, findings in
      for index in subject.colorSet.slots.indices {
        guard case .components(let color) = subject.colorSet.slots[index].value else { continue }
        for (name, value) in members(of: color) where value < 0 || value > 1 {
          let space = name == "alpha" ? "" : " in \(color.space.catalogName)"
          findings.report(
            "\(name) is \(value), but only 0 to 1 has a meaning\(space); "
              + mend(name, value),
            in: subject, slot: index,
            at: subject.position(slot: index, "color", "components", name), variant: name)
        }
      }
    })

  /// What to write in place of a value: a byte with a point keeps its meaning without the point.
  private static func mend(_ name: String, _ value: Double) -> String {
    if name != "alpha", value >= 2, value <= 255, value == value.rounded() {
      return "write \"\(Int(value))\" if it is meant as a byte of 255"
    }
    return "write \"\(value < 0 ? "0.000" : "1.000")\""
  }

  /// The members of a color that are not to be beyond 0...1.
  private static func members(of color: ColorComponents) -> [(String, Double)] {
    let alpha = ("alpha", color.alpha)
    if color.space.isExtended { return [alpha] }
    if let white = color.white { return [("white", white), alpha] }
    return [("red", color.red), ("green", color.green), ("blue", color.blue), alpha]
  }
}
