/// The words of color names.
enum NameWords {
  /// The words of a name in small letters: parted by what is no letter or digit, by capitals, and by numbers.
  static func words(of name: String) -> [String] {
    enum Kind { case small, capital, digit }
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
