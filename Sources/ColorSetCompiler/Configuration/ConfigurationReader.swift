/// Reads a configuration file and those that it extends: JSON with comments and trailing commas.
///
/// A value of a file takes the place of what the files say that it extends. Objects are joined key by key, so a rule may
/// keep the options of one file and have its level from another; of `elevated`, the file's own patterns come first. The
/// entries of arrays are added to those that are there. A file counts once, also when several others extend it.
package struct ConfigurationReader {
  /// The file that is read.
  let document: ConfigurationDocument
  /// What was read so far.
  var configuration: Configuration

  /// The keys of the file.
  static let keys = [
    "version", "extends", "generate", "roles", "pairs", "distinct", "elevated", "darkOnly",
    "rules", "ignore",
  ]

  /// Reads the file of a path.
  ///
  /// - Throws: ``FileError`` or ``ConfigurationError``.
  package static func read(_ path: String) throws -> Configuration {
    var chain = ConfigurationChain(first: path)
    let document = try ConfigurationDocument(path: path, waits: true)
    var configuration = try read(document, over: Configuration(), &chain)
    configuration.path = path
    return configuration
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - configuration: What holds where the file says nothing.
  ///   - chain: The files that are being read and those that are done.
  static func read(
    _ document: ConfigurationDocument, over configuration: Configuration,
    _ chain: inout ConfigurationChain
  ) throws(ConfigurationError) -> Configuration {
    var document = document
    try document.parse()
    var reader = ConfigurationReader(document: document, configuration: configuration)
    try reader.read(&chain)
    return reader.configuration
  }

  private mutating func read(_ chain: inout ConfigurationChain) throws(ConfigurationError) {
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
