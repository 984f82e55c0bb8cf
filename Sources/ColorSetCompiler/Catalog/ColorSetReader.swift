/// Stage 3 for one color set: the JSON tree of its file → slots, and what is wrong with them.
struct ColorSetReader {
  /// The slots in the order of the file.
  private(set) var slots: [Slot] = []
  /// What this version does not know.
  private(set) var unknownMembers: [UnknownMember] = []
  /// Where the file says that the set is localizable, nil when it does not.
  private(set) var localizable: TextPosition?
  /// What is wrong, in no order.
  private(set) var problems = ProblemList()

  /// Whether a slot was left out because there are too many.
  private var isFull = false

  /// More slots than this in one set are an error; Xcode offers some hundred.
  static let mostSlots = 4096

  /// Reads the file.
  mutating func read(_ tree: JSONTree, _ bytes: RawSpan) {
    for comma in tree.trailingCommas { report(.trailingComma(at: comma)) }
    if tree.hasByteOrderMark { report(.byteOrderMark) }
    guard tree.nodes[0].kind == .object else {
      report(.wrongType(tree.nodes[0], of: "the file", expected: "an object with 'colors'"))
      return
    }
    var members = KnownMembers(container: "the file")
    tree.forEachMember(of: 0) { key, value in
      if tree.isString(key, "colors", in: bytes) {
        _ = members.isNew(0, key, tree, bytes, &problems)
        slots = []
        readColors(tree, bytes, value)
      } else if tree.isString(key, "info", in: bytes) {
        _ = members.isNew(1, key, tree, bytes, &problems)
        InfoReader.read(tree, bytes, value, &problems, &unknownMembers)
      } else if tree.isString(key, "properties", in: bytes) {
        _ = members.isNew(2, key, tree, bytes, &problems)
        readProperties(tree, bytes, value)
      } else {
        members.keepUnknown(key, value, tree, bytes, &problems, &unknownMembers)
      }
    }
  }

  private mutating func report(_ problem: CatalogProblem) { problems.append(problem) }

  private mutating func readProperties(_ tree: JSONTree, _ bytes: RawSpan, _ object: Int) {
    localizable = nil
    guard tree.nodes[object].kind == .object else {
      report(.wrongType(tree.nodes[object], of: "'properties'", expected: "an object"))
      return
    }
    tree.forEachMember(of: object) { key, value in
      guard tree.isString(key, "localizable", in: bytes) else { return }
      localizable = tree.nodes[value].kind == .true ? tree.nodes[value].position : nil
    }
  }

  private mutating func readColors(_ tree: JSONTree, _ bytes: RawSpan, _ array: Int) {
    guard tree.nodes[array].kind == .array else {
      report(.wrongType(tree.nodes[array], of: "'colors'", expected: "an array of slots"))
      return
    }
    slots.reserveCapacity(4)
    tree.forEachElement(of: array) { element in
      guard tree.nodes[element].kind == .object else {
        report(.wrongType(tree.nodes[element], of: "a slot", expected: "an object"))
        return
      }
      guard slots.count < Self.mostSlots else {
        if !isFull { report(.tooManySlots(at: tree.nodes[element].position)) }
        isFull = true
        return
      }
      var reader = SlotReader()
      slots.append(reader.read(tree, bytes, element, &problems, &unknownMembers))
    }
  }
}
