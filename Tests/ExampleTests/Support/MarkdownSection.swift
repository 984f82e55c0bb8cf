import Foundation

/// A part of a Markdown text under a heading of the second level.
struct MarkdownSection {
  /// A fenced block.
  struct Block {
    /// The word behind the fence.
    var language: String
    /// The lines.
    var lines: [String]
  }

  /// Its fenced blocks.
  private(set) var blocks: [Block] = []

  /// Finds the section of a title; one without blocks when there is none.
  init(_ title: String, in markdown: String) {
    let text = markdown.components(separatedBy: "\n## \(title)\n").dropFirst().first ?? ""
    var open: Block?
    for line in text.components(separatedBy: "\n") {
      if open == nil, line.hasPrefix("## ") { break }
      guard line.hasPrefix("```") else {
        open?.lines.append(line)
        continue
      }
      if let block = open { blocks.append(block) }
      open = open == nil ? Block(language: String(line.dropFirst(3)), lines: []) : nil
    }
  }

  /// The blocks of a language, each as one text.
  func texts(_ language: String) -> [String] {
    blocks.filter { $0.language == language }.map { $0.lines.joined(separator: "\n") }
  }

  /// The commands in its YAML: the values of `run` and `entry`, and the elements of `script`.
  var yamlCommands: [String] {
    var commands: [String] = []
    for block in blocks where block.language == "yaml" {
      var isScript = false
      for line in block.lines {
        let text = line.drop { $0 == " " }
        if let match = text.wholeMatch(of: /(?:- )?(?:run|entry): (.+)/) {
          commands.append(String(match.1))
        } else if isScript, text.hasPrefix("- ") {
          commands.append(String(text.dropFirst(2)))
        }
        if !text.hasPrefix("- ") { isScript = text == "script:" }
      }
    }
    return commands
  }
}
