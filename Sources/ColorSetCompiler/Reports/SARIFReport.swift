/// A report in SARIF 2.1.0, which code scanning services read.
///
/// Columns count code units of UTF-16, what SARIF assumes anyway; a column is left out when its line cannot be read again.
/// Findings that were set aside are there, suppressed. When there was a baseline, every result says whether it is new.
struct SARIFReport {
  /// The name that relative paths start from; the service knows where that is.
  private static let base = "%SRCROOT%"

  private let report: LintReport
  private let rules: [String]
  private var source: SourceReader

  /// Writes the report.
  static func write(_ report: LintReport) -> String {
    var writer = SARIFReport(report)
    return writer.log().document
  }

  private init(_ report: LintReport) {
    self.report = report
    let diagnostics = report.findings + report.suppressed.map(\.diagnostic)
    rules = Set(diagnostics.map(\.rule)).sorted(by: CodePointOrder.precedes)
    source = SourceReader(report)
  }

  private mutating func log() -> JSONValue {
    let fingerprints = Fingerprints(report)
    var results: [JSONValue] = []
    for (finding, fingerprint) in zip(report.findings, fingerprints.findings) {
      results.append(result(finding, fingerprint, nil))
    }
    for (suppressed, fingerprint) in zip(report.suppressed, fingerprints.suppressed) {
      results.append(result(suppressed.diagnostic, fingerprint, suppressed.cause))
    }
    let folder = "the folder in which colorset was run"
    return .object([
      "$schema": .text("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .text("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object([
            "driver": .object([
              "name": .text("colorset"), "version": .text(report.version),
              "rules": .array(rules.map(SARIFRule.value(of:))),
            ])
          ]),
          "columnKind": .text("utf16CodeUnits"),
          "originalUriBaseIds": .object([
            Self.base: .object(["description": .object(["text": .text(folder)])])
          ]),
          "results": .array(results),
        ])
      ]),
    ])
  }

  private mutating func result(
    _ finding: Diagnostic, _ fingerprint: String, _ cause: SuppressedDiagnostic.Cause?
  ) -> JSONValue {
    let related = finding.notes.map { location($0.location, message: $0.message) }
    return .object([
      "ruleId": .text(finding.rule),
      "ruleIndex": .number(rules.firstIndex(of: finding.rule)),
      "level": .text(finding.severity.rawValue),
      "message": Self.message(finding.message),
      "locations": .array([location(finding.location)]),
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "partialFingerprints": .object(["colorset/v1": .text(fingerprint)]),
      "suppressions": .array(cause.map { [Self.suppression($0)] } ?? []),
      "baselineState": report.hasBaseline ? .text(cause == .baseline ? "unchanged" : "new") : nil,
    ])
  }

  private mutating func location(
    _ location: Diagnostic.Location, message: String? = nil
  ) -> JSONValue {
    let path = report.relative(location.path)
    let region = location.position.map { position in
      let column = position.column == 1 ? 1 : source.line(at: location)?.utf16Column
      return JSONValue.object([
        "startLine": .number(Int(position.line)), "startColumn": column.map { .number($0) },
      ])
    }
    return .object([
      "physicalLocation": .object([
        "artifactLocation": .object([
          "uri": .text(URIReference.text(of: path)),
          "uriBaseId": path.hasPrefix("/") ? nil : .text(Self.base),
        ]),
        "region": region,
      ]),
      "message": message.map(Self.message),
    ])
  }

  private static func suppression(_ cause: SuppressedDiagnostic.Cause) -> JSONValue {
    let reason =
      switch cause {
      case .ignored(let reason): reason
      case .baseline: "in the baseline"
      }
    return .object([
      "kind": .text("external"), "status": .text("accepted"),
      "justification": reason.isEmpty ? nil : .text(reason),
    ])
  }

  /// A message; SARIF reads braces as placeholders and `[text](place)` as a link, so neither may come about by chance.
  private static func message(_ text: String) -> JSONValue {
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
    return .object(["text": .text(escaped)])
  }
}
