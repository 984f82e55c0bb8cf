import ColorSetCompiler

/// Where a command prints: results to standard output, all else to standard error.
struct Terminal {
  private let isColored: Bool
  /// Whether a report on standard output is in color.
  let colorsReport: Bool

  /// Finds out whether color is wanted: the option, then `NO_COLOR`, `CLICOLOR_FORCE`, then whether someone watches.
  init(_ arguments: Arguments) {
    let wanted = Self.wanted(arguments.value("--color"))
    isColored = wanted ?? OutputStream.standardError.isTerminal
    colorsReport = wanted ?? OutputStream.standardOutput.isTerminal
  }

  /// Whether color is wanted whoever watches, nil when that decides.
  private static func wanted(_ option: String?) -> Bool? {
    if option == "always" { return true }
    if option == "never" || Environment.hasText("NO_COLOR") { return false }
    if Environment.hasText("CLICOLOR_FORCE") { return Environment.value("CLICOLOR_FORCE") != "0" }
    return Environment.value("TERM") == "dumb" ? false : nil
  }

  /// How colors can be shown on standard output.
  var swatch: Swatch {
    guard colorsReport else { return .none }
    let depth = Environment.value("COLORTERM") ?? ""
    if depth == "truecolor" || depth == "24bit" { return .trueColor }
    let kind = Environment.value("TERM") ?? ""
    // Who asks for color without saying of which kind gets that which loses nothing.
    return kind.hasSuffix("-256color") || OutputStream.standardOutput.isTerminal
      ? .palette : .trueColor
  }

  /// The columns of the terminal that results are printed to, or those that `COLUMNS` asks for; nil for any number.
  static var width: Int? {
    if let columns = Environment.value("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    return OutputStream.standardOutput.columns
  }

  /// Prints diagnostics.
  func report(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    OutputStream.standardError.write(DiagnosticText(isColored: isColored).text(of: diagnostics))
  }

  /// Prints a line about what the command did.
  func say(_ line: String) { OutputStream.standardError.write("colorset: \(line)\n") }

  /// Does work, and says what it is while it takes longer than half a second and someone watches.
  ///
  /// - Parameters:
  ///   - words: What is done: `reading color sets`.
  ///   - work: Does it; it prints nothing.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws.
  static func watching<Result, Failure: Error>(
    _ words: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let stream = OutputStream.standardError
    let isWatched = stream.isTerminal && Environment.value("TERM") != "dumb"
    let notice =
      isWatched ? DelayedNotice("colorset: \(words) …", on: stream, after: 500) : nil
    defer { notice?.end() }
    return try work()
  }

  /// Prints a line about a file that is not written, since a link leads out of the catalogs to it.
  func say(linked path: String) {
    say(
      "\(path.forMessage(limit: 4096)) is left alone, since a link leads out of the catalogs to it; "
        + "name the catalog that it lies in")
  }

  /// Prints a line about an entry of a baseline that matches nothing any more.
  func say(unused entry: BaselineEntry) {
    let appearance = entry.appearance.isEmpty ? "" : ", \(entry.appearance.forMessage)"
    say(
      "the baseline's '\(entry.rule.forMessage)' for '\(entry.subject.forMessage)'\(appearance) "
        + "is found no more; write the baseline again")
  }

  /// Prints a result, given in consecutive pieces; 0 for the exit code.
  ///
  /// - Throws: ``FileError`` when standard output takes no more.
  static func print(_ pieces: [[UInt8]]) throws(FileError) -> Int32 {
    try print { output in pieces.allSatisfy { output.write($0) } }
    return 0
  }

  /// Prints a result that a closure writes; it gives false when the output takes no more.
  ///
  /// - Throws: ``FileError`` when standard output takes no more.
  static func print(_ write: (OutputStream) -> Bool) throws(FileError) {
    guard write(OutputStream.standardOutput) else {
      throw FileError.ofStandardOutput()
    }
  }

  /// Prints a result that is made while it is printed; 0 for the exit code.
  ///
  /// - Throws: ``FileError`` when standard output takes no more.
  static func print(_ pieces: FilePieces) throws(FileError) -> Int32 {
    try print { $0.write(pieces) }
    return 0
  }

  /// Prints a text; 0 for the exit code.
  static func print(_ text: String) throws(FileError) -> Int32 { try print([Array(text.utf8)]) }
}
