import ColorSetCompiler
import DynamicColors

/// Traits in one word of a command line: `ipad,p3,elevated`.
enum TraitList {
  /// The words that are understood.
  ///
  /// - Parameter withAppearance: Whether the list says which appearance is meant.
  /// - Returns: The words, in the order in which help has them.
  static func words(withAppearance: Bool) -> [String] {
    (withAppearance ? ["light", "dark", "normal", "high"] : [])
      + ColorTraits.Idiom.allCases.map(\.catalogName)
      + ["srgb", "p3", "base", "elevated", "locale=NAME"]
  }

  /// The traits of a list.
  ///
  /// - Parameters:
  ///   - list: Words with commas between them.
  ///   - takesAppearance: Whether light, dark, normal and high are among them.
  /// - Returns: The traits; what the list does not name is the least specific.
  /// - Throws: ``UsageError`` for a word that is not understood, or two of one kind.
  static func parse(
    _ list: String, takesAppearance: Bool = false
  ) throws(UsageError) -> ColorTraits {
    var traits = ColorTraits()
    var kinds: [String: String] = [:]
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let part = part.drop { $0 == " " }
      let word = part.lowercased()
      let kind: String
      if let idiom = ColorTraits.Idiom.allCases.first(where: { $0.catalogName == word }) {
        traits.idiom = idiom
        kind = "device"
      } else if takesAppearance, word == "light" || word == "dark" {
        traits.luminosity = word == "dark" ? .dark : .light
        kind = "appearance"
      } else if takesAppearance, word == "high" || word == "normal" {
        traits.contrast = word == "high" ? .high : .normal
        kind = "contrast"
      } else if word == "srgb" || word == "p3" {
        traits.gamut = word == "p3" ? .displayP3 : .sRGB
        kind = "gamut"
      } else if word == "base" || word == "elevated" {
        traits.level = word == "base" ? .base : .elevated
        kind = "level"
      } else if word.hasPrefix("locale="), word.utf8.count > 7 {
        traits.locale = String(part.dropFirst(7))
        kind = "locale"
      } else {
        throw unknown(word, takesAppearance)
      }
      if let other = kinds.updateValue(word, forKey: kind) {
        throw UsageError(
          other == word
            ? "--traits names '\(word)' twice"
            : "--traits takes '\(other)' or '\(word)', not both: a request has one \(kind)")
      }
    }
    return traits
  }

  private static func unknown(_ word: String, _ takesAppearance: Bool) -> UsageError {
    let words = words(withAppearance: takesAppearance)
    if !takesAppearance, ["light", "dark", "high", "normal"].contains(word) {
      return UsageError(
        "--traits takes no '\(word)': light and dark, each with and without high contrast, "
          + "are always given")
    }
    let nearest = NearestNames.of(word, among: words).first
    return UsageError(
      "--traits does not know '\(word)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "it knows \(words.joined(separator: ", "))"))
  }
}
