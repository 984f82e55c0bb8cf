/// Finds the places of values in the file of a color set, for findings that point closer than at a slot.
///
/// The file is read again, which only happens when there is something to report.
struct SourceLocator {
  private let tree: JSONTree
  private let files: FileReader
  private let slots: [Int]
  private let count: Int

  /// Reads a file; nil when that is no longer possible.
  init?(path: String) {
    var files = FileReader()
    var tree = JSONTree()
    guard case .read(let count) = files.read(Array(path.utf8) + [0]) else { return nil }
    let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
    guard (try? JSONParser(.catalog).parse(bytes, into: &tree)) != nil,
      let colors = Self.member("colors", of: 0, in: tree, bytes), tree.nodes[colors].kind == .array
    else { return nil }
    var slots: [Int] = []
    tree.forEachElement(of: colors) { if tree.nodes[$0].kind == .object { slots.append($0) } }
    self.count = count
    self.slots = slots
    self.tree = tree
    self.files = files
  }

  /// The place of a value in a slot, by the keys that lead to it; nil when there is none.
  func position(slot: Int, _ keys: [String]) -> TextPosition? {
    guard slots.indices.contains(slot) else { return nil }
    let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
    var index = slots[slot]
    for key in keys {
      guard tree.nodes[index].kind == .object,
        let next = Self.member(key, of: index, in: tree, bytes)
      else { return nil }
      index = next
    }
    return tree.nodes[index].position
  }

  /// The last member of a key, which is the one that counts.
  private static func member(
    _ key: String, of object: Int, in tree: JSONTree, _ bytes: RawSpan
  ) -> Int? {
    guard tree.nodes[object].kind == .object else { return nil }
    var found: Int?
    tree.forEachMember(of: object) { name, value in
      if tree.string(name, in: bytes) == key { found = value }
    }
    return found
  }
}
