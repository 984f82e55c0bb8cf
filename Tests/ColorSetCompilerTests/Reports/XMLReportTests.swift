import ColorSetCompiler
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The formats in XML, read again by Foundation.
@Suite struct XMLReportTests {
  /// The elements of a document in their order, each as its name, its attributes and its text.
  private final class Elements: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], text: String)] = []

    init(_ text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) { elements.append((name, attributes, "")) }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      elements[elements.count - 1].text += string
    }
  }

  /// The message as XML can hold it.
  private let message = ReportSample.message.replacing("\u{1B}", with: "\\u{1B}")
  private let notes = [
    "../x:y, z/B.xcassets:7:1: the other | one", "C`|.xcassets: whole",
  ]

  @Test("Checkstyle has a file element for each file and an error element for each finding")
  func checkstyle() throws {
    let elements = try Elements(ReportFormat.checkstyle.write(ReportSample.nasty)).elements
    #expect(
      elements.map(\.name) == ["checkstyle", "file", "error", "file", "error", "file", "error"])
    #expect(elements[0].attributes == ["version": "4.3"])
    #expect(elements[1].attributes == ["name": "Größe 1/A.colorset/Contents.json"])
    #expect(
      elements[2].attributes == [
        "line": "2", "column": "12", "severity": "error", "source": "colorset.single-value",
        "message": ([message] + notes).joined(separator: "; "),
      ])
    #expect(
      elements[4].attributes == [
        "line": "1", "severity": "warning", "source": "colorset.odd:rule,x", "message": "w",
      ])
    #expect(elements[6].attributes["severity"] == "info")
  }

  @Test("Findings of one file share an element")
  func checkstyleFile() throws {
    let finding = ReportSample.finding(.error, "r", "m", at: "p", 1)
    let report = LintReport(findings: [finding, finding], version: "1")
    let elements = try Elements(ReportFormat.checkstyle.write(report)).elements
    #expect(elements.map(\.name) == ["checkstyle", "file", "error", "error"])
  }

  @Test("JUnit has a suite for each rule and a case for each finding", arguments: [false, true])
  func junit(failsOnWarnings: Bool) throws {
    var report = ReportSample.nasty
    report.failsOnWarnings = failsOnWarnings
    let elements = try Elements(ReportFormat.junit.write(report)).elements
    #expect(
      elements.map(\.name) == [
        "testsuites", "testsuite", "testcase", failsOnWarnings ? "failure" : "system-out",
        "testcase", "skipped", "testsuite", "testcase", "system-out", "testcase", "failure",
        "testcase", "skipped",
      ])
    let counts = { (tests: Int, failures: Int, skipped: Int, name: String) in
      [
        "name": name, "tests": "\(tests)", "failures": "\(failures)", "errors": "0",
        "skipped": "\(skipped)", "time": "0",
      ]
    }
    let failed = failsOnWarnings ? 1 : 0
    #expect(elements[0].attributes == counts(5, 1 + failed, 2, "colorset lint"))
    #expect(elements[1].attributes == counts(2, failed, 1, "odd:rule,x"))
    #expect(elements[6].attributes == counts(3, 1, 1, "single-value"))
    #expect(
      elements[3].text.trimmingCharacters(in: .whitespacesAndNewlines)
        == "a:b,c.xcassets: warning: w")
    #expect(elements[5].attributes == ["message": "set aside by the baseline"])
    #expect(
      elements[9].attributes == [
        "classname": "colorset.single-value", "name": "Brand/\"A\" & <b>, dark",
        "file": "Größe 1/A.colorset/Contents.json", "line": "2", "time": "0",
      ])
    #expect(elements[10].attributes == ["message": message, "type": "error"])
    let line = "Größe 1/A.colorset/Contents.json:2:12: error: \(message)"
    #expect(
      elements[10].text.trimmingCharacters(in: .whitespacesAndNewlines)
        == ([line] + notes).joined(separator: "\n"))
    #expect(elements[12].attributes == ["message": "ignored: our \"brand\" & ]]> | color"])
  }

  @Test("Two findings of one name are two cases")
  func junitNames() throws {
    let finding = ReportSample.finding(.error, "r", "m", at: "p", 1, color: "C")
    let report = LintReport(findings: [finding, finding, finding], version: "1")
    let elements = try Elements(ReportFormat.junit.write(report)).elements
    #expect(
      elements.filter { $0.name == "testcase" }.map { $0.attributes["name"] }
        == ["C", "C (2)", "C (3)"])
  }

  @Test("Nothing found")
  func empty() {
    #expect(
      ReportFormat.checkstyle.write(ReportSample.empty) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
        </checkstyle>

        """)
    let counts = #"tests="1" failures="0" errors="0" skipped="0" time="0""#
    #expect(
      ReportFormat.junit.write(ReportSample.empty) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="colorset lint" \(counts)>
          <testsuite name="colorset" \(counts)>
            <testcase classname="colorset" name="no findings" time="0"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("Every character survives, or is spelled out where XML forbids it")
  func characters() throws {
    var text = ""
    for value in Array(0...0x2FF) + [
      0x2028, 0xD7FF, 0xE000, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x1F600,
    ] {
      if let scalar = Unicode.Scalar(UInt32(value)) { text.unicodeScalars.append(scalar) }
    }
    var expected = ""
    for scalar in text.unicodeScalars {
      let isWhitespace = scalar == "\t" || scalar == "\n" || scalar == "\r"
      let isControl = scalar.properties.generalCategory == .control
      let isForbidden = scalar.value == 0xFFFE || scalar.value == 0xFFFF
      expected +=
        isControl && !isWhitespace || isForbidden
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    let report = LintReport(
      findings: [ReportSample.finding(.error, "r", text, at: "p")], version: "1")
    let checkstyle = try Elements(ReportFormat.checkstyle.write(report)).elements
    #expect(
      checkstyle.last?.attributes["message"]?.unicodeScalars.elementsEqual(
        expected.unicodeScalars) == true)
    let junit = try Elements(ReportFormat.junit.write(report)).elements
    #expect(junit.last?.text.contains(expected) == true)
  }
}
