import ColorSetCompiler

/// Where a command prints: results to standard output, all else to standard error.
struct Terminal {
  private let isColored: Bool

  /// Finds out whether color is wanted: the option, then `NO_COLOR`, `CLICOLOR_FORCE`, then whether someone watches.
  init(_ arguments: Arguments) {
    switch arguments.value("--color") {
    case "always": isColored = true
    case "never": isColored = false
    default:
      if Environment.hasText("NO_COLOR") {
        isColored = false
      } else if Environment.hasText("CLICOLOR_FORCE") {
        isColored = Environment.value("CLICOLOR_FORCE") != "0"
      } else {
        isColored =
          OutputStream.standardError.isTerminal && Environment.value("TERM") != "dumb"
      }
    }
  }

  /// Prints diagnostics.
  func report(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    OutputStream.standardError.write(DiagnosticText(isColored: isColored).text(of: diagnostics))
  }

  /// Prints a line about what the command did.
  func say(_ line: String) { OutputStream.standardError.write("colorset: \(line)\n") }

  /// Prints a result, given in consecutive pieces; 0 for the exit code.
  ///
  /// - Throws: ``FileError`` when standard output takes no more.
  static func print(_ pieces: [[UInt8]]) throws(FileError) -> Int32 {
    guard pieces.allSatisfy({ OutputStream.standardOutput.write($0) }) else {
      throw FileError(path: "standard output", message: "cannot be written")
    }
    return 0
  }

  /// Prints a text; 0 for the exit code.
  static func print(_ text: String) throws(FileError) -> Int32 { try print([Array(text.utf8)]) }
}
