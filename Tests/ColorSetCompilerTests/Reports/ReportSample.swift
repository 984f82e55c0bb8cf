import ColorSetCompiler

/// Reports to test formats with, full of what formats must escape.
enum ReportSample {
  /// The folder that paths are relative to.
  static let folder = "/home/me/my app"
  /// A message with everything that ends something in one of the formats.
  static let message = "it's \"so\" & <b> ]]> 50% | `x` {0} [a](1) é 😀 \u{1B}[2J\nnext: a, b"

  /// One finding of each severity, two that were set aside, and places of every kind.
  static let nasty: LintReport = {
    var report = LintReport(
      findings: [
        finding(
          .error, "single-value", message, at: "\(folder)/Größe 1/A.colorset/Contents.json", 2, 12,
          color: "Brand/\"A\" & <b>", appearance: "dark",
          notes: [
            note("the other | one", at: "../x:y, z/B.xcassets", 7, 1),
            note("whole", at: "C`|.xcassets"),
          ]),
        finding(.warning, "odd:rule,x", "w", at: "a:b,c.xcassets"),
        finding(.note, "single-value", "n", at: "/elsewhere/D.xcassets", 1, 1, variant: "v"),
      ],
      suppressed: [
        SuppressedDiagnostic(
          diagnostic: finding(.error, "single-value", "i", at: "z", 3, 1, color: "Z"),
          cause: .ignored("our \"brand\" & ]]> | color")),
        SuppressedDiagnostic(
          diagnostic: finding(.warning, "odd:rule,x", "b", at: "y", 4, 1, color: "Y"),
          cause: .baseline),
      ], version: "1.2.3")
    report.workingFolder = folder
    report.colorSets = 22
    report.hasBaseline = true
    return report
  }()

  /// Nothing was found.
  static let empty: LintReport = {
    var report = LintReport(findings: [], version: "1.2.3")
    report.workingFolder = folder
    report.colorSets = 1
    return report
  }()

  /// A finding.
  static func finding(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, at path: String,
    _ line: Int32? = nil, _ column: Int32 = 1, color: String? = nil, appearance: String? = nil,
    variant: String = "", notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, rule: rule, variant: variant, message: message,
      location: location(path, line, column), color: color, appearance: appearance, notes: notes)
  }

  private static func note(
    _ message: String, at path: String, _ line: Int32? = nil, _ column: Int32 = 1
  ) -> Diagnostic.Note {
    Diagnostic.Note(message: message, location: location(path, line, column))
  }

  private static func location(
    _ path: String, _ line: Int32?, _ column: Int32
  ) -> Diagnostic.Location {
    Diagnostic.Location(
      path: path, position: line.map { TextPosition(line: $0, column: column) })
  }
}
