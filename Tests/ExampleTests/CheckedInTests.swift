import Foundation
import Testing

extension ExampleSuite {
  /// Generated code under version control.
  @Suite(.folder) struct CheckedInTests {
    private let example = Example("CheckedIn")
    private let folder = TestFolder.current

    @Test("The checked-in file is what the catalog says")
    func isUpToDate() throws {
      let outcome = try Tool.run(["generate", "--check"], in: example.url)
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
    }

    @Test("Its program builds and prints the values of the catalog")
    func runs() throws {
      let outcome = try Shell.swift(
        ["run", "--quiet", "--scratch-path", Example.scratch, "App"], in: example.url)
      try #require(outcome.exitCode == 0, "\(outcome.end)")
      #expect(
        outcome.output == """
          Accent #0A5FD6FF #7AB0FFFF #083F91FF #A9CCFFFF
          Text/Primary #15161CFF #F0F1F5FF #000000FF #FFFFFFFF
          true

          """)
    }

    @Test("A changed catalog lets the check fail until the code is generated again")
    func check() throws {
      try example.copy(to: folder)
      let file = "Colors.xcassets/Accent.colorset/Contents.json"
      try folder.write(folder.text(file).replacingFirst("0x0A", with: "0x0B"), to: file)
      let outcome = try folder.run("generate", "--check")
      #expect(outcome.exitCode == 1)
      #expect(outcome.errors.contains("Sources/App/Palette.swift is not up to date"))
      #expect(try folder.run("generate").exitCode == 0)
      #expect(try folder.run("generate", "--check").exitCode == 0)
      #expect(try folder.text("Sources/App/Palette.swift").contains("#0B5FD6"))
    }
  }
}
