/// Reads a configuration file and those that it extends: JSON with comments and trailing commas.
///
/// A value of a file takes the place of what the files say that it extends. Objects are joined key by key, so a rule may
/// keep the options of one file and have its level from another; of `elevated` and `aliases`, its own patterns come first. The
/// entries of arrays are added to those that are there. A file counts once, also when several others extend it.
package struct ConfigurationReader {
  /// The file that is read.
  var document: ConfigurationDocument
  /// What was read so far.
  var configuration: Configuration
  /// The rules that can be configured.
  let rules: [Rule]

  /// The keys of the file.
  static let keys = [
    "version", "extends", "generate", "roles", "pairs", "distinct", "elevated", "aliases",
    "darkOnly", "rules", "ignore",
  ]

  /// Reads the file of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - rules: The rules that there are.
  /// - Returns: What the file says.
  /// - Throws: ``FileError`` or ``ConfigurationError``.
  package static func read(_ path: String, rules: [Rule] = Rule.all) throws -> Configuration {
    var chain = ConfigurationChain(first: path)
    let document = try ConfigurationDocument(path: path, waits: true)
    var reader = ConfigurationReader(
      document: document, configuration: Configuration(),
      rules: rules.filter { $0.id != Diagnostic.unreadable })
    try reader.read(&chain)
    reader.configuration.path = path
    return reader.configuration
  }

  /// Reads the file, and first what it extends.
  mutating func read(_ chain: inout ConfigurationChain) throws(ConfigurationError) {
    configuration.files.append(document.path)
    try document.parse()
    let members = try document.members(of: 0, "the configuration", Self.keys)
    for (key, value) in members where key == "extends" { try readExtends(value, &chain) }
    for (key, value) in members {
      switch key {
      case "version": try readVersion(value)
      case "generate": try readGenerate(value)
      case "roles": try readRoles(value)
      case "pairs": try readPairs(value)
      case "distinct": try readDistinct(value)
      case "elevated": try readElevated(value)
      case "aliases": try readAliases(value)
      case "darkOnly": try readDarkOnly(value)
      case "rules": try readRules(value)
      case "ignore": try readIgnores(value)
      default: break
      }
    }
  }

  private mutating func readVersion(_ value: Int) throws(ConfigurationError) {
    guard document.kind(value) == .number, document.spelling(value) == "1" else {
      throw document.error(value, "'version' must be 1, the only version of the configuration")
    }
    configuration.origins["version"] = document.location(value)
  }
}
