/// The configuration that is in force, written as a configuration: every setting, with a comment that says where it comes
/// from.
///
/// Read from the working folder it gives the same settings again.
package struct ConfigurationText {
  private let configuration: Configuration
  private let allRules: [Rule]

  /// Writes a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - rules: The rules that there are.
  /// - Returns: The text of a file.
  package static func write(_ configuration: Configuration, rules: [Rule] = Rule.all) -> String {
    ConfigurationText(configuration: configuration, allRules: rules).json.text
  }

  private init(configuration: Configuration, allRules: [Rule]) {
    self.configuration = configuration
    self.allRules = allRules.filter { $0.id != Diagnostic.unreadable }
  }

  private var json: AnnotatedJSON {
    let origins = configuration.origins
    // An empty list would say that names tell nothing, which does not hold by default.
    let pairs =
      origins["pairs"] == nil
      ? [] : [("pairs", array(configuration.pairs.map { ($0.json, $0.location) }, "pairs"))]
    return .object(
      [
        ("version", .value("1", comment: comment(origins["version"]))),
        ("generate", generate),
        ("roles", roles),
      ] + pairs + [
        ("distinct", array(configuration.distinct.map { ($0.json, $0.location) }, "distinct")),
        ("elevated", partners(configuration.elevated, "elevated")),
        ("aliases", partners(configuration.aliases.patterns, "aliases")),
        ("darkOnly", array(configuration.darkOnly.map { ($0.json, $0.location) }, "darkOnly")),
        ("rules", rules),
        ("ignore", array(configuration.ignores.map { ($0.json, $0.location) }, "ignore")),
      ], comment: "default")
  }

  private var generate: AnnotatedJSON {
    let origins = configuration.origins
    let standard = SwiftOptions()
    var members: [(key: String, value: AnnotatedJSON)] = []
    func add(_ key: String, _ spelling: String) {
      members.append((key, .value(spelling, comment: comment(origins["generate", key]))))
    }
    if let output = configuration.output { add("output", JSONText.string(output)) }
    add("name", JSONText.string(configuration.name ?? standard.rootName))
    add("access", JSONText.string((configuration.access ?? standard.access).rawValue))
    add("runtime", JSONText.string((configuration.runtime ?? standard.runtime).rawValue))
    if let extensions = configuration.extensions { add("extensions", "\(extensions)") }
    return .object(members, comment: "default")
  }

  private var roles: AnnotatedJSON {
    let members = ColorRole.allCases.compactMap { role in
      configuration.roles[role].map { patterns in
        let elements = patterns.map {
          AnnotatedJSON.value(JSONText.string($0.pattern.text), comment: comment($0.location))
        }
        let origin = configuration.origins["roles", role.rawValue]
        return (key: role.rawValue, value: AnnotatedJSON.array(elements, comment: comment(origin)))
      }
    }
    return .object(members, comment: comment(configuration.origins["roles"]))
  }

  private func partners(_ patterns: [PartnerPattern], _ key: String) -> AnnotatedJSON {
    .object(
      patterns.map {
        ($0.name, .value(JSONText.string($0.partner), comment: comment($0.location)))
      }, comment: comment(configuration.origins[key]))
  }

  private var rules: AnnotatedJSON {
    .object(
      allRules.map { ($0.id, json(of: $0)) },
      comment: comment(configuration.origins["rules"]))
  }

  private func json(of rule: Rule) -> AnnotatedJSON {
    let origins = configuration.origins
    let setting = configuration.rules[rule.id] ?? RuleSetting()
    let level = AnnotatedJSON.value(
      JSONText.string((setting.level ?? rule.level).rawValue),
      comment: comment(origins["rules", rule.id, "level"]))
    if rule.options.isEmpty { return level }
    let options = rule.options.map { option in
      (
        key: option.name,
        value: AnnotatedJSON.value(
          (setting.options[option.name] ?? option.standard).description,
          comment: comment(origins["rules", rule.id, option.name]))
      )
    }
    return .object([("level", level)] + options, comment: "default")
  }

  private func array(
    _ entries: [(json: String, location: Diagnostic.Location)], _ key: String
  ) -> AnnotatedJSON {
    .array(
      entries.map { .value($0.json, comment: comment($0.location)) },
      comment: comment(configuration.origins[key]))
  }

  private func comment(_ location: Diagnostic.Location?) -> String {
    guard let location else { return "default" }
    let line = location.position.map { ":\($0.line)" } ?? ""
    return "from \(location.path.forMessage(limit: 4096))\(line)"
  }
}
