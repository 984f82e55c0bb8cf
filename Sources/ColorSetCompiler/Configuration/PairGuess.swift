/// What a color is drawn on by its name, where that is safe to say.
///
/// Only forms are here that were right in nearly every case in catalogs of real apps. Words for how a color looks make any
/// guess unsafe, since `Red Text` is not drawn on `Red Background`; what is disabled needs no contrast (WCAG 2.2, 1.4.3).
package enum PairGuess {
  private static let backgrounds: [(foreground: String, backgrounds: [String])] = [
    ("Text", ["Background", "BG", "Bg"]), ("text", ["background", "bg"]),
    ("Foreground", ["Background", "BG", "Bg"]), ("foreground", ["background", "bg"]),
  ]

  private static let suffixes = [" Color", "-color", "_color", " color", "Color", ""]

  private static let contrasts = [
    "contrast": "main", "Contrast": "Main", "contrastText": "main", "ContrastText": "Main",
  ]

  private static let idleWords: Set<String> = [
    "disabled", "inactive", "placeholder", "hint", "inverse", "inverted",
  ]

  private static let lookWords: Set<String> = [
    "light", "dark", "black", "white", "gray", "grey", "red", "orange", "yellow", "green", "blue",
    "purple", "pink", "brown", "cyan", "teal", "mint", "indigo", "magenta",
  ]

  /// The names that a color is drawn on if there are colors of these names in its group.
  ///
  /// `Button Text` is drawn on `Button Background` or `Button BG`, `Foreground` in the place of `Text` likewise, `onPrimary`
  /// on `primary`, and `Primary/contrast` on `Primary/main`.
  ///
  /// - Parameter name: The full name of a color.
  /// - Returns: Full names, the likeliest first; none where nothing is safe to say.
  package static func backgrounds(of name: String) -> [String] {
    let start = name.utf8.lastIndex(of: 0x2F).map { name.utf8.index(after: $0) } ?? name.startIndex
    let (namespace, leaf) = (String(name[..<start]), String(name[start...]))
    let words = Set(NameWords.words(of: leaf))
    guard words.isDisjoint(with: idleWords) else { return [] }
    if let main = contrasts[leaf] { return namespace.isEmpty ? [] : [namespace + main] }
    if let rest = afterOn(leaf) { return [namespace + rest] }
    guard words.isDisjoint(with: lookWords), !words.contains(where: { $0.allSatisfy(\.isNumber) })
    else { return [] }
    return surfaces(of: leaf).map { namespace + $0 }
  }

  /// Whether a name may tell anything; nearly no name does, and there can be many.
  ///
  /// - Parameters:
  ///   - name: The full name of a color.
  ///   - start: How many bytes of it are namespaces.
  /// - Returns: Whether it ends as one of a text does, in `text`, `ound`, `rast` or `olor`, or its last part begins with
  ///   `on`.
  static func mayTell(_ name: String, from start: Int) -> Bool {
    let mayTell = unsafe name.utf8.withContiguousStorageIfAvailable { utf8 in
      let end = utf8.count
      guard end - start >= 3 else { return false }
      if unsafe utf8[start] | 0x20 == 0x6F, unsafe utf8[start + 1] == 0x6E { return true }
      guard end - start >= 4 else { return false }
      var ending: UInt32 = 0
      for index in end - 4..<end { ending = unsafe ending << 8 | UInt32(utf8[index]) }
      return switch ending | 0x2000_0000 {
      case 0x7465_7874, 0x6F75_6E64, 0x7261_7374, 0x6F6C_6F72: true
      default: false
      }
    }
    return mayTell ?? true
  }

  private static func surfaces(of leaf: String) -> [String] {
    for suffix in suffixes where leaf.hasSuffix(suffix) {
      let stem = leaf.dropLast(suffix.count)
      for (foreground, backgrounds) in self.backgrounds where stem.hasSuffix(foreground) {
        let what = stem.dropLast(foreground.count)
        guard let before = what.last else { return [] }
        // In small letters only a word of its own counts: `context` is none.
        let isWord = foreground.first?.isUppercase == true || !before.isLetter && !before.isNumber
        guard isWord else { return [] }
        return backgrounds.map { what + $0 + suffix }
      }
    }
    return []
  }

  private static func afterOn(_ leaf: String) -> String? {
    guard leaf.hasPrefix("on") || leaf.hasPrefix("On") else { return nil }
    let rest = leaf.dropFirst(2)
    guard let first = rest.first else { return nil }
    if " -_".contains(first) { return rest.count > 1 ? String(rest.dropFirst()) : nil }
    guard first.isUppercase else { return nil }
    return leaf.hasPrefix("on") ? first.lowercased() + rest.dropFirst() : String(rest)
  }
}
