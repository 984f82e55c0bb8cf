import ColorSetCompiler

/// What the JSON parser makes of a text.
struct ParsedJSON {
  /// The values.
  let tree: JSONTree
  /// What is wrong with the text.
  let error: JSONError?

  init(_ bytes: [UInt8], _ options: JSONOptions) {
    var tree = JSONTree()
    do throws(JSONError) {
      try unsafe JSONParser(options).parse(bytes.span.bytes, into: &tree)
      error = nil
    } catch {
      self.error = error
    }
    self.tree = tree
  }

  init(_ text: String, _ options: JSONOptions) { self.init(Array(text.utf8), options) }
}
