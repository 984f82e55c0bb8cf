/// The words of color names.
enum NameWords {
  /// The words of a name in small letters: parted by what is no letter or digit, by capitals, and by numbers.
  static func words(of name: String) -> [String] {
    var name = name
    return name.withUTF8 { unsafe asciiWords(of: $0) } ?? wordsOfAnyScript(name)
  }

  private enum Kind { case small, capital, digit }

  /// The words of a name that has only ASCII, as nearly all have; nil for others.
  private static func asciiWords(of name: UnsafeBufferPointer<UInt8>) -> [String]? {
    var words: [String] = []
    var start = 0
    var last: Kind?
    func end(at end: Int) {
      if end > start {
        words.append(unsafe String(decoding: name[start..<end], as: UTF8.self).lowercased())
      }
      start = end
    }
    for index in 0..<name.count {
      let byte = unsafe name[index]
      guard byte < 0x80 else { return nil }
      guard let kind = asciiKind(byte) else {
        end(at: index)
        start = index + 1
        last = nil
        continue
      }
      switch (last, kind) {
      case (.small, .capital), (.digit, .capital), (.digit, .small), (.small, .digit),
        (.capital, .digit):
        end(at: index)
      case (.capital, .small) where index - start > 1: end(at: index - 1)
      default: break
      }
      last = kind
    }
    end(at: name.count)
    return words
  }

  /// What an ASCII character is, nil for one that is no letter and no digit.
  private static func asciiKind(_ byte: UInt8) -> Kind? {
    switch byte {
    case 0x61...0x7A: .small
    case 0x41...0x5A: .capital
    case 0x30...0x39: .digit
    default: nil
    }
  }

  private static func wordsOfAnyScript(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Kind?
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for character in name {
      guard character.isLetter || character.isNumber else {
        end()
        last = nil
        continue
      }
      let kind: Kind = character.isNumber ? .digit : character.isUppercase ? .capital : .small
      switch (last, kind) {
      case (.small, .capital), (.digit, .capital), (.digit, .small), (.small, .digit),
        (.capital, .digit):
        end()
      case (.capital, .small) where word.count > 1:
        // The last capital of several begins the next word: `HTMLText`.
        let first = word.removeLast()
        end()
        word = String(first)
      default: break
      }
      word.append(character)
      last = kind
    }
    end()
    return words
  }
}
