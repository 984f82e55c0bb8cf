/// Texts as they may stand in a cell of a table in GitHub's Markdown.
enum MarkdownText {
  /// Ordinary words, without any formatting; a control character is spelled out.
  static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.forMessage(limit: 16384).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "#", "!":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text in the letters of code.
  ///
  /// Between backticks nothing can be escaped, so a text that would end them or the cell is written as HTML.
  static func code(_ text: String) -> String {
    let text = text.forMessage(limit: 16384)
    if !text.contains(where: { "`|\\".contains($0) }), !text.hasPrefix(" "), !text.hasSuffix(" "),
      !text.isEmpty
    {
      return "`\(text)`"
    }
    var result = ""
    for scalar in text.unicodeScalars {
      let isPlain =
        !scalar.isASCII || scalar.properties.isAlphabetic
        || "0123456789 ./:-".unicodeScalars.contains(scalar)
      result += isPlain ? String(scalar) : "&#\(scalar.value);"
    }
    return "<code>\(result)</code>"
  }
}
