/// A JSON text, and the edits that change one thing in it and leave every other byte as it is.
struct JSONEditor {
  /// The text.
  let text: [UInt8]
  /// Its values.
  let tree: JSONTree

  /// Parses a text; nil when it is not JSON.
  init?(_ text: [UInt8]) {
    var tree = JSONTree()
    guard (try? unsafe JSONParser(.catalog).parse(text.span.bytes, into: &tree)) != nil else {
      return nil
    }
    self.text = text
    self.tree = tree
  }

  /// The kind of a value.
  func kind(_ node: Int) -> JSONNode.Kind { tree.nodes[node].kind }

  /// The text of a string or a key.
  func string(_ node: Int) -> String { unsafe tree.string(tree.nodes[node], in: text.span.bytes) }

  /// The offsets of a value with its quotes.
  func range(_ node: Int) -> Range<Int> {
    let range = tree.nodes[node].range
    return kind(node) == .string ? range.lowerBound - 1..<range.upperBound + 1 : range
  }

  /// The bytes of a value.
  func bytes(_ node: Int) -> [UInt8] { Array(text[range(node)]) }

  /// The values of an object's members; each key stands before its value.
  func values(of object: Int) -> [Int] {
    guard kind(object) == .object else { return [] }
    var values: [Int] = []
    tree.forEachMember(of: object) { _, value in values.append(value) }
    return values
  }

  /// The elements of an array.
  func elements(of array: Int) -> [Int] {
    guard kind(array) == .array else { return [] }
    var elements: [Int] = []
    tree.forEachElement(of: array) { elements.append($0) }
    return elements
  }

  /// The last member of a key, which is the one that counts; nil when there is none.
  func member(_ key: String, of object: Int) -> Int? {
    values(of: object).last { string($0 - 1) == key }
  }

  /// The value that keys lead to, nil when one of them is not there.
  func value(_ keys: String..., of object: Int) -> Int? {
    var node = object
    for key in keys {
      guard let next = member(key, of: node) else { return nil }
      node = next
    }
    return node
  }

  /// The value or key that stands at a place, nil when none begins there.
  func node(at position: TextPosition?) -> Int? {
    position.flatMap { position in tree.nodes.firstIndex { $0.position == position } }
  }

  /// The container that directly holds a value or key, nil for the root.
  func container(of node: Int) -> Int? {
    (0..<node).last { Int(tree.nodes[$0].next) > node && $0 != node }
  }

  /// The offset of a place, nil when it is not in the text.
  func offset(of position: TextPosition) -> Int? {
    var line: Int32 = 1
    var start = 0
    while line < position.line {
      guard let end = text[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
      line += 1
    }
    let offset = start + Int(position.column) - 1
    return offset < text.count ? offset : nil
  }
}
