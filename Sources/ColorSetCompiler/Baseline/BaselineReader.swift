/// Reads the file of a baseline.
package struct BaselineReader {
  private let path: String
  private var tree = JSONTree()

  /// Reads the file of a path.
  ///
  /// - Throws: ``FileError``, or ``ConfigurationError`` for a file that is no baseline.
  package static func read(_ path: String) throws -> Baseline {
    var files = FileReader()
    switch files.read(Array(path.utf8) + [0], waits: true) {
    case .missing:
      throw FileError(
        path: path, message: "there is no such baseline; make one with --write-baseline")
    case .failed(let reason):
      throw FileError(path: path, message: "the baseline cannot be read: \(reason)")
    case .tooLarge: throw FileError(path: path, message: "the baseline is too large")
    case .read(let count):
      var reader = BaselineReader(path: path)
      return try reader.read(unsafe files.buffer.span.bytes.extracting(0..<count))
    }
  }

  private init(path: String) { self.path = path }

  private mutating func read(_ bytes: RawSpan) throws(ConfigurationError) -> Baseline {
    do throws(JSONError) {
      try JSONParser(.configuration).parse(bytes, into: &tree)
    } catch {
      throw ConfigurationError(path: path, position: error.position, message: error.message)
    }
    var baseline = Baseline([])
    guard tree.nodes[0].kind == .object, let version = member("version", of: 0, bytes),
      let findings = member("findings", of: 0, bytes), tree.nodes[findings].kind == .array
    else { throw error(0, "this is no baseline: it needs 'version' and 'findings'") }
    guard bytes.equals(tree.nodes[version].range, "1") else {
      throw error(version, "the version must be 1; write the baseline again with --write-baseline")
    }
    var elements: [Int] = []
    tree.forEachElement(of: findings) { elements.append($0) }
    for element in elements {
      let (entry, count) = try entry(element, bytes)
      baseline.add(entry, count: count)
    }
    return baseline
  }

  private func entry(
    _ object: Int, _ bytes: RawSpan
  ) throws(ConfigurationError) -> (BaselineEntry, Int) {
    guard tree.nodes[object].kind == .object, let rule = text("rule", of: object, bytes),
      let subject = text("subject", of: object, bytes)
    else { throw error(object, "a finding needs the strings 'rule' and 'subject'") }
    let entry = BaselineEntry(
      rule: rule, subject: subject, appearance: text("appearance", of: object, bytes) ?? "",
      variant: text("message", of: object, bytes) ?? "")
    guard let count = member("count", of: object, bytes) else { return (entry, 1) }
    guard let number = Int(bytes.string(tree.nodes[count].range)), 1...1_000_000 ~= number else {
      throw error(count, "'count' must be a whole number from 1 on")
    }
    return (entry, number)
  }

  private func member(_ key: StaticString, of object: Int, _ bytes: RawSpan) -> Int? {
    var found: Int?
    tree.forEachMember(of: object) { name, value in
      if tree.isString(name, key, in: bytes) { found = value }
    }
    return found
  }

  private func text(_ key: StaticString, of object: Int, _ bytes: RawSpan) -> String? {
    guard let value = member(key, of: object, bytes), tree.nodes[value].kind == .string else {
      return nil
    }
    return tree.string(tree.nodes[value], in: bytes)
  }

  private func error(_ index: Int, _ message: String) -> ConfigurationError {
    ConfigurationError(path: path, position: tree.nodes[index].position, message: message)
  }
}
