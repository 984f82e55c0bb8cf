/// A report in JSON of our own, version 1; the help of `lint` describes it.
enum JSONReport {
  /// Writes the report.
  static func write(_ report: LintReport) -> [[UInt8]] {
    var json = JSONWriter()
    write(report, to: &json)
    return json.document
  }

  /// Writes the report to a stream while it is made.
  ///
  /// - Returns: Whether the stream took it; `errno` is set when not.
  static func write(_ report: LintReport, to stream: OutputStream) -> Bool {
    var json = JSONWriter(to: stream)
    write(report, to: &json)
    return json.finish()
  }

  private static func write(_ report: LintReport, to json: inout JSONWriter) {
    let fingerprints = Fingerprints(report)
    var paths = ReportedPaths(report)
    json.object { json in
      json.member("version", 1)
      json.member("tool") { tool in
        tool.member("name", "colorset")
        tool.member("version", report.version)
      }
      json.list("findings") { list in
        for index in report.findings.indices {
          list.object {
            write(report.findings, index, fingerprints.findings[index], nil, &paths, to: &$0)
          }
        }
      }
      json.list("suppressed") { list in
        for (finding, fingerprint) in zip(report.suppressed, fingerprints.suppressed) {
          list.object {
            write([finding.diagnostic], 0, fingerprint, finding.cause, &paths, to: &$0)
          }
        }
      }
      json.member("summary") { write(LintSummary(report), to: &$0) }
    }
  }

  private static func write(
    _ findings: [Diagnostic], _ index: Int, _ fingerprint: UInt64,
    _ cause: SuppressedDiagnostic.Cause?, _ paths: inout ReportedPaths, to json: inout JSONWriter
  ) {
    json.member("rule", findings[index].rule)
    json.member("variant", findings[index].variant.isEmpty ? nil : findings[index].variant)
    json.member("severity", findings[index].severity.rawValue)
    json.member("message", findings[index].message)
    json.member("color", findings[index].color)
    json.member("appearance", findings[index].appearance)
    write(findings[index].location, &paths, to: &json)
    json.list("notes") { list in
      for note in findings[index].notes {
        list.object { json in
          json.member("message", note.message)
          write(note.location, &paths, to: &json)
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
    _ place: Diagnostic.Location, _ paths: inout ReportedPaths, to json: inout JSONWriter
  ) {
    json.member("path", paths.relative(place.path))
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
