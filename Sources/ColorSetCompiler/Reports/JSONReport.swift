/// A report in JSON of our own, version 1; the help of `lint` describes it.
enum JSONReport {
  /// Writes the report.
  static func write(_ report: LintReport) -> [[UInt8]] {
    let fingerprints = Fingerprints(report)
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("tool") { tool in
        tool.member("name", "colorset")
        tool.member("version", report.version)
      }
      json.list("findings") { list in
        for (finding, fingerprint) in zip(report.findings, fingerprints.findings) {
          list.object { write(finding, fingerprint, nil, report, to: &$0) }
        }
      }
      json.list("suppressed") { list in
        for (finding, fingerprint) in zip(report.suppressed, fingerprints.suppressed) {
          list.object { write(finding.diagnostic, fingerprint, finding.cause, report, to: &$0) }
        }
      }
      json.member("summary") { write(LintSummary(report), to: &$0) }
    }
    return json.document
  }

  private static func write(
    _ finding: Diagnostic, _ fingerprint: UInt64, _ cause: SuppressedDiagnostic.Cause?,
    _ report: LintReport, to json: inout JSONWriter
  ) {
    json.member("rule", finding.rule)
    json.member("variant", finding.variant.isEmpty ? nil : finding.variant)
    json.member("severity", finding.severity.rawValue)
    json.member("message", finding.message)
    json.member("color", finding.color)
    json.member("appearance", finding.appearance)
    let path = report.relative(finding.location.path)
    write(finding.location, path, to: &json)
    json.list("notes") { list in
      for note in finding.notes {
        list.object { json in
          let place = note.location
          json.member("message", note.message)
          write(
            place, place.path == finding.location.path ? path : report.relative(place.path),
            to: &json)
        }
      }
    }
    json.member("fingerprint", hexadecimal: fingerprint)
    if let cause {
      json.member("cause", cause.name)
      json.member("reason", cause.reason)
    }
  }

  private static func write(
    _ place: Diagnostic.Location, _ path: String, to json: inout JSONWriter
  ) {
    json.member("path", path)
    json.member("line", place.position.map { Int($0.line) })
    json.member("column", place.position.map { Int($0.column) })
  }

  private static func write(_ summary: LintSummary, to json: inout JSONWriter) {
    json.member("colorSets", summary.colorSets)
    json.member("errors", summary.errors)
    json.member("warnings", summary.warnings)
    json.member("notes", summary.notes)
    json.member("baseline", summary.inBaseline)
    json.member("ignored", summary.ignored)
    json.member("hidden", summary.hidden)
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
