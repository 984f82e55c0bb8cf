/// Names without what is easily overlooked in them: capital and small letters, and Unicode normalization forms.
package enum NameFold {
  /// Two names that are the same once folded.
  package struct Pair: Sendable, Hashable {
    /// The number of the first name of its kind.
    package var first: Int
    /// The number of the later one.
    package var later: Int

    /// Makes a pair.
    package init(first: Int, later: Int) {
      self.first = first
      self.later = later
    }
  }

  /// Finds the names that are like an earlier one once folded, in their order.
  ///
  /// Each name is folded to a number once; only names whose number has come before are folded to text and compared, so
  /// the work grows with the count of names and is next to nothing for ASCII names that are all different.
  ///
  /// - Parameters:
  ///   - count: How many names there are.
  ///   - name: The name of a number.
  /// - Returns: Each later name with the first one that it is like.
  package static func pairs(count: Int, name: (Int) -> String) -> [Pair] {
    var known = NumberSet()
    known.reserve(count)
    var numbers: [UInt64] = []
    numbers.reserveCapacity(count)
    var repeated: Set<UInt64> = []
    for index in 0..<count {
      let number = number(of: name(index))
      numbers.append(number)
      if !known.insert(number) { repeated.insert(number) }
    }
    if repeated.isEmpty { return [] }
    var firsts: [String: Int] = [:]
    var pairs: [Pair] = []
    for index in 0..<count where repeated.contains(numbers[index]) {
      let folded = folded(name(index))
      if let first = firsts[folded] {
        pairs.append(Pair(first: first, later: index))
      } else {
        firsts[folded] = index
      }
    }
    return pairs
  }

  /// A number other than 0 that names have in common when they are the same once folded.
  private static func number(of name: String) -> UInt64 {
    if let number = asciiNumber(of: name) { return number }
    let folded = folded(name)
    return asciiNumber(of: folded) ?? max(1, UInt64(truncatingIfNeeded: folded.hashValue))
  }

  /// The number of an ASCII text by its small letters, nil when it is not ASCII.
  private static func asciiNumber(of name: String) -> UInt64? {
    let number = unsafe name.utf8.withContiguousStorageIfAvailable { utf8 -> UInt64? in
      var hash = ByteHash()
      var seen: UInt8 = 0
      for index in 0..<utf8.count {
        let byte = unsafe utf8[index]
        seen |= byte
        hash.add(byte &- 0x41 < 26 ? byte | 0x20 : byte)
      }
      return seen < 0x80 ? hash.number : nil
    }
    return number ?? nil
  }

  /// The name in small letters; `String` compares and hashes it without regard to its normalization form.
  ///
  /// Unicode has two characters that are another form of an ASCII character which is no letter; they become that, so
  /// that a text is equal to an ASCII text only when it is one.
  private static func folded(_ name: String) -> String {
    let small = name.lowercased()
    guard small.unicodeScalars.contains(where: { asciiForms[$0] != nil }) else { return small }
    var folded = String.UnicodeScalarView()
    for scalar in small.unicodeScalars { folded.append(asciiForms[scalar] ?? scalar) }
    return String(folded)
  }

  /// The Greek question mark and the Greek varia, by what they are in every normalization form.
  private static let asciiForms: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{37E}": ";", "\u{1FEF}": "`",
  ]
}
