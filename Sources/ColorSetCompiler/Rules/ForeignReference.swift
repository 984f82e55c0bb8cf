import DynamicColors

extension Rule {
  /// A reference to a system color of another platform than that of its slot.
  static let foreignReference = Rule(
    id: "foreign-reference",
    summary: "A reference is to a system color of another platform than the slot's device",
    rationale: """
      The colors of one platform may be missing on another: Xcode warns when it compiles such a slot, and the app may get no
      color, or not the one that was chosen. A slot for iphone, ipad or car refers to 'ios', one for mac to 'osx', tv to
      'tvos', watch to 'watchos', vision to 'XR'; the platform 'universal' fits all. A universal slot that refers to one
      platform is right as long as the catalog is built for no other, so it is worth a note only.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "mac", "color" : { "platform" : ▶"ios", "reference" : "labelColor" } },
        { "idiom" : "iphone", "color" : { "platform" : ▶"osx", "reference" : "windowBackgroundColor" } },
        { "idiom" : "vision", "color" : { "platform" : ▶"ios", "reference" : "systemGray6Color" } },
        { "idiom" : "watch", "color" : { "platform" : ▶"tvos", "reference" : "systemRedColor" } }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemBackgroundColor" } },
        ▶{ "idiom" : "universal", @dark, "color" : { "platform" : "osx", "reference" : "labelColor" } }
        """),
    ],
    nonTriggering: [
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
    check: .colorSet { subject, findings in
      guard subject.facts.contains(.reference) else { return }
      for index in subject.colorSet.slots.indices {
        guard subject.colorSet.slots[index].isReachable,
          let color = subject.colorSet.slots[index].systemColor, color.isKnown,
          let platform = color.platform, platform != .universal
        else { continue }
        let idiom = subject.colorSet.slots[index].traits.idiom
        let fitting = platforms(of: idiom)
        if fitting.contains(platform) { continue }
        findings.report(
          message(color, platform, idiom, fitting.first), in: subject, slot: index,
          at: idiom == .universal ? nil : subject.position(slot: index, "color", "platform"),
          variant: idiom == .universal ? "universal-slot" : "",
          severity: idiom == .universal ? .note : nil)
      }
    })

  private static func message(
    _ color: SystemColor, _ platform: SystemColor.Platform, _ idiom: ColorTraits.Idiom,
    _ fitting: SystemColor.Platform?
  ) -> String {
    let name = color.name.forMessage
    let isEverywhere = SystemColorNames.contain(color.name, of: .universal)
    guard let fitting else {
      return "'\(name)' of \(platform.rawValue) may be missing on other platforms; "
        + (isEverywhere
          ? "write the platform 'universal'"
          : "choose a color of 'universal', or make every slot of the set one for "
            + devices(of: platform))
    }
    let problem = "a slot for \(idiom.catalogName) has no use for a color of \(platform.rawValue)"
    return SystemColorNames.contain(color.name, of: fitting)
      ? "\(problem); write the platform '\(fitting.rawValue)'"
      : "\(problem); choose a color of \(fitting.rawValue) in place of '\(name)'"
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

  /// The devices of a platform, in words.
  private static func devices(of platform: SystemColor.Platform) -> String {
    switch platform {
    case .iOS: "iphone and ipad"
    case .macOS: "mac"
    case .tvOS: "tv"
    case .watchOS: "watch"
    case .visionOS: "vision"
    case .universal: "each device"
    }
  }
}
