/// Reads the file of a group or of a catalog.
struct GroupReader {
  /// Whether the names in the group begin with the group's.
  private(set) var providesNamespace = false
  private let isCatalog: Bool
  private var problems = ProblemList()

  init(isCatalog: Bool) { self.isCatalog = isCatalog }

  /// Reads the file of a name, from bytes that end in zero.
  ///
  /// - Returns: What is wrong with it.
  mutating func read(
    _ name: [UInt8], in folder: Int32, _ path: String, _ files: inout FileReader,
    _ tree: inout JSONTree
  ) -> [Diagnostic] {
    switch files.read(name, in: folder) {
    case .missing: return [.unreadableFile(path, "the link leads nowhere")]
    case .failed(let reason): return [.unreadableFile(path, reason)]
    case .tooLarge: return [.tooLargeFile(path)]
    case .read(let count):
      let bytes = unsafe files.buffer.span.bytes.extracting(0..<count)
      if isWrittenByXcode(bytes) { return [] }
      do throws(JSONError) {
        try JSONParser(.catalog).parse(bytes, into: &tree)
        read(tree, bytes)
      } catch {
        problems.append(.syntax(error))
      }
      return problems.all.map { $0.diagnostic(path: path, color: nil) }
    }
  }

  /// Whether the file has the bytes that Xcode writes for nearly all groups, of which nothing is wrong.
  private mutating func isWrittenByXcode(_ bytes: RawSpan) -> Bool {
    var cursor = TemplateCursor()
    guard
      cursor.take(
        "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }", lines: 5, bytes)
    else { return false }
    let isNamespace =
      !isCatalog
      && cursor.take(
        ",\n  \"properties\" : {\n    \"provides-namespace\" : true\n  }", lines: 3, bytes)
    guard cursor.take("\n}\n", lines: 2, bytes), cursor.index == bytes.byteCount else {
      return false
    }
    providesNamespace = isNamespace
    return true
  }

  private mutating func read(_ tree: JSONTree, _ bytes: RawSpan) {
    for comma in tree.trailingCommas { problems.append(.trailingComma(at: comma)) }
    if tree.hasByteOrderMark { problems.append(.byteOrderMark) }
    guard tree.nodes[0].kind == .object else {
      problems.append(.wrongType(tree.nodes[0], of: "the file", expected: "an object"))
      return
    }
    var members = KnownMembers(container: "the file")
    var unknown: [UnknownMember] = []
    tree.forEachMember(of: 0) { key, value in
      if tree.isString(key, "properties", in: bytes) {
        _ = members.isNew(0, key, tree, bytes, &problems)
        providesNamespace = false
        readProperties(tree, bytes, value)
      } else if tree.isString(key, "info", in: bytes) {
        _ = members.isNew(1, key, tree, bytes, &problems)
        InfoReader.read(tree, bytes, value, &problems, &unknown)
      } else {
        members.keepUnknown(key, value, tree, bytes, &problems, &unknown)
      }
    }
  }

  private mutating func readProperties(_ tree: JSONTree, _ bytes: RawSpan, _ object: Int) {
    guard tree.nodes[object].kind == .object else {
      problems.append(.wrongType(tree.nodes[object], of: "'properties'", expected: "an object"))
      return
    }
    var members = KnownMembers(container: "'properties'")
    var unknown: [UnknownMember] = []
    tree.forEachMember(of: object) { key, member in
      if tree.isString(key, "provides-namespace", in: bytes) {
        _ = members.isNew(0, key, tree, bytes, &problems)
        readNamespace(tree.nodes[member])
      } else if !Self.otherProperties.contains(tree.string(key, in: bytes)) {
        members.keepUnknown(key, member, tree, bytes, &problems, &unknown)
      }
    }
  }

  /// Properties that say nothing about colors.
  private static let otherProperties: Set<String> = [
    "compression-type", "generate-swift-asset-symbol-extensions", "localizable",
    "on-demand-resource-tags",
  ]

  private mutating func readNamespace(_ node: JSONNode) {
    switch node.kind {
    case .true where isCatalog:
      problems.append(
        CatalogProblem(
          severity: .warning, rule: "catalog-namespace",
          message: "a catalog provides no namespace, only its groups do; take the key out",
          position: node.position))
    case .true: providesNamespace = true
    case .false: providesNamespace = false
    default:
      problems.append(
        .wrongType(node, of: "'provides-namespace'", expected: "true or false"))
    }
  }
}
