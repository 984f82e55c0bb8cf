/// A report in SARIF 2.1.0, which code scanning services read.
///
/// Columns count code units of UTF-16, what SARIF assumes anyway; a column is left out when its line cannot be read again.
/// Findings that were set aside are there, suppressed. When there was a baseline, every result says whether it is new.
struct SARIFReport {
  /// The name that relative paths start from; the service knows where that is.
  private static let base: StaticString = "%SRCROOT%"

  private let report: LintReport
  private let rules: [String]
  private var source: SourceReader

  /// Writes the report.
  static func write(_ report: LintReport) -> [[UInt8]] {
    var sarif = SARIFReport(report)
    var json = JSONWriter()
    json.object { sarif.writeLog(to: &$0) }
    return json.document
  }

  private init(_ report: LintReport) {
    self.report = report
    let diagnostics = report.findings + report.suppressed.map(\.diagnostic)
    rules = Set(diagnostics.map(\.rule)).sorted(by: CodePointOrder.precedes)
    source = SourceReader(report)
  }

  private mutating func writeLog(to json: inout JSONWriter) {
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.list("runs") { runs in
      runs.object { run in
        run.member("tool") { $0.member("driver") { writeDriver(to: &$0) } }
        run.member("columnKind", "utf16CodeUnits")
        run.member("originalUriBaseIds") { bases in
          bases.member(Self.base) { base in
            base.member("description") {
              $0.member("text", "the folder in which colorset was run")
            }
          }
        }
        run.list("results") { writeResults(to: &$0) }
      }
    }
  }

  private func writeDriver(to json: inout JSONWriter) {
    json.member("name", "colorset")
    json.member("version", report.version)
    json.list("rules") { list in
      for rule in rules { list.object { SARIFRule.write(rule, to: &$0) } }
    }
  }

  private mutating func writeResults(to list: inout JSONWriter) {
    let fingerprints = Fingerprints(report)
    for (finding, fingerprint) in zip(report.findings, fingerprints.findings) {
      list.object { write(finding, fingerprint, nil, to: &$0) }
    }
    for (suppressed, fingerprint) in zip(report.suppressed, fingerprints.suppressed) {
      list.object { write(suppressed.diagnostic, fingerprint, suppressed.cause, to: &$0) }
    }
  }

  private mutating func write(
    _ finding: Diagnostic, _ fingerprint: UInt64, _ cause: SuppressedDiagnostic.Cause?,
    to json: inout JSONWriter
  ) {
    json.member("ruleId", finding.rule)
    json.member("ruleIndex", rules.firstIndex(of: finding.rule))
    json.member("level", finding.severity.rawValue)
    Self.write(message: finding.message, to: &json)
    json.list("locations") { list in list.object { write(finding.location, to: &$0) } }
    if !finding.notes.isEmpty {
      json.list("relatedLocations") { list in
        for note in finding.notes {
          list.object { json in
            write(note.location, to: &json)
            Self.write(message: note.message, to: &json)
          }
        }
      }
    }
    json.member("partialFingerprints") { $0.member("colorset/v1", hexadecimal: fingerprint) }
    json.list("suppressions") { list in
      if let cause { list.object { Self.write(cause, to: &$0) } }
    }
    if report.hasBaseline {
      json.member("baselineState", cause == .baseline ? "unchanged" : "new")
    }
  }

  private mutating func write(_ location: Diagnostic.Location, to json: inout JSONWriter) {
    let path = report.relative(location.path)
    json.member("physicalLocation") { place in
      place.member("artifactLocation") { file in
        file.member("uri", URIReference.text(of: path))
        if !path.hasPrefix("/") { file.member("uriBaseId", Self.base.description) }
      }
      guard let position = location.position else { return }
      place.member("region") { region in
        region.member("startLine", Int(position.line))
        let column = position.column == 1 ? 1 : source.line(at: location)?.utf16Column
        if let column { region.member("startColumn", column) }
      }
    }
  }

  private static func write(_ cause: SuppressedDiagnostic.Cause, to json: inout JSONWriter) {
    let reason =
      switch cause {
      case .ignored(let reason): reason
      case .baseline: "in the baseline"
      }
    json.member("kind", "external")
    if !reason.isEmpty { json.member("justification", reason) }
  }

  /// A message; SARIF reads braces as placeholders and `[text](place)` as a link, so neither may come about by chance.
  private static func write(message text: String, to json: inout JSONWriter) {
    var escaped = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "(", previous == "]" {
        escaped.unicodeScalars.removeLast()
        escaped += "\\]"
      }
      escaped.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
      previous = scalar
    }
    json.member("message") { $0.member("text", escaped) }
  }
}
