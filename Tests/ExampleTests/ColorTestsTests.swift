import Foundation
import Testing

extension ExampleSuite {
  /// An app's own tests of its colors.
  @Suite(.folder) struct ColorTestsTests {
    private let example = Example("ColorTests")
    private let folder = TestFolder.current

    @Test("They pass for good colors, and say what is wrong with a bad one")
    func passesAndFails() throws {
      let command = ["test", "--quiet", "--scratch-path", Example.scratch]
      let good = try Shell.swift(command, in: example.url)
      try #require(good.exitCode == 0, "\(good.end)")

      try example.copy(to: folder)
      let manifest = try folder.text("Package.swift")
      try folder.write(
        manifest.replacingFirst("\"../../..\"", with: "\"\(Checkout.url.path)\""),
        to: "Package.swift")
      try folder.addColorSet(
        "Colors.xcassets/Lonely", Contents.of(Contents.slot("FF0000")))
      let bad = try Shell.swift(command, in: folder.url)
      #expect(bad.exitCode == 1)
      let text = bad.output + bad.errors
      #expect(
        text.contains("Lonely.colorset/Contents.json:3:5: error: color 'Lonely'"), "\(bad.end)")
      #expect(text.contains("(single-value)"))
      #expect(text.contains("(missing-high-contrast)"))
    }
  }
}
