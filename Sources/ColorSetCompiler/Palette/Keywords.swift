/// The words of Swift that cannot be names without back-ticks (The Swift Programming Language, "Lexical Structure").
package enum Keywords {
  private static let all: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static let longest = 15

  /// Whether a word is a keyword.
  package static func contains(_ word: String) -> Bool {
    word.utf8.count <= longest && all.contains(word)
  }

  /// An identifier as it is written: in back-ticks when it is a keyword.
  package static func escaped(_ identifier: String) -> String {
    contains(identifier) ? "`\(identifier)`" : identifier
  }
}
