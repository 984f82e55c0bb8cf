/// Names in Swift from names without any ASCII letter or digit.
enum UnicodeSymbolName {
  /// The identifier of the Unicode letters and digits of a name, nil when there are none.
  static func make(_ name: Substring, isNamespace: Bool) -> String? {
    let words = words(name)
    guard let first = words.first else { return nil }
    let hasSmall = words.contains { $0.unicodeScalars.contains { $0.properties.isLowercase } }
    guard hasSmall else { return words.joined(separator: "_") }
    var identifier = isNamespace ? capitalized(first) : first.lowercased()
    for word in words.dropFirst() { identifier += capitalized(word) }
    return identifier
  }

  /// The runs of characters that may stand in an identifier, each from a character that may begin one.
  private static func words(_ name: Substring) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let properties = scalar.properties
      let isPart = properties.isXIDContinue && properties.generalCategory != .connectorPunctuation
      if isPart && (properties.isXIDStart || !word.isEmpty) {
        word.append(scalar)
      } else if !isPart, !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
