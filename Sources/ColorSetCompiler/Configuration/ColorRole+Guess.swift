extension ColorRole {
  /// What a color is for by the words of its name, nil where that is not safe to say.
  ///
  /// Exactly one role must be spoken of: `Link Text` and `Button/Background` are two things at once. Words that say where a
  /// color lies, that it is for one appearance or state only, or what it looks like, make any guess unsafe.
  package static func guessed(from name: String) -> ColorRole? {
    var guess: ColorRole?
    for word in NameWords.words(of: name) {
      if unsafeWords.contains(word) || word.allSatisfy(\.isNumber) { return nil }
      guard let role = roleOfWord[word] else { continue }
      if let guess, guess != role { return nil }
      guess = role
    }
    return guess
  }

  /// What a word of a name, in small letters, says a color is for; nil where it says nothing, or not by itself.
  static func spoken(by word: String) -> ColorRole? { roleOfWord[word] }

  private static let roleOfWord: [String: ColorRole] = [
    "text": .text, "texts": .text, "label": .text, "labels": .text,
    "background": .background, "backgrounds": .background,
    "surface": .background, "surfaces": .background,
    "separator": .separator, "separators": .separator, "divider": .separator,
    "dividers": .separator, "border": .separator, "borders": .separator,
    "accent": .interactive, "tint": .interactive, "link": .interactive, "links": .interactive,
    "button": .interactive, "buttons": .interactive,
    "success": .status, "warning": .status, "error": .status, "destructive": .status,
  ]

  private static let unsafeWords: Set<String> = [
    "on", "over", "under", "field", "input", "view", "icon", "image", "shadow", "glow", "overlay",
    "gradient", "highlight", "highlighted", "selection", "selected", "marked", "cursor", "caret",
    "fill", "bg", "outline", "outlined", "stroke", "shade", "placeholder", "hint", "disabled",
    "badge", "badges", "bubble", "chip", "chips", "snackbar", "toast", "tooltip",
    "inactive", "inverse", "inverted", "static", "fixed", "always", "light", "dark", "black",
    "white", "gray", "grey", "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown",
  ]
}
