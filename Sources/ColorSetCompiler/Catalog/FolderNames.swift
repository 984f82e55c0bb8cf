/// The names of folders, in one array: most catalogs hold thousands of images, of which nothing but the name is kept.
package struct FolderNames: Sendable {
  /// The names, each with a zero byte after it, which no name can hold.
  private var bytes: [UInt8] = []

  /// Makes an empty list.
  init() {}

  /// Whether there is no name.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Adds a name.
  mutating func append(_ name: ArraySlice<UInt8>) {
    bytes.append(contentsOf: name)
    bytes.append(0)
  }

  /// Calls a closure with the bytes of each name, from which no text is made unless it is needed.
  func forEach(_ body: (Span<UInt8>) -> Void) {
    var start = 0
    let span = bytes.span
    for end in span.indices where span[end] == 0 {
      body(span.extracting(start..<end))
      start = end + 1
    }
  }
}
