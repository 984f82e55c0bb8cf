/// A report in the XML of JUnit, for the test pages of build servers.
///
/// Each finding is a test case of its own, since most servers show one failure a test, and a suite is a rule. The name holds
/// no line, so a server that compares runs knows a finding again. What fails the command is a failure; other findings pass,
/// with their text as output; what was set aside is skipped. Without any finding one case passes, since servers take a
/// report without cases for a broken one.
struct JUnitReport {
  /// A test case.
  private struct Case {
    let finding: Diagnostic
    let cause: SuppressedDiagnostic.Cause?
    var name = ""
  }

  private let report: LintReport
  private var text = SourceText()

  /// Writes the report.
  static func write(_ report: LintReport) -> String {
    var writer = JUnitReport(report: report)
    writer.write()
    return writer.text.string
  }

  private init(report: LintReport) { self.report = report }

  private mutating func write() {
    let suites = suites()
    let cases = suites.flatMap(\.cases)
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    text.append(attribute: "name", "colorset lint")
    appendCounts(cases)
    text.append(">\n")
    for (rule, cases) in suites {
      text.append("  <testsuite")
      text.append(attribute: "name", rule)
      appendCounts(cases)
      text.append(">\n")
      for testCase in cases { write(testCase) }
      text.append("  </testsuite>\n")
    }
    if suites.isEmpty {
      text.append("  <testsuite")
      text.append(attribute: "name", "colorset")
      appendCounts([])
      text.append(">\n    <testcase classname=\"colorset\" name=\"no findings\" time=\"0\"/>\n")
      text.append("  </testsuite>\n")
    }
    text.append("</testsuites>\n")
  }

  /// The cases by their rules, each with a name that no other of its rule has.
  private func suites() -> [(rule: String, cases: [Case])] {
    var suites: [String: [Case]] = [:]
    for finding in report.findings {
      suites[finding.rule, default: []].append(Case(finding: finding, cause: nil))
    }
    for suppressed in report.suppressed {
      suites[suppressed.diagnostic.rule, default: []].append(
        Case(finding: suppressed.diagnostic, cause: suppressed.cause))
    }
    return suites.keys.sorted(by: CodePointOrder.precedes).map { rule in
      var counts: [String: Int] = [:]
      let cases = (suites[rule] ?? []).sorted { $0.finding < $1.finding }.map { testCase in
        var named = testCase
        named.name = name(of: testCase.finding)
        let count = counts[named.name, default: 0] + 1
        counts[named.name] = count
        if count > 1 { named.name += " (\(count))" }
        return named
      }
      return (rule, cases)
    }
  }

  private func name(of finding: Diagnostic) -> String {
    [finding.color ?? report.relative(finding.location.path), finding.appearance, finding.variant]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private mutating func write(_ testCase: Case) {
    let finding = testCase.finding
    let path = report.relative(finding.location.path)
    text.append("    <testcase")
    text.append(attribute: "classname", "colorset.\(finding.rule)")
    text.append(attribute: "name", testCase.name)
    text.append(attribute: "file", path)
    if let position = finding.location.position {
      text.append(attribute: "line", "\(position.line)")
    }
    text.append(attribute: "time", "0")
    text.append(">\n      ")
    let place = Diagnostic.Location(path: path, position: finding.location.position).text
    let words = finding.messageWithNotes(in: report, separator: "\n")
    let line = "\(place): \(finding.severity.rawValue): \(words)"
    if let cause = testCase.cause {
      text.append("<skipped")
      if case .ignored(let reason) = cause {
        text.append(attribute: "message", "ignored: \(reason)")
      } else {
        text.append(attribute: "message", "set aside by the baseline")
      }
      text.append("/>")
    } else if fails(testCase) {
      text.append("<failure")
      text.append(attribute: "message", finding.message)
      text.append(attribute: "type", finding.severity.rawValue)
      text.append(">")
      text.append(xml: line)
      text.append("</failure>")
    } else {
      text.append("<system-out>")
      text.append(xml: line)
      text.append("</system-out>")
    }
    text.append("\n    </testcase>\n")
  }

  private func fails(_ testCase: Case) -> Bool {
    guard testCase.cause == nil else { return false }
    switch testCase.finding.severity {
    case .error: return true
    case .warning: return report.failsOnWarnings
    case .note: return false
    }
  }

  private mutating func appendCounts(_ cases: [Case]) {
    text.append(attribute: "tests", "\(max(cases.count, 1))")
    text.append(attribute: "failures", "\(cases.count(where: fails))")
    text.append(attribute: "errors", "0")
    text.append(attribute: "skipped", "\(cases.count { $0.cause != nil })")
    text.append(attribute: "time", "0")
  }
}
