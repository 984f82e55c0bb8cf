/// The words and signs of a Swift source, each with the systems that it is compiled for and the versions that are sure there.
struct SourceTokens {
  /// A word, a number or a sign.
  struct Token {
    var text: String
    var line: Int
    var versions: [AppleSystem: SystemVersion]

    /// Whether it is a name.
    var isName: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }
  }

  /// What is sure in a pair of braces.
  private struct Scope {
    var versions: [AppleSystem: SystemVersion]
    /// What is sure after it, when it is what a guard does otherwise.
    var guarded: [AppleSystem: SystemVersion]?
  }

  /// The tokens.
  private(set) var tokens: [Token] = []

  private var scopes: [Scope]
  private var conditions: [(isOpen: [AppleSystem: Bool], isUsed: [AppleSystem: Bool])] = []
  /// What a condition or an attribute makes sure until the braces after it end.
  private var pending: [AppleSystem: SystemVersion] = [:]
  private var guarding: [AppleSystem: SystemVersion]?

  /// Splits a source; `minimums` are sure everywhere.
  init(_ source: String, minimums: [AppleSystem: SystemVersion]) {
    scopes = [Scope(versions: minimums)]
    for (index, line) in Self.withoutTexts(source).enumerated() {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("#if ") || trimmed.hasPrefix("#else") || trimmed.hasPrefix("#endif") {
        readCondition(String(trimmed))
      } else {
        read(Self.words(of: line), line: index + 1)
      }
    }
  }

  private mutating func readCondition(_ line: String) {
    func answers(_ condition: Substring) -> [AppleSystem: Bool] {
      let pairs = AppleSystem.allCases.map { ($0, $0.satisfies(String(condition))) }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
    if line.hasPrefix("#endif") {
      conditions.removeLast()
    } else if line.hasPrefix("#if ") {
      let open = answers(line.dropFirst(4))
      conditions.append((open, open))
    } else {
      let used = conditions.removeLast().isUsed
      let wanted = line.hasPrefix("#elseif ") ? answers(line.dropFirst(8)) : answers("else")
      let open = wanted.merging(used) { $0 && !$1 }
      conditions.append((open, used.merging(open) { $0 || $1 }))
    }
  }

  private mutating func read(_ words: [String], line: Int) {
    var index = 0
    while index < words.count {
      let word = words[index]
      if word == "#available" || word == "@available" {
        let end = words[index...].firstIndex(of: ")") ?? words.count - 1
        let versions = Self.versions(words[index...end])
        if word == "#available", words[..<index].last == "guard" {
          guarding = versions
        } else {
          pending.merge(versions) { max($0, $1) }
        }
        index = end + 1
        continue
      }
      if word == "}" {
        let scope = scopes.removeLast()
        if let guarded = scope.guarded { raise(&scopes[scopes.count - 1].versions, guarded) }
      }
      append(word, line: line)
      if word == "{" { open() }
      index += 1
    }
  }

  private mutating func open() {
    var versions = scopes[scopes.count - 1].versions
    raise(&versions, pending)
    pending = [:]
    scopes.append(Scope(versions: versions, guarded: guarding))
    guarding = nil
  }

  private mutating func append(_ word: String, line: Int) {
    var versions = scopes[scopes.count - 1].versions
    raise(&versions, pending)
    for condition in conditions {
      versions = versions.filter { condition.isOpen[$0.key] ?? false }
    }
    tokens.append(Token(text: word, line: line, versions: versions))
  }

  private func raise(
    _ versions: inout [AppleSystem: SystemVersion], _ other: [AppleSystem: SystemVersion]
  ) {
    versions.merge(other) { max($0, $1) }
  }

  /// The versions that a list of systems makes sure; those of iOS count on Mac Catalyst.
  private static func versions(_ words: ArraySlice<String>) -> [AppleSystem: SystemVersion] {
    var versions: [AppleSystem: SystemVersion] = [:]
    for (word, next) in zip(words, words.dropFirst()) {
      guard let system = AppleSystem(rawValue: word) else { continue }
      versions[system] = SystemVersion(next)
      if system == .iOS { versions[.macCatalyst] = SystemVersion(next) }
    }
    return versions
  }

  /// The lines of a source without its comments and string literals.
  private static func withoutTexts(_ source: String) -> [String] {
    var isInLongText = false
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let quotes = line.ranges(of: "\"\"\"").count
      if isInLongText || quotes > 0 {
        if quotes == 1 { isInLongText.toggle() }
        return ""
      }
      let code = line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"")
      return String(code.firstRange(of: "//").map { code[..<$0.lowerBound] } ?? code[...])
    }
  }

  private static func words(of line: String) -> [String] {
    line.matches(of: /[#@]?[A-Za-z_][A-Za-z_0-9]*|[0-9][0-9._a-fA-Fx]*|==|->|&&|\?\?|[^\s]/)
      .map { String($0.output) }
  }
}
