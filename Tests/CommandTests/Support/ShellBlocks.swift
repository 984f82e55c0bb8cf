import Foundation

/// The commands in the fenced `sh` blocks of a Markdown text, each as its words.
struct ShellBlocks {
  /// The commands, in the order of the text.
  private(set) var commands: [[String]] = []

  private var words: [String] = []
  private var word: String?
  private var skipsWord = false

  init(_ markdown: String) {
    var isInBlock = false
    for line in markdown.components(separatedBy: .newlines) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("```") {
        isInBlock = !isInBlock && text == "```sh"
      } else if isInBlock {
        read(text.hasPrefix("$ ") ? text.dropFirst(2) : text[...])
      }
    }
    endCommand()
  }

  private mutating func read(_ line: Substring) {
    var rest = line
    while let character = rest.popFirst() {
      switch character {
      case "\\" where rest.isEmpty: return endWord()
      case "\\":
        word = (word ?? "") + rest.prefix(1)
        rest = rest.dropFirst()
      case "'", "\"":
        word = (word ?? "") + rest.prefix { $0 != character }
        rest = rest.drop { $0 != character }.dropFirst()
      case " ", "\t": endWord()
      case "#" where word == nil: rest = ""
      case "|", "&", ";", "(", ")": endCommand()
      case ">", "<":
        if word?.allSatisfy(\.isNumber) == true { word = nil }
        endWord()
        rest = rest.drop { $0 == ">" || $0 == "&" }
        skipsWord = true
      default: word = (word ?? "") + String(character)
      }
    }
    endCommand()
  }

  private mutating func endWord() {
    guard let word else { return }
    if !skipsWord { words.append(word) }
    skipsWord = false
    self.word = nil
  }

  private mutating func endCommand() {
    endWord()
    let isAssignment = { (word: String) in word.prefixMatch(of: /\w+=/) != nil }
    let command = Array(words.drop(while: isAssignment))
    if !command.isEmpty { commands.append(command) }
    words = []
  }
}

extension ShellBlocks {
  /// What follows `colorset` where it is run, by itself or by `swift run`.
  var colorsetArguments: [[String]] {
    commands.compactMap { words in
      if words[0].split(separator: "/").last == "colorset" { return Array(words.dropFirst()) }
      guard words.starts(with: ["swift", "run"]) else { return nil }
      return words.firstIndex(of: "colorset").map { Array(words[($0 + 1)...]) }
    }
  }

  /// The targets that `make` is asked for.
  var makeTargets: [String] {
    commands.filter { $0[0] == "make" }.flatMap { words in
      words.dropFirst().filter { !$0.hasPrefix("-") && !$0.contains("=") }
    }
  }
}
