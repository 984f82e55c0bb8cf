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
}
