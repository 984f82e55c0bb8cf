/// A file of settings as JSON, and what a reader asks of its values, each answer checked.
struct ConfigurationDocument {
  /// The path of the file.
  let path: String
  private var tree = JSONTree()
  private var files: FileReader
  private var count = 0

  /// Loads a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - what: What the file is, for messages.
  ///   - mend: What to do when it is not there, for messages.
  ///   - largest: The size in bytes of the largest file that is read.
  ///   - waits: Whether to wait for what a pipe has to give.
  /// - Throws: ``FileError`` when it cannot be read.
  init(
    path: String, _ what: String = "configuration", mend: String = "",
    largest: Int = FileReader.largestFile, waits: Bool
  ) throws(FileError) {
    self.path = path
    files = FileReader(largest: largest)
    switch files.read(Array(path.utf8) + [0], waits: waits) {
    case .missing: throw FileError(path: path, message: "there is no such \(what) file\(mend)")
    case .failed(let reason):
      throw FileError(path: path, message: "the \(what) cannot be read: \(reason)")
    case .tooLarge: throw FileError(path: path, message: "the \(what) is too large")
    case .read(let count): self.count = count
    }
  }

  /// Finds the values in the text of the file; the first one, at index 0, holds all others.
  mutating func parse() throws(ConfigurationError) {
    var parsed = JSONTree()
    defer { tree = parsed }
    do throws(JSONError) {
      let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
      try JSONParser(.configuration).parse(bytes, into: &parsed)
    } catch {
      throw ConfigurationError(path: path, position: error.position, message: error.message)
    }
  }

  /// The kind of a value.
  func kind(_ index: Int) -> JSONNode.Kind { tree.nodes[index].kind }

  /// The kind of a value in words.
  func words(_ index: Int) -> String { tree.nodes[index].words }

  /// The place of a value.
  func location(_ index: Int) -> Diagnostic.Location {
    Diagnostic.Location(path: path, position: tree.nodes[index].position)
  }

  /// An error at a value.
  func error(_ index: Int, _ message: String) -> ConfigurationError {
    ConfigurationError(path: path, position: tree.nodes[index].position, message: message)
  }

  /// The text of a string, escapes undone.
  func text(_ index: Int) -> String {
    let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
    return tree.string(tree.nodes[index], in: bytes)
  }

  /// The bytes of a value as they stand in the file.
  func spelling(_ index: Int) -> String {
    let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
    return bytes.string(tree.nodes[index].range)
  }

  /// The elements of an array.
  func elements(of array: Int, _ what: String) throws(ConfigurationError) -> [Int] {
    guard kind(array) == .array else {
      throw error(array, "\(what) is \(words(array)); it must be an array")
    }
    var elements: [Int] = []
    tree.forEachElement(of: array) { elements.append($0) }
    return elements
  }

  /// The members of an object; a key stands before its value, at the index less one.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - what: What it is, for messages.
  ///   - known: The keys that it may have, nil for any.
  /// - Returns: The keys and the indices of their values, in the order of the text.
  /// - Throws: ``ConfigurationError`` for what is no object, a key that is not known, and one that stands twice.
  func members(
    of object: Int, _ what: String, _ known: [String]? = nil
  ) throws(ConfigurationError) -> [(key: String, value: Int)] {
    guard kind(object) == .object else {
      throw error(object, "\(what) is \(words(object)); it must be an object")
    }
    var members: [(key: String, value: Int)] = []
    let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
    tree.forEachMember(of: object) { key, value in
      members.append((tree.string(key, in: bytes), value))
    }
    var seen: Set<[UInt8]> = []
    for (key, value) in members {
      if let known { try require(key, at: value - 1, isAmong: known, "a key of \(what)", "keys") }
      guard seen.insert(Array(key.utf8)).inserted else {
        throw error(value - 1, "'\(key.forMessage)' stands twice in \(what); delete one")
      }
    }
    return members
  }

  /// Checks that a word is one of those that are known.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - index: The value that an error points at.
  ///   - known: The words that are known.
  ///   - what: What the word should be: `a key of 'generate'`.
  ///   - plural: What the known words are.
  /// - Throws: ``ConfigurationError`` when it is none of them.
  func require(
    _ word: String, at index: Int, isAmong known: [String], _ what: String, _ plural: String
  ) throws(ConfigurationError) {
    if known.contains(where: { $0.utf8.elementsEqual(word.utf8) }) { return }
    throw error(
      index, "'\(word.forMessage)' is not \(what); \(Suggestion.text(word, among: known, plural))")
  }
}
