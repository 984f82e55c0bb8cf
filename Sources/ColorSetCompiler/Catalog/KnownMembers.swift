/// Which members of a JSON object have been seen, to find those that stand twice.
struct KnownMembers {
  /// The object, in words.
  let container: String
  private var seen: UInt32 = 0
  private var unknownKeys: [[UInt8]] = []

  /// Unknown keys of one object beyond these are kept, but tell nobody anything new.
  private static let mostReported = 64

  init(container: String) { self.container = container }

  /// Notes a known key by its number; false, with a warning, when it has been there before.
  @inline(__always)
  mutating func isNew(
    _ number: UInt32, _ key: JSONNode, _ tree: JSONTree, _ bytes: RawSpan,
    _ problems: inout ProblemList
  ) -> Bool {
    if seen >> number & 1 == 0 {
      seen |= 1 << number
      return true
    }
    problems.append(.duplicateKey(tree.string(key, in: bytes), container, at: key.position))
    return false
  }

  /// Keeps a member that is not known, with a warning.
  mutating func keepUnknown(
    _ key: JSONNode, _ value: Int, _ tree: JSONTree, _ bytes: RawSpan,
    _ problems: inout ProblemList, _ unknown: inout [UnknownMember]
  ) {
    let name = tree.string(key, in: bytes)
    // Texts of different bytes are different keys, though Unicode calls some of them equal.
    let bytesOfName = Array(name.utf8)
    if unknownKeys.contains(bytesOfName) {
      problems.append(.duplicateKey(name, container, at: key.position))
    } else if unknownKeys.count < Self.mostReported {
      unknownKeys.append(bytesOfName)
      problems.append(.unknownKey(name, container, at: key.position))
    }
    let node = tree.nodes[value]
    let quotes = node.kind == .string ? 1 : 0
    unknown.append(
      UnknownMember(
        key: name, container: container,
        text: bytes.string(Int(node.start) - quotes..<Int(node.end) + quotes),
        position: key.position))
  }
}
