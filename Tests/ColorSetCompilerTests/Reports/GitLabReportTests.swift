import ColorSetCompiler
import Testing

/// GitLab's Code Quality.
@Suite struct GitLabReportTests {
  @Test("Each finding that counts is an entry with what GitLab needs")
  func entries() throws {
    let json = try JSONObject(ReportFormat.gitlab.write(ReportSample.nasty))
    #expect(json.elements.count == 3)
    for entry in json.elements {
      #expect(entry.keys == ["check_name", "description", "fingerprint", "location", "severity"])
    }
    #expect(
      json[0]["description"].text == ReportSample.message
        + "; ../x:y, z/B.xcassets:7:1: the other | one; C`|.xcassets: whole")
    #expect(
      json.elements.map { $0["location"]["path"].text } == [
        "Größe 1/A.colorset/Contents.json", "a:b,c.xcassets", "/elsewhere/D.xcassets",
      ])
    #expect(json.elements.map { $0["location"]["lines"]["begin"].number } == [2, 1, 1])
    #expect(json.elements.map { $0["severity"].text } == ["major", "minor", "info"])
    #expect(json.elements.map { $0["check_name"].text }.first == "single-value")
    #expect(Set(json.elements.compactMap { $0["fingerprint"].text }).count == 3)
  }

  @Test("Nothing found is an empty list")
  func empty() { #expect(ReportFormat.gitlab.write(ReportSample.empty) == "[]\n") }
}
