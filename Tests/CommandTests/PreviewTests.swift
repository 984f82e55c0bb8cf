import Foundation
import Testing

/// `colorset preview`: where the page goes, and what decides about it.
@Suite(.folder) struct PreviewTests {
  private let folder = TestFolder.current

  /// The messages of the findings in a page.
  private func findings(_ page: String) throws -> [String] {
    let start = try #require(page.range(of: "id=\"data\">")?.upperBound)
    let end = try #require(
      page.range(of: "</script>", range: start..<page.endIndex)?.lowerBound)
    let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    let data = try #require(json as? [String: Any])
    return try #require(data["findings"] as? [[Any]]).compactMap { $0[3] as? String }
  }

  @Test("The page goes to standard output, or to a file that is written only when it changes")
  func output() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    let printed = try folder.run("preview")
    #expect(printed.exitCode == 0)
    #expect(printed.errors.isEmpty)
    #expect(printed.output.hasPrefix("<!DOCTYPE html>"))
    #expect(printed.output.hasSuffix("</html>\n"))
    for arguments in [["-o", "page.html"], ["--output", "page.html", "--jobs", "3"]] {
      let written = try folder.run(["preview", "Colors.xcassets"] + arguments)
      #expect(written.exitCode == 0)
      #expect(written.output.isEmpty && written.errors.isEmpty)
      #expect(try folder.text("page.html") == printed.output)
    }
    let before = try folder.identity(of: "page.html")
    _ = try folder.run("preview", "-o", "page.html")
    #expect(try folder.identity(of: "page.html") == before)
    try folder.addColorSet("Colors.xcassets/Other", Contents.plain)
    _ = try folder.run("preview", "-o", "page.html")
    #expect(try folder.identity(of: "page.html") != before)
  }

  @Test("The bytes are the same from any folder but for the paths, and name no absolute one")
  func paths() throws {
    try folder.addColorSet("App/Colors.xcassets/Accent", Contents.doubtful)
    try folder.makeFolder("Elsewhere/Deep")
    let here = try folder.run("preview", folder.url("App").path).output
    let there = try folder.run(["preview", "../../App"], in: "Elsewhere/Deep").output
    #expect(!here.contains(folder.path) && !there.contains(folder.path))
    #expect(there.replacingOccurrences(of: "../../App/", with: "App/") == here)
  }

  @Test("The title is that of the catalogs, or the one that is given")
  func title() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    #expect(try folder.run("preview").output.contains("<title>Colors.xcassets</title>"))
    let named = try folder.run("preview", "--title", "Brand <colors> & more").output
    #expect(named.contains("<title>Brand &lt;colors&gt; &amp; more</title>"))
    #expect(named.contains("<h1>Brand &lt;colors&gt; &amp; more</h1>"))
  }

  @Test("Findings are those of lint, by the configuration and the baseline")
  func rules() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.of(Contents.slot("102030")))
    let all = try findings(try folder.run("preview").output)
    #expect(all.contains { $0.contains("this value is used in light and in dark") })
    try folder.write(#"{ "version": 1, "rules": { "single-value": "off" } }"#, to: ".colorset.json")
    #expect(try findings(try folder.run("preview").output).isEmpty)
    #expect(try findings(try folder.run("preview", "--no-config").output) == all)
    try folder.write(#"{ "version": 1 }"#, to: ".colorset.json")
    #expect(try folder.run("lint", "--write-baseline").exitCode == 0)
    #expect(try findings(try folder.run("preview").output).isEmpty)
    #expect(try findings(try folder.run("preview", "--no-baseline").output) == all)
  }

  @Test("What can be read is shown also when something else cannot, which ends with 1")
  func unreadable() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    try folder.addColorSet("Colors.xcassets/Broken", Contents.broken)
    let outcome = try folder.run("preview", "-o", "page.html")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("Broken.colorset/Contents.json:"))
    let page = try folder.text("page.html")
    #expect(page.contains("[\"Accent\"") && page.contains("[\"Broken\""))
    #expect(try folder.run("preview", "nowhere").exitCode == 2)
  }

  @Test("A page is never written into a catalog")
  func insideCatalog() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    let outcome = try folder.run("preview", "-o", "Colors.xcassets/page.html")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("lies in the catalog Colors.xcassets; name a file elsewhere"))
    #expect(!folder.has("Colors.xcassets/page.html"))
  }
}
