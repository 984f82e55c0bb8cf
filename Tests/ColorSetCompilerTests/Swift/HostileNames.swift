/// Names that a careless compiler would let out of a literal, a comment or an identifier.
enum HostileNames {
  /// Names of color sets; each may be the name of a folder on Linux.
  static let texts: [String] =
    [
      "quote\"", "\"", "\"\"", "\"\"\"", "\"\"\"\"", "\\", "\\\\", "end\\", "\\\"", "back\\slash",
      "\\(x)", "\\(fatalError())", "\\u{41}", "\\n", "\\0", "#", "#\"", "\"#", "\"\"\"#", "\\#(x)",
      "line\nfeed", "\n", "\nlet x = 1", "carriage\rreturn", "\r", "\r\n", "crlf\r\n\"\"\"", "\t",
      "tab\t", "\u{1}", "\u{1}A", "\u{1F}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{B}", "\u{C}",
      "*", "**", "`", "```", "`code`", "` let x = 1", "<b>", "<!-- -->", "- Parameter x: y",
      "@main",
      "$0", "$", "%", "%s", "&amp;", "}", "{", ");", "~", "|", "||", "'", ";", "?", "!", "=", "^",
      " ", "  ", " leading", "trailing ", "trailing  ", "\u{A0}", "trailing\u{A0}",
      "trailing\u{3000}",
      "\u{2028}", "\u{2029}", "a\u{2028}b", "\u{FEFF}", "\u{FEFF}mark", "ma\u{FEFF}rk", "\u{200B}",
      "\u{202E}bidi", "\u{2066}bidi\u{2069}", "\u{200F}", "\u{61C}", "\u{E0001}", "\u{AD}",
      "é", "e\u{301}", "\u{301}", "\"\u{301}", "\\\u{301}", "`\u{301}", "日本語", "привет", "עברית",
      "عربى", "ᄒ", "\u{3164}", "😀", "👩‍👩‍👧", "👍🏽", "🇩🇪", "\u{FE0F}", "0", "000", "12", "1.0",
      "٣", "½", "\u{E000}", "\u{FFFD}", "_", "__", "...", "-", "x.colorset", "x.xcassets",
      "#if DEBUG", "#warning(1)", "import x",
    ] + long + unassigned

  /// Names as long as a file system takes them.
  private static let long = ["x", "é", "日", "😀", "\"", "\\"].map { character in
    String(repeating: character, count: 246 / character.utf8.count)
  }

  /// Code points that Unicode has not given out; the file system of Apple's platforms does not take them.
  private static var unassigned: [String] {
    #if os(Linux)
      ["\u{378}", "\u{FFFF}", "\u{10FFFF}"]
    #else
      []
    #endif
  }

  /// The keywords of Swift, those that are reserved in places only among them.
  static let keywords: [String] = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "associativity",
    "async", "await", "borrowing", "break", "case", "catch", "class", "consume", "consuming",
    "continue", "convenience", "copy", "default", "defer", "deinit", "didSet", "discard", "do",
    "dynamic", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
    "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout",
    "internal", "is", "isolated", "lazy", "left", "let", "macro", "mutating", "nil", "nonisolated",
    "nonmutating", "nonsending", "none", "open", "operator", "optional", "override", "package",
    "postfix", "precedence", "precedencegroup", "prefix", "private", "protocol", "public",
    "repeat", "required", "rethrows", "return", "right", "self", "sending", "set", "some",
    "static", "struct", "subscript", "super", "switch", "then", "throw", "throws", "true", "try",
    "type", "typealias", "unowned", "unsafe", "using", "var", "weak", "where", "while", "willSet",
    "yield",
  ]

  /// Names of types and members that generated code, its runtime or the standard library has.
  static let types: [String] = [
    "allColors", "Array", "Bool", "CaseIterable", "color", "Color", "ColorCatalog",
    "ColorComponents", "ColorLookupError", "ColorSpace", "ColorTable", "_colorTable",
    "ColorTraits", "ColorValue", "CustomStringConvertible", "DynamicColor", "DynamicColors",
    "Double", "Equatable", "Error", "hash", "Hashable", "Hasher", "Int", "name", "named",
    "NearestNames", "Never", "NSColor", "Optional", "Palette", "Range", "resolved", "Result",
    "RGBA8", "Sendable", "Sequence", "SlotTraits", "StaticString", "String", "Swift", "SwiftUI",
    "SystemColor", "_table", "TableBytes", "TableColorCatalog", "TableRecord", "TableSlot",
    "TableText", "Text", "TransferFunction", "UIColor", "UIKit", "UInt8", "Void",
  ]
}
