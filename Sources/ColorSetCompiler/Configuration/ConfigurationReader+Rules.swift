import DynamicColors

extension ConfigurationReader {
  /// Reads the levels and options of rules.
  mutating func readRules(_ object: Int) throws(ConfigurationError) {
    for (id, value) in try document.members(of: object, "'rules'") {
      let rule = try rule(id, at: value - 1, "configured")
      var setting = configuration.rules[id] ?? RuleSetting()
      switch document.kind(value) {
      case .string:
        setting.level = try document.choice(value, "the level of '\(id)'")
        configuration.origins["rules", id, "level"] = document.location(value)
      case .object: try read(value, of: rule, into: &setting)
      default:
        throw document.error(
          value,
          "the setting of '\(id)' is \(document.words(value)); it must be a level such as "
            + "\"\(rule.level)\", or an object with 'level' and options")
      }
      configuration.rules[id] = setting
    }
    configuration.origins["rules"] = document.location(object)
  }

  /// The rule of an id that stands in the file.
  func rule(_ id: String, at index: Int, _ verb: String) throws(ConfigurationError) -> Rule {
    if id == Diagnostic.unreadable {
      throw document.error(
        index, "'\(id)' cannot be \(verb): what cannot be read always counts; take this out")
    }
    if let rule = rules.first(where: { $0.id.utf8.elementsEqual(id.utf8) }) { return rule }
    let proposal = NearestNames.of(id, among: rules.map(\.id)).first.map { "did you mean '\($0)'?" }
    throw document.error(
      index, "'\(id.forMessage)' is not a rule; \(proposal ?? "'colorset rules' lists them")")
  }

  private mutating func read(
    _ object: Int, of rule: Rule, into setting: inout RuleSetting
  ) throws(ConfigurationError) {
    let names = ["level"] + rule.options.map(\.name)
    for (key, value) in try document.members(of: object, "the setting of '\(rule.id)'") {
      try document.require(
        key, at: value - 1, isAmong: names, "an option of '\(rule.id)'", "options")
      if let option = rule.options.first(where: { $0.name == key }) {
        setting.options[key] = try optionValue(value, option)
      } else {
        setting.level = try document.choice(value, "the level of '\(rule.id)'")
      }
      configuration.origins["rules", rule.id, key] = document.location(value)
    }
  }

  private func text(
    _ value: Int, _ what: String, _ option: RuleOption
  ) throws(ConfigurationError) -> String {
    let text = try document.string(value, what)
    guard let choices = option.choices, !choices.contains(text) else { return text }
    // People write the names of frameworks in small letters, too.
    let nearest =
      choices.first { $0.lowercased() == text.lowercased() }
      ?? NearestNames.of(text, among: choices).first
    throw document.error(
      value,
      "\(what) cannot be '\(text.forMessage)'; "
        + (nearest.map { "did you mean '\($0)'?" }
          ?? "it is one of \(choices.joined(separator: ", "))"))
  }

  private func optionValue(
    _ value: Int, _ option: RuleOption
  ) throws(ConfigurationError) -> RuleOptionValue {
    let what = "'\(option.name)'"
    switch option.standard {
    case .boolean: return .boolean(try document.boolean(value, what))
    case .number: return .number(try document.number(value, what))
    case .text: return .text(try text(value, what, option))
    case .texts:
      var texts: [String] = []
      for element in try document.elements(of: value, what) {
        texts.append(try text(element, "an element of \(what)", option))
      }
      return .texts(texts)
    }
  }
}
