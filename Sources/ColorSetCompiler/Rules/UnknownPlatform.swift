extension Rule {
  /// A reference to a system color of a platform that is not there.
  static let unknownPlatform = Rule(
    id: "unknown-platform",
    summary: "The platform of a reference is not one that Xcode knows",
    rationale: """
      Catalogs spell platforms in their own way: ios, osx, tvos, watchos, XR for visionOS, and universal for colors that all
      platforms have. Capitals matter: neither 'macos' nor 'iOS' is one of them. The reference then counts as one without a
      platform. Write the spelling that the message gives.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : ▶"iOS", "reference" : "labelColor" } },
        { "idiom" : "mac", "color" : { "platform" : ▶"macos", "reference" : "labelColor" } }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "universal", "reference" : "labelColor" } },
        { "idiom" : "mac", "color" : { "platform" : "osx", "reference" : "labelColor" } },
        { "idiom" : "vision", "color" : { "platform" : "XR", "reference" : "labelColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "reference" : "labelColor" } }
        """),
    ],
    check: .whileReading)
}
