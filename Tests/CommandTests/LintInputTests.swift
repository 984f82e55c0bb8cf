import Foundation
import Testing

/// `lint -`: one file on standard input.
@Suite(.folder) struct LintInputTests {
  private let folder = TestFolder.current

  @Test("A file on standard input is checked under the path that it is said to have")
  func path() throws {
    let text = Contents.of(Contents.slot("123456"))
    let path = "Colors.xcassets/Brand/Accent.colorset/Contents.json"
    let outcome = try folder.run(
      ["lint", "-", "--stdin-path", path, "--format", "xcode"], input: text)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.hasPrefix("\(path):3:5: error: color 'Accent', any appearance: "))
  }

  @Test("Without a path it has a name of its own")
  func noPath() throws {
    let good = try folder.run(["lint", "-", "--format", "xcode"], input: Contents.plain)
    #expect(good.exitCode == 0)
    #expect(good.output.isEmpty)
    let bad = try folder.run(["lint", "-", "--format", "xcode"], input: "{")
    #expect(bad.exitCode == 1)
    #expect(bad.output.hasPrefix("Color.colorset/Contents.json:1:2: error: "))
  }

  @Test("An empty input, a large one and one of odd bytes are findings, not accidents")
  func odd() throws {
    for text in ["", "\0\u{1}", String(repeating: "[", count: 100_000)] {
      let outcome = try folder.run(["lint", "-", "--format", "xcode"], input: text)
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("(invalid-json)"))
    }
    let large = String(repeating: " ", count: 17 << 20)
    #expect(try folder.run(["lint", "-"], input: large).exitCode == 1)
  }

  @Test("The configuration of the working folder applies")
  func configuration() throws {
    try folder.write(#"{ "rules": { "single-value": "off" } }"#, to: ".colorset.json")
    let text = Contents.of(Contents.slot("123456"))
    #expect(try folder.run(["lint", "-"], input: text).exitCode == 0)
    #expect(try folder.run(["lint", "-", "--no-config"], input: text).exitCode == 1)
  }
}
