import ColorSetCompiler
import DynamicColors

/// Traits in one word of a command line: `ipad,p3,elevated`.
enum TraitList {
  /// The words that are understood.
  static let words =
    ColorTraits.Idiom.allCases.map(\.catalogName) + [
      "srgb", "p3", "base", "elevated", "locale=NAME",
    ]

  /// The traits of a list.
  ///
  /// - Throws: ``UsageError`` for a word that is not understood, or two of one kind.
  static func parse(_ list: String) throws(UsageError) -> ColorTraits {
    var traits = ColorTraits()
    var kinds: Set<String> = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.lowercased()
      let kind: String
      if let idiom = ColorTraits.Idiom.allCases.first(where: { $0.catalogName == word }) {
        traits.idiom = idiom
        kind = "device"
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
        throw unknown(word)
      }
      guard kinds.insert(kind).inserted else {
        throw UsageError("--traits names two of one kind: \(kind)")
      }
    }
    return traits
  }

  private static func unknown(_ word: String) -> UsageError {
    if ["light", "dark", "high", "normal"].contains(word) {
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
