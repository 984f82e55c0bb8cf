import DynamicColors

/// Reads a configuration file: JSON with comments and trailing commas.
package struct ConfigurationReader {
  private let path: String
  private var tree = JSONTree()
  private var configuration = Configuration()

  /// The keys of the file; those that concern rules say nothing to the compiler itself.
  private static let keys = [
    "version", "extends", "generate", "roles", "pairs", "distinct", "elevated", "darkOnly",
    "rules", "ignore",
  ]
  private static let generateKeys = ["output", "name", "access", "runtime", "extensions"]

  /// Reads the file of a path.
  ///
  /// - Throws: ``FileError`` or ``ConfigurationError``.
  package static func read(_ path: String) throws -> Configuration {
    var files = FileReader()
    switch files.read(Array(path.utf8) + [0], waits: true) {
    case .missing: throw FileError(path: path, message: "there is no such configuration file")
    case .failed(let reason):
      throw FileError(path: path, message: "the configuration cannot be read: \(reason)")
    case .tooLarge: throw FileError(path: path, message: "the configuration is too large")
    case .read(let count):
      var reader = ConfigurationReader(path: path)
      try reader.read(unsafe files.buffer.span.bytes.extracting(0..<count))
      return reader.configuration
    }
  }

  private init(path: String) {
    self.path = path
    configuration.path = path
  }

  private mutating func read(_ bytes: RawSpan) throws(ConfigurationError) {
    do throws(JSONError) {
      try JSONParser(.configuration).parse(bytes, into: &tree)
    } catch {
      throw ConfigurationError(path: path, position: error.position, message: error.message)
    }
    for (key, value) in try members(of: 0, "the configuration", Self.keys, bytes) {
      switch key {
      case "version":
        guard tree.nodes[value].kind == .number, bytes.equals(tree.nodes[value].range, "1") else {
          throw error(value, "'version' must be 1, the only version of the configuration")
        }
      case "generate": try readGenerate(value, bytes)
      case "elevated": try readElevated(value, bytes)
      case "rules": try readRules(value, bytes)
      case "ignore": try readIgnores(value, bytes)
      case "darkOnly": try readDarkOnly(value, bytes)
      default: break
      }
    }
  }

  private mutating func readGenerate(
    _ object: Int, _ bytes: RawSpan
  ) throws(ConfigurationError) {
    for (key, value) in try members(of: object, "'generate'", Self.generateKeys, bytes) {
      if key == "extensions" { continue }
      let text = try string(value, "'\(key)'", bytes)
      switch key {
      case "output":
        guard !text.isEmpty, !text.utf8.contains(0) else {
          throw error(value, "'output' is empty or holds a zero byte; name a file")
        }
        configuration.output = FilePath.collapsed(
          FilePath.normalized(
            text.hasPrefix("/") ? text : FilePath.join(FilePath.folder(of: path), text)))
      case "name":
        if let problem = SwiftOptions.problem(withRootName: text) {
          throw error(value, "the name '\(text.forMessage)' \(problem)")
        }
        configuration.name = text
      case "access": configuration.access = try choice(value, text, "access")
      default: configuration.runtime = try choice(value, text, "runtime")
      }
    }
  }

  private mutating func readElevated(
    _ object: Int, _ bytes: RawSpan
  ) throws(ConfigurationError) {
    for (base, value) in try members(of: object, "'elevated'", nil, bytes) {
      let text = try string(value, "the elevated partner of '\(base.forMessage)'", bytes)
      guard let pattern = ElevatedPattern(base: base, elevated: text) else {
        throw error(
          value, "'\(base.forMessage)' and '\(text.forMessage)' must both have one '*', or none")
      }
      configuration.elevated.append(pattern)
    }
  }

  private mutating func readRules(_ object: Int, _ bytes: RawSpan) throws(ConfigurationError) {
    for (id, value) in try members(of: object, "'rules'", Rule.all.map(\.id), bytes) {
      let text = try string(value, "the level of '\(id)'", bytes)
      configuration.rules[id] = RuleSetting(level: try choice(value, text, "level"))
    }
  }

  private mutating func readIgnores(_ array: Int, _ bytes: RawSpan) throws(ConfigurationError) {
    for element in try elements(of: array, "'ignore'") {
      let entry = try entry(element, "an 'ignore' entry", ["rule", "color", "reason"], bytes)
      configuration.ignores.append(
        IgnoreEntry(
          rule: entry["rule"], color: NamePattern(entry["color"] ?? "*"),
          reason: entry["reason"] ?? "",
          location: Diagnostic.Location(path: path, position: tree.nodes[element].position)))
    }
  }

  private mutating func readDarkOnly(_ array: Int, _ bytes: RawSpan) throws(ConfigurationError) {
    for element in try elements(of: array, "'darkOnly'") {
      let entry = try entry(element, "a 'darkOnly' entry", ["color", "reason"], bytes)
      configuration.darkOnly.append(NamePattern(entry["color"] ?? ""))
    }
  }

  private func entry(
    _ object: Int, _ what: String, _ keys: [String], _ bytes: RawSpan
  ) throws(ConfigurationError) -> [String: String] {
    var entry: [String: String] = [:]
    for (key, value) in try members(of: object, what, keys, bytes) {
      entry[key] = try string(value, "'\(key)'", bytes)
    }
    if entry["reason"]?.isEmpty ?? true {
      throw error(object, "\(what) needs a 'reason', for those who read it later")
    }
    return entry
  }

  private func elements(of array: Int, _ what: String) throws(ConfigurationError) -> [Int] {
    guard tree.nodes[array].kind == .array else {
      throw error(array, "\(what) is \(tree.nodes[array].words); it must be an array")
    }
    var elements: [Int] = []
    tree.forEachElement(of: array) { elements.append($0) }
    return elements
  }

  /// The members of an object; a key that is not among the known ones is an error.
  private func members(
    of object: Int, _ what: String, _ known: [String]?, _ bytes: RawSpan
  ) throws(ConfigurationError) -> [(key: String, value: Int)] {
    guard tree.nodes[object].kind == .object else {
      throw error(object, "\(what) is \(tree.nodes[object].words); it must be an object")
    }
    var members: [(key: String, value: Int)] = []
    tree.forEachMember(of: object) { key, value in
      members.append((tree.string(key, in: bytes), value))
    }
    for (index, (key, value)) in members.enumerated() {
      if let known, !known.contains(key) {
        let nearest = NearestNames.of(key, among: known).first
        throw error(
          value - 1,
          "'\(key.forMessage)' is not a key of \(what); "
            + (nearest.map { "did you mean '\($0)'?" }
              ?? "the keys are \(known.joined(separator: ", "))"))
      }
      if members[..<index].contains(where: { $0.key == key }) {
        throw error(value - 1, "'\(key.forMessage)' stands twice in \(what)")
      }
    }
    return members
  }

  private func string(
    _ index: Int, _ what: String, _ bytes: RawSpan
  ) throws(ConfigurationError) -> String {
    guard tree.nodes[index].kind == .string else {
      throw error(index, "\(what) is \(tree.nodes[index].words); it must be a string")
    }
    return tree.string(tree.nodes[index], in: bytes)
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ index: Int, _ text: String, _ what: String
  ) throws(ConfigurationError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(index, "the \(what) '\(text.forMessage)' is not one of \(names)")
    }
    return choice
  }

  private func error(_ index: Int, _ message: String) -> ConfigurationError {
    ConfigurationError(path: path, position: tree.nodes[index].position, message: message)
  }
}
