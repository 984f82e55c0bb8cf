import ColorSetCompiler

/// A rule with an option of each kind, for tests of configurations.
enum SampleRule {
  /// The rule.
  static let rule = Rule(
    id: "sample", summary: "A rule for tests", rationale: "It has an option of each kind.",
    level: .note,
    options: [
      RuleOption("isLoud", "a boolean", standard: .boolean(false)),
      RuleOption("limit", "a number", standard: .number(4.5)),
      RuleOption("word", "a text", standard: .text("a \"b\"")),
      RuleOption("names", "texts", standard: .texts(["x", "y"])),
    ], triggering: [], nonTriggering: [], check: .whileReading)

  /// All rules, with this one.
  static let all = Rule.all + [rule]

  /// What a text says as a configuration.
  static func configuration(_ text: String) throws -> Configuration {
    try FileFolder.use { folder throws in
      try folder.write(text, to: "settings.json")
      return try ConfigurationReader.read(folder.path("settings.json"), rules: all)
    }
  }
}
