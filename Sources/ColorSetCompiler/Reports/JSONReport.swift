/// A report in JSON of our own, version 1; the help of `lint` describes it.
enum JSONReport {
  /// Writes the report.
  static func write(_ report: LintReport) -> String {
    let fingerprints = Fingerprints(report)
    let summary = LintSummary(report)
    return JSONValue.object([
      "version": .number(1),
      "tool": .object(["name": .text("colorset"), "version": .text(report.version)]),
      "findings": .array(
        zip(report.findings, fingerprints.findings).map { finding($0, $1, nil, report) }),
      "suppressed": .array(
        zip(report.suppressed, fingerprints.suppressed).map {
          finding($0.diagnostic, $1, $0.cause, report)
        }),
      "summary": .object([
        "colorSets": .number(summary.colorSets),
        "errors": .number(summary.errors),
        "warnings": .number(summary.warnings),
        "notes": .number(summary.notes),
        "baseline": .number(summary.inBaseline),
        "ignored": .number(summary.ignored),
        "hidden": .number(summary.hidden),
      ]),
    ]).document
  }

  private static func finding(
    _ diagnostic: Diagnostic, _ fingerprint: String, _ cause: SuppressedDiagnostic.Cause?,
    _ report: LintReport
  ) -> JSONValue {
    let place = diagnostic.location
    return .object([
      "rule": .text(diagnostic.rule),
      "variant": .text(diagnostic.variant.isEmpty ? nil : diagnostic.variant),
      "severity": .text(diagnostic.severity.rawValue),
      "message": .text(diagnostic.message),
      "color": .text(diagnostic.color),
      "appearance": .text(diagnostic.appearance),
      "path": .text(report.relative(place.path)),
      "line": .number(place.position.map { Int($0.line) }),
      "column": .number(place.position.map { Int($0.column) }),
      "notes": .array(diagnostic.notes.map { note($0, report) }),
      "fingerprint": .text(fingerprint),
      "cause": cause.map { .text($0.name) },
      "reason": cause.map { .text($0.reason) },
    ])
  }

  private static func note(_ note: Diagnostic.Note, _ report: LintReport) -> JSONValue {
    .object([
      "message": .text(note.message),
      "path": .text(report.relative(note.location.path)),
      "line": .number(note.location.position.map { Int($0.line) }),
      "column": .number(note.location.position.map { Int($0.column) }),
    ])
  }
}

extension SuppressedDiagnostic.Cause {
  /// The name in reports.
  fileprivate var name: String { self == .baseline ? "baseline" : "ignored" }

  /// The reason of the configuration's entry, nil for the baseline.
  fileprivate var reason: String? {
    if case .ignored(let reason) = self { reason } else { nil }
  }
}
