/// Reads the `info` of a file of a catalog.
enum InfoReader {
  /// Checks the object at an index.
  static func read(
    _ tree: JSONTree, _ bytes: RawSpan, _ object: Int, _ problems: inout ProblemList,
    _ unknown: inout [UnknownMember]
  ) {
    guard tree.nodes[object].kind == .object else {
      problems.append(.wrongType(tree.nodes[object], of: "'info'", expected: "an object"))
      return
    }
    var members = KnownMembers(container: "'info'")
    tree.forEachMember(of: object) { key, value in
      let node = tree.nodes[value]
      if tree.isString(key, "author", in: bytes) {
        _ = members.isNew(0, key, tree, bytes, &problems)
        if node.kind != .string {
          problems.append(.wrongType(node, of: "'author'", expected: "a string"))
        }
      } else if tree.isString(key, "version", in: bytes) {
        _ = members.isNew(1, key, tree, bytes, &problems)
        if node.kind == .string {
          problems.append(.stringVersion(tree.string(node, in: bytes), at: node.position))
        } else if node.kind != .number {
          problems.append(.wrongType(node, of: "'version'", expected: "the number 1"))
        }
      } else {
        members.keepUnknown(key, value, tree, bytes, &problems, &unknown)
      }
    }
  }
}
