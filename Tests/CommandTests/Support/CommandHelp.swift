import Foundation

/// What the help of the tool says that a command line may hold.
struct CommandHelp {
  /// The options of each command, with what stands for their value; an empty text for an option without one.
  private var options: [String: [String: String]] = [:]

  /// Asks the tool.
  init() throws {
    let folder = FileManager.default.temporaryDirectory
    let overview = try Tool.run(["help"], in: folder).output
    let list = overview.components(separatedBy: "commands:\n").last ?? ""
    for line in list.components(separatedBy: "\n").drop(while: \.isEmpty) {
      guard let match = line.firstMatch(of: /^ {2}([a-z][a-z-]*)\b/) else { break }
      let command = String(match.1)
      options[command] = Self.options(in: try Tool.run(["help", command], in: folder).output)
    }
  }

  /// The names of the commands, sorted.
  var commands: [String] { options.keys.sorted() }

  /// What is wrong with the arguments of the tool, nil when they are such as the help lists.
  func problem(with arguments: [String]) -> String? {
    guard let command = arguments.first else { return "no command" }
    if ["--version", "-h", "--help"].contains(command) { return nil }
    guard let known = options[command] else { return "unknown command '\(command)'" }
    var rest = arguments.dropFirst()
    while let word = rest.popFirst(), word != "--" {
      guard word.hasPrefix("-"), word != "-" else { continue }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let placeholder = known[parts[0]] else { return "unknown option '\(parts[0])'" }
      guard !placeholder.isEmpty else { continue }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
        return "'\(word)' needs a value"
      }
      let choices = placeholder.split(separator: "|").map(String.init)
      let isChoice = placeholder == placeholder.lowercased()
      if isChoice, !choices.contains(value) { return "'\(word)' cannot be '\(value)'" }
    }
    return nil
  }

  private static func options(in help: String) -> [String: String] {
    var options: [String: String] = [:]
    for match in help.matches(of: /\n  (?:(-\w), )?(--[a-z-]+)(?: (\S+))?(?=\n)/) {
      let placeholder = String(match.3 ?? "")
      options[String(match.2)] = placeholder
      if let short = match.1 { options[String(short)] = placeholder }
    }
    return options
  }
}
