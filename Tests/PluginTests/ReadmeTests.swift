import Foundation
import Testing

/// What the README says about the plugins.
@Suite struct ReadmeTests {
  private static let example = "Tests/Examples/BuildPlugin"

  @Test("The manifest in the README is that of the example, and its configuration is, too")
  func manifest() throws {
    let readme = try Checkout.text("README.md")
    #expect(readme.contains("```swift\n\(try Checkout.text("\(Self.example)/Package.swift"))```"))
    let block = try #require(readme.firstMatch(of: /```json\n +(.*)\n +```/))
    let file = "\(Self.example)/Sources/DesignColors/.colorset.json"
    #expect(try Self.json(String(block.1)) == Self.json(Checkout.text(file)))
  }

  @Test(
    "Each command of a plugin in the README is one of the manifest, with the permission it needs")
  func commands() throws {
    let manifest = try Checkout.text("Package.swift")
    let lines = try Checkout.text("README.md").components(separatedBy: "\n")
      .filter { $0.hasPrefix("swift package ") }
    #expect(lines.count >= 4)
    for line in lines {
      let words = line.split(separator: " ").dropFirst(2)
      let verb = try #require(words.first { !$0.hasPrefix("-") })
      #expect(manifest.contains("verb: \"\(verb)\""), "\(line)")
      #expect(
        (words.first == "--allow-writing-to-package-directory") == (verb == "generate-color-sets"),
        "\(line)")
    }
  }

  private static func json(_ text: String) throws -> NSDictionary {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? NSDictionary)
  }
}
