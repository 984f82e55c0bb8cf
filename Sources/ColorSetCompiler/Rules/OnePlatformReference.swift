import DynamicColors

extension Rule {
  /// A reference in a slot for every device to a system color of one platform.
  static let onePlatformReference = Rule(
    id: "one-platform-reference",
    summary: "A slot for every device refers to a system color of one platform",
    rationale: """
      The reference is right as long as the catalog is built for that platform alone. On another one, the color may be
      missing, and the app gets none. Names that all platforms have can be written with the platform 'universal'.
      """,
    level: .note,
    triggering: [
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemBackgroundColor" } },
        ▶{ "idiom" : "universal", @dark, "color" : { "platform" : "osx", "reference" : "labelColor" } }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "universal", "reference" : "labelColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "iphone", "color" : { "platform" : "ios", "reference" : "systemBackgroundColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "noSuchColor" } }
        """),
    ],
    check: .colorSet(needing: .reference) { subject, findings in
      for index in subject.colorSet.slots.indices {
        guard subject.colorSet.slots[index].traits.idiom == .universal,
          subject.colorSet.slots[index].isReachable,
          let color = subject.colorSet.slots[index].systemColor, color.isKnown,
          let platform = color.platform, platform != .universal
        else { continue }
        findings.report(
          "'\(color.name.forMessage)' of \(platform.rawValue) may be missing on other platforms; "
            + mend(color.name, of: platform),
          in: subject, slot: index)
      }
    })

  private static func mend(_ name: String, of platform: SystemColor.Platform) -> String {
    if SystemColorNames.contain(name, of: .universal) { return "write the platform 'universal'" }
    let slots = "replace this slot by \(devices(of: platform))"
    // Of backgrounds, fills and lines, no color is everywhere.
    guard textEndings.contains(where: name.hasSuffix) else { return slots }
    return "choose one that all have, such as 'labelColor' of the platform 'universal', or \(slots)"
  }

  private static let textEndings = ["labelColor", "LabelColor", "textColor", "TextColor"]

  /// The devices of a platform, in words.
  private static func devices(of platform: SystemColor.Platform) -> String {
    switch platform {
    case .iOS: "one for iphone and one for ipad"
    case .macOS: "one for mac"
    case .tvOS: "one for tv"
    case .watchOS: "one for watch"
    case .visionOS: "one for vision"
    case .universal: "one for each device"
    }
  }
}
