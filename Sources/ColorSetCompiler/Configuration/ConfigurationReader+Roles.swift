extension ConfigurationReader {
  /// Reads what colors are for; a role takes the place of what other files say about it.
  mutating func readRoles(_ object: Int) throws(ConfigurationError) {
    for (key, value) in try document.members(of: object, "'roles'") {
      let names = ColorRole.allCases.map(\.rawValue)
      try document.require(key, at: value - 1, isAmong: names, "a role", "roles")
      guard let role = ColorRole(rawValue: key) else { continue }
      configuration.roles[role] = try document.patterns(value, "the role '\(key)'")
      configuration.origins["roles", key] = document.location(value)
    }
    configuration.origins["roles"] = document.location(object)
  }

  /// Reads which groups of colors must be told apart.
  mutating func readDistinct(_ array: Int) throws(ConfigurationError) {
    for element in try document.elements(of: array, "'distinct'") {
      configuration.distinct.append(try distinctGroup(element))
    }
    configuration.origins["distinct"] = document.location(array)
  }

  private func distinctGroup(_ object: Int) throws(ConfigurationError) -> DistinctGroup {
    let what = "a 'distinct' group"
    var colors: [LocatedPattern]?
    var group = DistinctGroup(colors: [], location: document.location(object))
    let keys = ["colors", "name", "reason", "minimum"]
    for (key, value) in try document.members(of: object, what, keys) {
      switch key {
      case "colors":
        guard document.kind(value) == .array else {
          throw document.error(
            value, "'colors' is \(document.words(value)); it must be an array of names")
        }
        let patterns = try document.patterns(value, "'colors'")
        guard patterns.count > 1 || patterns.contains(where: { $0.pattern.text.contains("*") })
        else {
          throw document.error(
            value, "'colors' must name at least two colors, or have a name with '*'; add one")
        }
        colors = patterns
      case "name": group.name = try document.sentence(value, "'name'")
      case "reason": group.reason = try document.sentence(value, "'reason'")
      default: group.minimum = try document.number(value, "'minimum'", in: 0...100)
      }
    }
    group.colors = try required(
      colors, "colors", "an array with the names of its colors", of: what, object)
    guard group.name != nil || group.reason != nil else {
      throw document.error(
        object, "\(what) needs a 'name' or a 'reason'; add a few words for messages")
    }
    return group
  }
}
