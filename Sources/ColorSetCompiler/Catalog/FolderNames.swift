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

  /// The names, made into text one after the other.
  package var texts: some Sequence<String> {
    bytes.split(separator: 0).lazy.map { String(decoding: $0, as: UTF8.self) }
  }
}
