extension ConfigurationReader {
  /// Reads which colors have elevated partners; a pattern takes the place of one for the same colors.
  mutating func readElevated(_ object: Int) throws(ConfigurationError) {
    let own = try partners(object, "elevated") { "the elevated partner of \($0)" }
    configuration.elevated = Self.join(own, configuration.elevated)
    configuration.origins["elevated"] = document.location(object)
  }

  /// Reads which colors are aliases; a pattern takes the place of one for the same colors.
  mutating func readAliases(_ object: Int) throws(ConfigurationError) {
    let own = try partners(object, "aliases") { "what \($0) is an alias of" }
    configuration.aliases = Aliases(Self.join(own, configuration.aliases.patterns))
    configuration.origins["aliases"] = document.location(object)
    for (name, value) in try document.members(of: object, "'aliases'") {
      guard let way = configuration.aliases.circle(from: name) else { continue }
      throw document.error(
        value,
        way.count == 1
          ? "'\(name.forMessage)' is an alias of itself; write the name of another color"
          : "'\(name.forMessage)' is an alias of itself, by way of "
            + way.dropFirst().map { "'\($0.forMessage)'" }.joined(separator: " and ")
            + "; take one of these entries out")
    }
  }

  private func partners(
    _ object: Int, _ key: String, _ words: (_ name: String) -> String
  ) throws(ConfigurationError) -> [PartnerPattern] {
    var patterns: [PartnerPattern] = []
    for (name, value) in try document.members(of: object, "'\(key)'") {
      let partner = try document.string(value, words("'\(name.forMessage)'"))
      guard !name.isEmpty, !partner.isEmpty else {
        throw document.error(
          name.isEmpty ? value - 1 : value, "a name in '\(key)' is empty; write that of a color")
      }
      guard
        let pattern = PartnerPattern(
          name: name, partner: partner, location: document.location(value))
      else {
        throw document.error(
          value,
          "'\(name.forMessage)' and '\(partner.forMessage)' must both have one '*', or none")
      }
      patterns.append(pattern)
    }
    return patterns
  }

  /// A file's own patterns, and then those for other colors of the files that it extends.
  private static func join(
    _ own: [PartnerPattern], _ inherited: [PartnerPattern]
  ) -> [PartnerPattern] {
    let replaced = Set(own.map { Array($0.name.utf8) })
    return own + inherited.filter { !replaced.contains(Array($0.name.utf8)) }
  }
}
