import Foundation
import Testing

/// What is wrong with a source's use of Apple's declarations, by the table of their first versions.
struct AppleUses {
  private let table: AvailabilityTable
  private let minimums: [AppleSystem: SystemVersion]
  private let types: Set<String>
  private let members: [String: [AvailabilityTable.Row]]
  private let ownNames: Set<String>

  /// Learns the names that are the runtime's own.
  init() throws {
    table = try AvailabilityTable()
    minimums = try AppleSystem.minimums()
    types = Set(table.rows.map(\.type))
    members = Dictionary(grouping: table.rows.filter { !$0.member.isEmpty }, by: \.baseName)
    var names: Set<String> = []
    for source in try AppleRuntime.sources() {
      let text = try String(contentsOf: source, encoding: .utf8)
      names.formUnion(Self.declaredNames(in: text))
    }
    ownNames = names
  }

  /// The names that a source declares, parameters and labels among them.
  private static func declaredNames(in source: String) -> Set<String> {
    var names: Set<String> = []
    let declaration =
      /\b(?:let|var|func|case|struct|class|enum|protocol|typealias|import|for)\s+`?([A-Za-z_]\w*)/
    for match in source.matches(of: declaration) { names.insert(String(match.output.1)) }
    for match in source.matches(of: /(?:^|[^.\w])([A-Za-z_]\w*):/) {
      names.insert(String(match.output.1))
    }
    for match in source.matches(of: /\{\s*(?:\[\w+\]\s*)?([a-z]\w*) in\b/) {
      names.insert(String(match.output.1))
    }
    return names
  }

  /// What is of the standard library, of Foundation, or a word of the language.
  private static let standardNames: Set<String> = [
    "Bool", "CGFloat", "CFString", "CaseIterable", "Comparable", "Dictionary", "Double", "Error",
    "Hashable", "Int", "NSLock", "Never", "Sendable", "Self", "Set", "StaticString", "String",
    "Swift", "SwiftUI", "UIKit", "AppKit", "CoreGraphics", "Foundation", "UInt8", "Void", "Value",
    "as", "break", "case", "class", "convenience", "default", "defer", "dropFirst", "else", "enum",
    "extension", "false", "final", "first", "for", "func", "guard", "if", "import", "in", "init",
    "internal", "is", "let", "lock", "map", "nil", "nonisolated", "package", "private", "public",
    "return", "self", "some", "static", "struct", "switch", "throws", "true", "try", "unchecked",
    "unlock", "unsafe", "var", "where", "while", "any", "escaping", "inlinable", "frozen",
  ]

  /// The problems of a source, one a line of text.
  func problems(in source: String, own: Set<String> = []) -> [String] {
    let tokens = SourceTokens(source, minimums: minimums).tokens
    var problems: [String] = []
    var extended: String?
    var result: String?
    for (index, token) in tokens.enumerated() where token.isName && !token.versions.isEmpty {
      let before = index > 0 ? tokens[index - 1].text : ""
      let earlier = index > 1 ? tokens[index - 2].text : ""
      let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
      if token.text == "extension" { extended = Self.type(at: index + 1, in: tokens) }
      if token.text == "var" || token.text == "func" {
        result = Self.result(of: index, in: tokens)
      }
      var rows: [AvailabilityTable.Row]?
      if types.contains(token.text),
        before != "." || types.contains("\(earlier).\(token.text)")
          || earlier == "SwiftUI"
      {
        problems += problem(token, [row(type: token.text)].compactMap { $0 }, index)
        if after == "(" { rows = initializers(of: token.text, at: index + 1, in: tokens) }
      } else if token.text == "init", earlier == "self", let extended, types.contains(extended) {
        rows = initializers(of: extended, at: index + 1, in: tokens)
      } else if before == "." {
        let isCompared = earlier == "==" || earlier == "case"
        if let all = members[token.text], isCompared || !ownNames.contains(token.text) {
          let owner = types.contains(earlier) ? earlier : isCompared ? nil : result
          let isImplicit = types.contains(earlier) || !Self.isOperand(earlier)
          rows = isImplicit ? all.filter { owner == nil || $0.type == owner } : all
        }
      }
      if let rows { problems += problem(token, rows, index) }
      let isKnown =
        types.contains(token.text) || members[token.text] != nil || ownNames.contains(token.text)
        || own.contains(token.text) || Self.standardNames.contains(token.text)
      if !isKnown { problems.append("\(token.line): '\(token.text)' is not in the table") }
    }
    return problems
  }

  private func row(type: String) -> AvailabilityTable.Row? {
    table.rows.first { $0.member.isEmpty && ($0.type == type || $0.type.hasSuffix(".\(type)")) }
  }

  /// Nothing is wrong when one of the declarations that may be meant is there on every system.
  private func problem(
    _ token: SourceTokens.Token, _ rows: [AvailabilityTable.Row], _ index: Int
  ) -> [String] {
    if rows.isEmpty { return ["\(token.line): '\(token.text)' is not in the table for its type"] }
    let lacking = rows.map { row in
      token.versions.filter { system, version in
        row.versions[system].map { $0 > version } ?? true
      }.keys.map(\.rawValue).sorted()
    }
    if lacking.contains(where: \.isEmpty) { return [] }
    let systems = (lacking.min { $0.count < $1.count } ?? []).joined(separator: ", ")
    return ["\(token.line): '\(token.text)' is not there in the first versions of \(systems)"]
  }

  /// The initializers of Apple's that a call may mean; nil for one of the runtime's own.
  private func initializers(
    of type: String, at start: Int, in tokens: [SourceTokens.Token]
  ) -> [AvailabilityTable.Row]? {
    let all = (members["init"] ?? []).filter { $0.type == type }
    guard start < tokens.count else { return nil }
    if tokens[start].text == "{" { return all.filter { $0.labels == ["dynamicProvider"] } }
    guard tokens[start].text == "(" else { return nil }
    var labels: [String] = []
    var depth = 0
    for index in start..<tokens.count {
      let text = tokens[index].text
      if text == "(" || text == "[" { depth += 1 }
      if text == ")" || text == "]" { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1, text == "(" || text == "," else { continue }
      let isLabel = index + 2 < tokens.count && tokens[index + 2].text == ":"
      labels.append(isLabel ? tokens[index + 1].text : "_")
    }
    // A color of the runtime's is handed over as `self` or `color`.
    if labels == ["_"], ["self", "color"].contains(tokens[start + 1].text),
      tokens[start + 2].text == ")"
    {
      return nil
    }
    return all.filter { $0.labels.starts(with: labels) }
  }

  private static func isOperand(_ text: String) -> Bool {
    text == ")" || text == "]" || text == "?"
      || text.first.map { $0.isLetter } ?? false
        && !["return", "case", "in", "else", "init"].contains(text)
  }

  /// The last word of a type's name.
  private static func type(at start: Int, in tokens: [SourceTokens.Token]) -> String? {
    var name: String?
    for token in tokens[start...] {
      if token.isName && token.text != "where" {
        name = token.text
      } else if token.text != "." {
        break
      }
    }
    return name
  }

  /// The type of a property or of what a function returns.
  private static func result(of start: Int, in tokens: [SourceTokens.Token]) -> String? {
    for index in start..<tokens.count {
      if tokens[index].text == "{" { return nil }
      let isProperty = tokens[start].text == "var" && tokens[index].text == ":"
      if isProperty || tokens[index].text == "->" { return type(at: index + 1, in: tokens) }
    }
    return nil
  }
}
