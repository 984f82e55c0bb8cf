/// Names in Swift for colors and namespaces, by the rules of Xcode's generated asset symbols.
///
/// 1. A name is split into words: at every character that is not an ASCII letter or digit, and inside that into runs of
///    digits, runs of capitals that no small letter follows, and small letters with the capital before them.
/// 2. A color's last word is left out when it is "color" in any case and not the only one.
/// 3. When no word has a small letter, the words are joined by `_` as they are. Otherwise the first is written in small
///    letters and the first letter of each other is made a capital; a namespace's first word gets a capital, too.
/// 4. A digit at the start gets a `_` before it, and a keyword stands in back-ticks.
///
/// Xcode gives no symbol to a name without an ASCII letter or digit; here the same rules then apply to Unicode's.
package enum SymbolName {
  /// What every generated type has by itself.
  package static let reservedMember = "allColors"

  /// The name of a color's member, nil when it has no letter or digit.
  package static func color(_ leaf: Substring) -> String? {
    var words = SymbolWords()
    return color(leaf, &words)
  }

  /// The name of a color set's member, made in memory that is used again.
  ///
  /// - Parameters:
  ///   - name: The name of the color set.
  ///   - start: How many bytes of it are namespaces.
  ///   - words: The memory.
  /// - Returns: The name, nil when there is no letter or digit after the namespaces.
  static func color(
    _ name: String, from start: Int, _ words: inout SymbolWords
  ) -> ColorIdentifier? {
    if SymbolWords.isSymbol(name, from: start) { return .leaf }
    let leaf = name[name.utf8.index(name.startIndex, offsetBy: start)...]
    return color(leaf, &words).map { .text($0) }
  }

  /// The name of a color's member, made in memory that is used again.
  static func color(_ leaf: Substring, _ words: inout SymbolWords) -> String? {
    words.split(leaf)
    if words.isEmpty { return UnicodeSymbolName.make(leaf, isNamespace: false) }
    words.dropLastIfColor()
    return Keywords.escaped(words.joined(isNamespace: false))
  }

  /// The name of a namespace's type, nil when it has no letter or digit.
  package static func namespace(_ leaf: Substring) -> String? {
    var words = SymbolWords()
    words.split(leaf)
    let name =
      words.isEmpty
      ? UnicodeSymbolName.make(leaf, isNamespace: true) : words.joined(isNamespace: true)
    // Inside the type these would hide what its members are made of.
    guard let name, !runtimeNames.contains(name) else { return name.map { $0 + "_" } }
    return Keywords.escaped(name)
  }

  /// The types that generated code mentions, and those that cannot be nested in Swift.
  private static let runtimeNames: Set<String> = [
    "ColorTable", "DynamicColor", "DynamicColors", "Protocol", "Self", "Swift",
    "TableColorCatalog", "Type",
  ]
}
