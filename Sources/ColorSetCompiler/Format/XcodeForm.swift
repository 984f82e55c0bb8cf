/// A form in which Xcode writes the `Contents.json` of a catalog.
///
/// Both have two spaces a level, a space on either side of a colon, each member and each element on a line of its own, an
/// empty line in what is empty, and characters beyond ASCII as they are.
package enum XcodeForm: Sendable, Hashable {
  /// Since Xcode 11.4: keys in the order of their code points, and a line feed at the end.
  case modern
  /// Up to Xcode 11.3: keys in an order of their own, `info` and in it `version` first, and no line feed at the end.
  case legacy

  /// The form that a text is in, nil when Xcode has not written it, or not alone.
  ///
  /// - Parameters:
  ///   - tree: The values of the text.
  ///   - bytes: The text.
  /// - Returns: The form.
  static func of(_ tree: JSONTree, _ bytes: RawSpan) -> XcodeForm? {
    if bytes.byte(bytes.byteCount - 1) == 0x0A {
      return XcodeWriter.holds(bytes, tree, .modern) ? .modern : nil
    }
    return hasLegacyOrder(tree, bytes) && XcodeWriter.holds(bytes, tree, .legacy) ? .legacy : nil
  }

  /// Whether `info` comes first in a file, and `version` first in it.
  private static func hasLegacyOrder(_ tree: JSONTree, _ bytes: RawSpan) -> Bool {
    // Root, key, object, key.
    tree.nodes.count > 3 && tree.nodes[0].kind == .object
      && tree.isString(tree.nodes[1], "info", in: bytes) && tree.nodes[2].kind == .object
      && tree.nodes[2].next > 3 && tree.isString(tree.nodes[3], "version", in: bytes)
  }
}
