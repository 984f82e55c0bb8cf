import ColorSetCompiler
import Foundation
import Testing

/// SARIF 2.1.0.
@Suite struct SARIFReportTests {
  private func run(_ report: LintReport) throws -> JSONObject {
    let log = try JSONObject(ReportFormat.sarif.write(report))
    #expect(SARIFShape.problems(in: log).isEmpty)
    return log["runs"][0]
  }

  @Test("A log has what the standard requires, in the right types")
  func shape() throws {
    let run = try run(ReportSample.nasty)
    #expect(run["results"].elements.count == 5)
    #expect(run["columnKind"].text == "utf16CodeUnits")
    #expect(run["tool"]["driver"]["version"].text == "1.2.3")
    #expect(try self.run(ReportSample.empty)["results"].elements.isEmpty)
  }

  @Test("The check of the shape finds what is missing")
  func shapeIsChecked() throws {
    let log = try JSONObject(#"{ "version": "2", "runs": [ { "tool": {}, "results": [ {} ] } ] }"#)
    #expect(SARIFShape.problems(in: log).count > 5)
  }

  @Test("Only rules with results are described, and results point at theirs")
  func rules() throws {
    let run = try run(ReportSample.nasty)
    let rules = run["tool"]["driver"]["rules"]
    #expect(rules.elements.map { $0["id"].text } == ["odd:rule,x", "single-value"])
    #expect(rules[0].keys == ["id"])
    let rule = try #require(Rule.named("single-value"))
    #expect(rules[1]["shortDescription"]["text"].text == rule.summary + ".")
    #expect(
      rules[1]["fullDescription"]["text"].text
        == rule.rationale.replacingOccurrences(of: "\n", with: " "))
    #expect(rules[1]["help"]["text"].text == RuleManual.page(of: rule))
    let markdown = try #require(rules[1]["help"]["markdown"].text)
    #expect(markdown.contains("**Finds something**") && markdown.contains("\n```\n"))
    #expect(rules[1]["defaultConfiguration"]["level"].text == "error")
    for result in run["results"].elements {
      let index = try #require(result["ruleIndex"].number)
      #expect(rules[index]["id"].text == result["ruleId"].text)
    }
  }

  @Test("A rule that is off is described as not enabled")
  func offRule() throws {
    let rule = try #require(Rule.all.first { $0.level == .off })
    let report = LintReport(
      findings: [ReportSample.finding(.warning, rule.id, "m", at: "p")], version: "1")
    let described = try run(report)["tool"]["driver"]["rules"][0]["defaultConfiguration"]
    #expect(described.keys == ["enabled"] && described["enabled"].number == 0)
  }

  @Test("Messages cannot hold placeholders or links by chance")
  func messages() throws {
    let results = try run(ReportSample.nasty)["results"]
    #expect(
      results[0]["message"]["text"].text
        == ReportSample.message.replacing("{0}", with: "{{0}}").replacing("](", with: "\\]("))
    #expect(results[0]["level"].text == "error" && results[2]["level"].text == "note")
  }

  @Test("Paths are references of RFC 3986, relative ones with a base")
  func paths() throws {
    let run = try run(ReportSample.nasty)
    let places = run["results"].elements.map {
      $0["locations"][0]["physicalLocation"]["artifactLocation"]
    }
    #expect(
      places.map { $0["uri"].text } == [
        "Gr%C3%B6%C3%9Fe%201/A.colorset/Contents.json", "a%3Ab%2Cc.xcassets",
        "file:///elsewhere/D.xcassets", "y", "z",
      ])
    #expect(places[0]["uriBaseId"].text == "%SRCROOT%" && places[2]["uriBaseId"].isMissing)
    #expect(run["originalUriBaseIds"].keys == ["%SRCROOT%"])
  }

  @Test("Notes are related places with their words")
  func notes() throws {
    let related = try run(ReportSample.nasty)["results"][0]["relatedLocations"]
    #expect(related.elements.map { $0["message"]["text"].text } == ["the other | one", "whole"])
    #expect(
      related[0]["physicalLocation"]["artifactLocation"]["uri"].text
        == "../x%3Ay%2C%20z/B.xcassets")
    #expect(related[0]["physicalLocation"]["region"]["startLine"].number == 7)
    #expect(related[0]["physicalLocation"]["region"]["startColumn"].number == 1)
    #expect(related[1]["physicalLocation"]["region"].isMissing)
  }

  @Test("What was set aside is suppressed; all results say so, and whether they are new")
  func suppressed() throws {
    let results = try run(ReportSample.nasty)["results"]
    #expect(results.elements.map { $0["suppressions"].elements.count } == [0, 0, 0, 1, 1])
    #expect(results.elements.allSatisfy { !$0["suppressions"].isMissing })
    #expect(
      results.elements.map { $0["baselineState"].text } == [
        "new", "new", "new", "unchanged", "new",
      ])
    let ignored = results[4]["suppressions"][0]
    #expect(ignored["kind"].text == "external")
    #expect(ignored["status"].text == nil)
    #expect(ignored["justification"].text == "our \"brand\" & ]]> | color")
    #expect(results[3]["suppressions"][0]["justification"].text == "in the baseline")
    var report = ReportSample.nasty
    report.hasBaseline = false
    #expect(try run(report)["results"].elements.allSatisfy { $0["baselineState"].isMissing })
  }

  @Test(
    "Columns count code units of UTF-16",
    arguments: [
      ("abc", 3, 3), ("é x", 4, 3), ("日本 x", 8, 4), ("😀 x", 6, 4), ("e\u{301} x", 5, 4),
      ("\u{FEFF}{ x", 4, 1), ("\u{FEFF}{ x", 6, 3), ("a\r", 2, 2), ("abc", 4, 4),
    ])
  func columns(line: String, bytes: Int32, units: Int) throws {
    try FileFolder.use { folder in
      for number in [Int32(1), 3] where number == 1 || !line.hasPrefix("\u{FEFF}") {
        try folder.write(String(repeating: "x\n", count: Int(number) - 1) + line + "\n", to: "f")
        var report = LintReport(
          findings: [ReportSample.finding(.error, "r", "m", at: "f", number, bytes)], version: "1")
        report.workingFolder = folder.path
        let region = try run(report)["results"][0]["locations"][0]["physicalLocation"]["region"]
        #expect(region["startLine"].number == Int(number))
        #expect(region["startColumn"].number == units)
        report.canReadFiles = false
        let unread = try run(report)["results"][0]["locations"][0]["physicalLocation"]["region"]
        #expect(unread.keys == ["startLine"])
      }
    }
  }

  @Test("A column that the line does not have any more is left out")
  func changedFile() throws {
    try FileFolder.use { folder in
      try folder.write("abc\n", to: "f")
      for (line, column) in [(1, 5), (3, 2), (9, 2)] as [(Int32, Int32)] {
        var report = LintReport(
          findings: [ReportSample.finding(.error, "r", "m", at: "f", line, column)], version: "1")
        report.workingFolder = folder.path
        let region = try run(report)["results"][0]["locations"][0]["physicalLocation"]["region"]
        #expect(region.keys == ["startLine"])
      }
    }
  }
}
