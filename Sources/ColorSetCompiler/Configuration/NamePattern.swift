/// A pattern of color names; each `*` stands for any text.
package struct NamePattern: Sendable, Hashable {
  /// The pattern as it is written.
  package let text: String
  private let parts: [[UInt8]]

  /// Makes a pattern.
  package init(_ text: String) {
    self.text = text
    parts = text.utf8.split(separator: 0x2A, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Whether the pattern is a name and stands for nothing else.
  var isName: Bool { parts.count == 1 }

  /// Whether a name is one of those that the pattern stands for, byte for byte.
  package func matches(_ name: String) -> Bool { matches(Array(name.utf8)) }

  /// Whether the bytes of a name are those of one that the pattern stands for.
  func matches(_ name: [UInt8]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    guard parts.count > 1 else { return name == first }
    guard name.count >= first.count + last.count, name.starts(with: first),
      name.suffix(last.count).elementsEqual(last)
    else { return false }
    var index = first.count
    let end = name.count - last.count
    for part in parts.dropFirst().dropLast() {
      guard let found = Self.firstIndex(of: part, in: name[index..<end]) else { return false }
      index = found + part.count
    }
    return true
  }

  private static func firstIndex(of part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard part.count <= text.count else { return nil }
    return (text.startIndex...text.endIndex - part.count).first {
      text[$0..<$0 + part.count].elementsEqual(part)
    }
  }
}
