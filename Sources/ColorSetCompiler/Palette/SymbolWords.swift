/// The words of an asset's name, as ranges of its bytes, in memory that serves for one name after the other.
struct SymbolWords {
  private var bytes: [UInt8] = []
  private var words: [Range<Int>] = []
  private var name: [UInt8] = []

  /// Splits the ASCII letters and digits of a name.
  mutating func split(_ text: some StringProtocol) {
    bytes.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable {
      unsafe bytes.append(contentsOf: $0)
    }
    if isCopied == nil { bytes.append(contentsOf: text.utf8) }
    var index = 0
    while index < bytes.count {
      let start = index
      if Self.isDigit(bytes[index]) {
        while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
      } else if Self.isCapital(bytes[index]), !isSmall(at: index + 1) {
        while index < bytes.count, Self.isCapital(bytes[index]), !isSmall(at: index + 1) {
          index += 1
        }
      } else if Self.isCapital(bytes[index]) || isSmall(at: index) {
        index += 1
        while isSmall(at: index) { index += 1 }
      } else {
        index += 1
        continue
      }
      words.append(start..<index)
    }
  }

  /// Whether the name of a color set without namespaces is found, by one look at its bytes, to be the symbol as it is: small
  /// letters first, then letters and digits of which at least one is no small letter, so that it is no keyword either.
  ///
  /// - Parameters:
  ///   - name: The whole name.
  ///   - start: How many bytes of it are namespaces.
  /// - Returns: Whether it is; false also for a text that is not stored as UTF-8, which ``split(_:)`` can take apart.
  static func isSymbol(_ name: String, from start: Int) -> Bool {
    let isSymbol = unsafe name.utf8.withContiguousStorageIfAvailable { utf8 in
      guard utf8.count > start, unsafe utf8[start] &- 0x61 < 26 else { return false }
      var (previous, isWord) = (UInt8(0), true)
      var ending: UInt64 = 0
      for index in start..<utf8.count {
        let byte = unsafe utf8[index]
        ending = ending << 8 | UInt64(byte)
        if byte &- 0x61 < 26 {
          // After a digit a word begins, which gets a capital letter.
          if isDigit(previous) { return false }
        } else {
          guard isDigit(byte) || isCapital(byte) else { return false }
          isWord = false
        }
        previous = byte
      }
      // "color" in any case; as the last word it is left out.
      return !isWord && (ending | 0x20_2020_2020) & 0xFF_FFFF_FFFF != 0x63_6F6C_6F72
    }
    return isSymbol ?? false
  }

  /// Whether there is no word.
  var isEmpty: Bool { words.isEmpty }

  /// Leaves out the last word when it is "color" and not the only one.
  mutating func dropLastIfColor() {
    guard words.count > 1, let last = words.last, last.count == 5,
      bytes[last].elementsEqual("color".utf8, by: { $0 | 0x20 == $1 })
    else { return }
    words.removeLast()
  }

  /// The words as one identifier.
  mutating func joined(isNamespace: Bool) -> String {
    name.removeAll(keepingCapacity: true)
    if let first = words.first, Self.isDigit(bytes[first.lowerBound]) { name.append(0x5F) }
    if !hasSmallLetter {
      for (number, word) in words.enumerated() {
        if number > 0 { name.append(0x5F) }
        name.append(contentsOf: bytes[word])
      }
      return String(decoding: name, as: UTF8.self)
    }
    var isFirst = !isNamespace
    for word in words {
      let start = name.count
      name.append(contentsOf: bytes[word])
      if isFirst {
        for index in start..<name.count where Self.isCapital(name[index]) { name[index] |= 0x20 }
        isFirst = false
      } else if name[start] &- 0x61 < 26 {
        name[start] &= 0xDF
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private var hasSmallLetter: Bool {
    for word in words {
      for index in word where isSmall(at: index) { return true }
    }
    return false
  }

  private func isSmall(at index: Int) -> Bool {
    index < bytes.count && bytes[index] &- 0x61 < 26
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
}
