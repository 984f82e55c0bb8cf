extension ConfigurationReader {
  /// The keys of `generate`.
  static let generateKeys = ["output", "name", "access", "runtime", "extensions"]

  /// Reads how generated code is wanted.
  mutating func readGenerate(_ object: Int) throws(ConfigurationError) {
    for (key, value) in try document.members(of: object, "'generate'", Self.generateKeys) {
      switch key {
      case "output": configuration.output = try document.path(value, "'output'")
      case "name":
        let name = try document.string(value, "'name'")
        if let problem = SwiftOptions.problem(withRootName: name) {
          throw document.error(
            value, "the name '\(name.forMessage)' \(problem); choose another, such as 'Palette'")
        }
        configuration.name = name
      case "access": configuration.access = try document.choice(value, "'access'")
      case "runtime": configuration.runtime = try document.choice(value, "'runtime'")
      default: configuration.extensions = try document.boolean(value, "'extensions'")
      }
      configuration.origins["generate", key] = document.location(value)
    }
  }

  /// Reads which colors have elevated partners; a pattern takes the place of one for the same colors.
  mutating func readElevated(_ object: Int) throws(ConfigurationError) {
    var own: [ElevatedPattern] = []
    for (base, value) in try document.members(of: object, "'elevated'") {
      let partner = try document.string(value, "the elevated partner of '\(base.forMessage)'")
      guard !base.isEmpty, !partner.isEmpty else {
        throw document.error(
          base.isEmpty ? value - 1 : value, "a name in 'elevated' is empty; write that of a color")
      }
      guard
        let pattern = ElevatedPattern(
          base: base, elevated: partner, location: document.location(value))
      else {
        throw document.error(
          value,
          "'\(base.forMessage)' and '\(partner.forMessage)' must both have one '*', or none")
      }
      own.append(pattern)
    }
    let replaced = Set(own.map { Array($0.base.utf8) })
    let inherited = configuration.elevated.filter { !replaced.contains(Array($0.base.utf8)) }
    configuration.elevated = own + inherited
    configuration.origins["elevated"] = document.location(object)
  }
}
