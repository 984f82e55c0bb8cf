import DynamicColors

extension Rule {
  /// A reference to a system color that its platform does not have.
  static let unknownReference = Rule(
    id: "unknown-reference",
    summary: "A reference names a system color that its platform does not have",
    rationale: """
      What is not among the platform's colors may show as nothing, or as some other color, and no compiler says so. Apple's
      Human Interface Guidelines, "Color", list the system colors; a catalog spells them as Xcode's color inspector writes
      them, 'labelColor' for the label color. A reference without a platform may name a color of any. Choose the color from
      the list in Xcode again, or write the name that is suggested.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : ▶"systemBleuColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "iphone", "color" : { "platform" : "ios", "reference" : ▶"windowBackgroundColor" } },
        { "idiom" : "watch", "color" : { "platform" : "watchos", "reference" : ▶"separatorColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "reference" : ▶"label" } },
        { "idiom" : "universal", @dark, "color" : { "platform" : "universal", "reference" : ▶"BrandColor" } }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "universal", "reference" : "systemBlueColor" } },
        { "idiom" : "iphone", "color" : { "platform" : "ios", "reference" : "systemGray6Color" } },
        { "idiom" : "mac", "color" : { "platform" : "osx", "reference" : "controlAccentColor" } },
        { "idiom" : "tv", "color" : { "platform" : "tvos", "reference" : "tintColor" } },
        { "idiom" : "watch", "color" : { "platform" : "watchos", "reference" : "systemMintColor" } },
        { "idiom" : "vision", "color" : { "platform" : "XR", "reference" : "systemFillColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "reference" : "windowBackgroundColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "" } }
        """),
    ],
    check: .colorSet(needing: .reference) { subject, findings in
      for index in subject.colorSet.slots.indices {
        guard let color = subject.colorSet.slots[index].systemColor, !color.isKnown else {
          continue
        }
        findings.report(
          message(color), in: subject, slot: index,
          at: subject.position(slot: index, "color", "reference"))
      }
    })

  private static func message(_ color: SystemColor) -> String {
    let owner = color.platform.map { " of \($0.rawValue)" } ?? ""
    let problem = "'\(color.name.forMessage)' is not a system color\(owner)"
    if let other = SystemColorNames.platforms(having: color.name).first {
      return problem
        + ", but one of \(other.rawValue); choose another color, "
        + "or write that platform if the slot is for its devices"
    }
    let names = SystemColorNames.of(color.platform)
    for name in [color.name, color.name + "Color"] {
      if let nearest = NearestNames.of(name, among: names).first {
        return problem + "; did you mean '\(nearest)'?"
      }
    }
    return problem + "; choose one in Xcode's color inspector, such as 'labelColor'"
  }
}
