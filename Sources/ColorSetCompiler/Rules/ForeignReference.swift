import DynamicColors

extension Rule {
  /// A reference to a system color of another platform than that of its slot.
  static let foreignReference = Rule(
    id: "foreign-reference",
    summary: "A reference is to a system color of another platform than the slot's device",
    rationale: """
      The colors of one platform may be missing on another: Xcode warns when it compiles such a slot, and the app may get no
      color, or not the one that was chosen. A slot for iphone, ipad or car refers to 'ios', one for mac to 'osx', tv to
      'tvos', watch to 'watchos', vision to 'XR'; the platform 'universal' fits all. A universal slot is the matter
      of the rule one-platform-reference.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "mac", "color" : { "platform" : ▶"ios", "reference" : "labelColor" } },
        { "idiom" : "iphone", "color" : { "platform" : ▶"osx", "reference" : "windowBackgroundColor" } },
        { "idiom" : "vision", "color" : { "platform" : ▶"ios", "reference" : "systemGray6Color" } },
        { "idiom" : "watch", "color" : { "platform" : ▶"tvos", "reference" : "systemRedColor" } }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemBackgroundColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "universal", "reference" : "labelColor" } },
        { "idiom" : "iphone", "color" : { "platform" : "ios", "reference" : "linkColor" } },
        { "idiom" : "ipad", "color" : { "platform" : "ios", "reference" : "linkColor" } },
        { "idiom" : "ipad", "subtype" : "mac-catalyst",
          "color" : { "platform" : "osx", "reference" : "linkColor" } },
        { "idiom" : "car", "color" : { "platform" : "ios", "reference" : "linkColor" } },
        { "idiom" : "mac", "color" : { "platform" : "osx", "reference" : "linkColor" } },
        { "idiom" : "tv", "color" : { "platform" : "tvos", "reference" : "linkColor" } },
        { "idiom" : "watch", "color" : { "platform" : "universal", "reference" : "labelColor" } },
        { "idiom" : "vision", "color" : { "platform" : "XR", "reference" : "linkColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "mac", "color" : { "reference" : "labelColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "mac", "color" : { "platform" : "ios", "reference" : "windowBackgroundColor" } }
        """),
    ],
    check: .colorSet(needing: .reference) { subject, findings in
      for index in subject.colorSet.slots.indices {
        guard subject.colorSet.slots[index].isReachable,
          let color = subject.colorSet.slots[index].systemColor, color.isKnown,
          let platform = color.platform, platform != .universal
        else { continue }
        let idiom = subject.colorSet.slots[index].traits.idiom
        let fitting = platforms(of: idiom)
        guard let first = fitting.first, !fitting.contains(platform) else { continue }
        findings.report(
          message(color, platform, idiom, first), in: subject, slot: index,
          at: subject.position(slot: index, "color", "platform"))
      }
    })

  private static func message(
    _ color: SystemColor, _ platform: SystemColor.Platform, _ idiom: ColorTraits.Idiom,
    _ fitting: SystemColor.Platform
  ) -> String {
    let problem = "a slot for \(idiom.catalogName) has no use for a color of \(platform.rawValue)"
    return SystemColorNames.contain(color.name, of: fitting)
      ? "\(problem); write the platform '\(fitting.rawValue)'"
      : "\(problem); choose a color of \(fitting.rawValue) in place of '\(color.name.forMessage)'"
  }

  /// The platforms whose colors a slot of a device can refer to; none for a universal slot.
  private static func platforms(of idiom: ColorTraits.Idiom) -> [SystemColor.Platform] {
    switch idiom {
    case .universal: []
    case .iphone, .ipad, .car: [.iOS]
    // An iPad app on the Mac has the colors of both.
    case .macCatalyst: [.iOS, .macOS]
    case .mac: [.macOS]
    case .tv: [.tvOS]
    case .watch: [.watchOS]
    case .vision: [.visionOS]
    }
  }
}
