extension ConfigurationReader {
  /// Reads which findings are set aside.
  mutating func readIgnores(_ array: Int) throws(ConfigurationError) {
    for element in try document.elements(of: array, "'ignore'") {
      let what = "an 'ignore' entry"
      var rule: String?
      var color: LocatedPattern?
      var reason: String?
      for (key, value) in try document.members(of: element, what, ["rule", "color", "reason"]) {
        switch key {
        case "rule":
          rule = try self.rule(try document.string(value, "'rule'"), at: value, "ignored").id
        case "color": color = try document.pattern(value, "'color'")
        default: reason = try document.sentence(value, "'reason'")
        }
      }
      let pattern = try required(
        color, "color", "the name of a color or a pattern", of: what, element)
      configuration.ignores.append(
        IgnoreEntry(
          rule: rule, color: pattern.pattern,
          reason: try required(reason, "reason", "a few words for later", of: what, element),
          location: document.location(element)))
    }
    configuration.origins["ignore"] = document.location(array)
  }

  /// Reads which colors are the same in light and dark on purpose.
  mutating func readDarkOnly(_ array: Int) throws(ConfigurationError) {
    for element in try document.elements(of: array, "'darkOnly'") {
      let what = "a 'darkOnly' entry"
      var color: LocatedPattern?
      var reason: String?
      for (key, value) in try document.members(of: element, what, ["color", "reason"]) {
        switch key {
        case "color": color = try document.pattern(value, "'color'")
        default: reason = try document.sentence(value, "'reason'")
        }
      }
      let pattern = try required(
        color, "color", "the name of a color or a pattern", of: what, element)
      configuration.darkOnly.append(
        DarkOnlyEntry(
          color: pattern.pattern,
          reason: try required(reason, "reason", "a few words for later", of: what, element),
          location: document.location(element)))
    }
    configuration.origins["darkOnly"] = document.location(array)
  }

  /// A value that an object cannot do without.
  func required<Value>(
    _ value: Value?, _ key: String, _ meaning: String, of what: String, _ object: Int
  ) throws(ConfigurationError) -> Value {
    guard let value else {
      throw document.error(object, "\(what) needs a '\(key)'; add \(meaning)")
    }
    return value
  }
}
