/// Brings the bytes of one `Contents.json` into the form of Xcode.
package struct ContentsFormatter: Sendable {
  /// What becomes of a file.
  package enum Outcome: Sendable {
    /// It is in the form already.
    case unchanged
    /// It is in the form of Xcode 11.3 and earlier, and stays so.
    case legacy
    /// It is to have other bytes.
    case changed([UInt8])
    /// It describes something that is not ours.
    case foreign
    /// It cannot be read, and why.
    case broken(JSONError)
  }

  /// Whether the legacy form gives way to the modern one.
  package var rewritesLegacy: Bool

  /// Makes a formatter.
  package init(rewritesLegacy: Bool = false) {
    self.rewritesLegacy = rewritesLegacy
  }

  /// Formats a file.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - allowedKeys: The keys that the file must have no others than to be ours; nil for any.
  /// - Returns: What becomes of it.
  package func format(_ text: [UInt8], allowedKeys: [String]? = nil) -> Outcome {
    var tree = JSONTree()
    let bytes = unsafe text.span.bytes
    do throws(JSONError) {
      try JSONParser(.catalog).parse(bytes, into: &tree)
    } catch {
      return .broken(error)
    }
    guard tree.nodes[0].kind == .object else {
      return .broken(
        JSONError(
          message: "the file is \(tree.nodes[0].words); it must be an object",
          position: tree.nodes[0].position))
    }
    if let allowedKeys, Self.hasKey(outside: allowedKeys, tree, bytes) { return .foreign }
    if !rewritesLegacy, XcodeForm.of(tree, bytes) == .legacy { return .legacy }
    let formatted = XcodeWriter.write(tree, bytes, .modern)
    return formatted == text ? .unchanged : .changed(formatted)
  }

  private static func hasKey(
    outside allowed: [String], _ tree: JSONTree, _ bytes: RawSpan
  ) -> Bool {
    var hasOther = false
    tree.forEachMember(of: 0) { key, _ in
      if !allowed.contains(tree.string(key, in: bytes)) { hasOther = true }
    }
    return hasOther
  }
}
