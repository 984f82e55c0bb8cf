import ColorSetCompiler
import Testing

/// Our own JSON.
@Suite struct JSONReportTests {
  @Test("Everything about a finding is there as it was")
  func findings() throws {
    let json = try JSONObject(ReportFormat.json.write(ReportSample.nasty))
    #expect(json.keys == ["findings", "summary", "suppressed", "tool", "version"])
    #expect(json["version"].number == 1)
    #expect(json["tool"]["name"].text == "colorset")
    #expect(json["tool"]["version"].text == "1.2.3")
    #expect(json["findings"].elements.count == 3)
    let first = json["findings"][0]
    #expect(
      first.keys == [
        "appearance", "color", "column", "fingerprint", "line", "message", "notes", "path", "rule",
        "severity", "variant",
      ])
    #expect(first["message"].text == ReportSample.message)
    #expect(first["color"].text == "Brand/\"A\" & <b>")
    #expect(first["appearance"].text == "dark")
    #expect(first["variant"].isNull)
    #expect(first["path"].text == "Größe 1/A.colorset/Contents.json")
    #expect(first["line"].number == 2 && first["column"].number == 12)
    #expect(first["notes"].elements.count == 2)
    #expect(first["notes"][0]["path"].text == "../x:y, z/B.xcassets")
    #expect(first["notes"][0]["line"].number == 7)
    #expect(first["notes"][1]["message"].text == "whole")
    #expect(first["notes"][1]["line"].isNull)
    let last = json["findings"][2]
    #expect(last["path"].text == "/elsewhere/D.xcassets")
    #expect(last["variant"].text == "v")
    #expect(last["color"].isNull && json["findings"][1]["line"].isNull)
  }

  @Test("What was set aside is there with its cause and reason, in the order of places")
  func suppressed() throws {
    let json = try JSONObject(ReportFormat.json.write(ReportSample.nasty))["suppressed"]
    #expect(json.elements.map { $0["path"].text } == ["y", "z"])
    #expect(json.elements.map { $0["cause"].text } == ["baseline", "ignored"])
    #expect(json[0]["reason"].isNull)
    #expect(json[1]["reason"].text == "our \"brand\" & ]]> | color")
  }

  @Test("The summary counts")
  func summary() throws {
    var report = ReportSample.nasty
    report.hidden = 4
    let summary = try JSONObject(ReportFormat.json.write(report))["summary"]
    let counts = summary.keys.map { "\($0) \(summary[$0].number ?? -1)" }
    #expect(
      counts == [
        "baseline 1", "colorSets 22", "errors 1", "hidden 4", "ignored 1", "notes 1", "warnings 1",
      ])
  }

  @Test("The text of an empty report")
  func empty() {
    #expect(
      ReportFormat.json.write(ReportSample.empty) == """
        {
          "version": 1,
          "tool": {
            "name": "colorset",
            "version": "1.2.3"
          },
          "findings": [],
          "suppressed": [],
          "summary": {
            "colorSets": 1,
            "errors": 0,
            "warnings": 0,
            "notes": 0,
            "baseline": 0,
            "ignored": 0,
            "hidden": 0
          }
        }

        """)
  }
}
