extension RuleExample.File {
  /// The sign of a place where a finding must be.
  package static let marker: Character = "▶"

  /// The path on disk, with the file of a color set's folder.
  package var diskPath: String {
    let path = path.filter { $0 != Self.marker }
    return isColorSet ? path + "/Contents.json" : path
  }

  /// Whether it is an empty folder.
  package var isFolder: Bool { path.hasSuffix("/") }

  /// Whether it lies beside the catalog.
  package var isBesideCatalog: Bool { path.filter { $0 != Self.marker }.hasPrefix("../") }

  /// Whether it is a color set that is given by its slots.
  package var isColorSet: Bool { path.lowercased().hasSuffix(".colorset") && !text.isEmpty }

  /// The whole text with its markers, abbreviations written out.
  package var markedText: String {
    guard isColorSet else { return Self.expanded(text) }
    let slots = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
    return Self.expanded(
      "{\n  \"colors\" : [\n\(slots)\n  ],\n"
        + "  \"info\" : { \"author\" : \"xcode\", \"version\" : 1 }\n}\n")
  }

  /// The whole text without markers.
  package var diskText: String { String(markedText.filter { $0 != Self.marker }) }

  private static let appearances: [(String, String)] = [
    ("@dark+high", appearance("luminosity", "dark") + ", " + appearance("contrast", "high")),
    ("@light+high", appearance("luminosity", "light") + ", " + appearance("contrast", "high")),
    ("@dark", appearance("luminosity", "dark")), ("@light", appearance("luminosity", "light")),
    ("@high", appearance("contrast", "high")),
  ]

  private static func appearance(_ kind: String, _ value: String) -> String {
    "{ \"appearance\" : \"\(kind)\", \"value\" : \"\(value)\" }"
  }

  private static func expanded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    var isQuoted = false
    while let character = rest.first {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, let (word, written) = appearances.first(where: { rest.hasPrefix($0.0) }) {
        result += "\"appearances\" : [ \(written) ]"
        rest = rest.dropFirst(word.count)
      } else if !isQuoted, let (color, end) = color(rest) {
        result += color
        rest = rest[end...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The components of the color that a text begins with, and where it goes on.
  private static func color(_ text: Substring) -> (String, String.Index)? {
    let isWide = text.hasPrefix("p3#")
    guard isWide || text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst(isWide ? 3 : 1).prefix(6)
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit) else { return nil }
    let channels = [digits.prefix(2), digits.dropFirst(2).prefix(2), digits.suffix(2)]
    let members = zip(["red", "green", "blue"], channels).map { "\"\($0)\" : \"0x\($1)\"" }
    let space = isWide ? "display-p3" : "srgb"
    return (
      "{ \"color-space\" : \"\(space)\", \"components\" : "
        + "{ \"alpha\" : \"1.000\", \(members.joined(separator: ", ")) } }", digits.endIndex
    )
  }
}
