import Foundation
import Testing

extension ExampleSuite {
  /// Make and Ninja, which run the step only when what it read has changed.
  @Suite(.folder) struct BuildSystemTests {
    private let folder = TestFolder.current

    init() throws { try Example("BuildSystems").copy(to: folder) }

    /// A build system and what it says when it runs the step.
    struct BuildSystem: Sendable, CustomTestStringConvertible {
      var command: [String]
      var testDescription: String { command[0] }

      /// Builds, and tells whether the step ran.
      func runsStep(_ target: String = "Palette.swift") throws -> Bool {
        let outcome = try Shell.run(command + [target], in: TestFolder.current.url)
        try #require(outcome.exitCode == 0, "\(outcome.end)")
        return outcome.output.contains("colorset generate")
      }
    }

    static let systems = [
      BuildSystem(command: ["make"]), BuildSystem(command: ["ninja", "-v"]),
    ].filter { system in
      let isThere = Shell.has(system.command[0], "--version")
      if !isThere { print("\(system.command[0]) is not installed; its tests are skipped") }
      return isThere
    }

    @Test("The program is built", arguments: systems)
    func program(system: BuildSystem) throws {
      #expect(try system.runsStep("app"))
      let outcome = try Shell.run(["./app"], in: folder.url)
      #expect(
        outcome.output == "Accent #0A5FD6FF #7AB0FFFF\nText/Primary #15161CFF #F0F1F5FF\n")
      #expect(try !system.runsStep("app"))
    }

    @Test("The step runs once for each kind of change, and not without one", arguments: systems)
    func changes(system: BuildSystem) throws {
      #expect(try system.runsStep(), "the first time")
      #expect(try !system.runsStep(), "nothing has changed")
      for (what, change) in Self.changes {
        try change(folder)
        #expect(try system.runsStep(), "\(what)")
        #expect(try !system.runsStep(), "after \(what)")
      }
      let text = try folder.text("Palette.swift")
      #expect(text.contains("var ink:") && !text.contains("var accent:"))
      #expect(text.contains("#0B5FD6"))
    }

    private static let changes: [(String, @Sendable (TestFolder) throws -> Void)] = [
      (
        "an edit",
        { folder in
          let file = "Colors.xcassets/Accent.colorset/Contents.json"
          try folder.write(folder.text(file).replacingFirst("0x0A", with: "0x0B"), to: file)
        }
      ),
      (
        "white space, which changes no byte of the output",
        { folder in
          let file = "Colors.xcassets/Accent.colorset/Contents.json"
          try folder.write(folder.text(file) + "\n", to: file)
        }
      ),
      (
        "a new color set",
        { try $0.addColorSet("Colors.xcassets/Extra", Contents.plain) }
      ),
      (
        "a new group with a color set",
        { folder in
          try folder.addNamespace("Colors.xcassets/Odd $ # name")
          try folder.addColorSet("Colors.xcassets/Odd $ # name/5 : [x]", Contents.plain)
        }
      ),
      (
        "an edit in the new group",
        { folder in
          try folder.addColorSet("Colors.xcassets/Odd $ # name/5 : [x]", Contents.doubtful)
        }
      ),
      (
        "a rename",
        { folder in
          try FileManager.default.moveItem(
            at: folder.url("Colors.xcassets/Accent.colorset"),
            to: folder.url("Colors.xcassets/Ink.colorset"))
        }
      ),
      (
        "a deletion",
        { try FileManager.default.removeItem(at: $0.url("Colors.xcassets/Extra.colorset")) }
      ),
      (
        "the deletion of a group",
        { try FileManager.default.removeItem(at: $0.url("Colors.xcassets/Odd $ # name")) }
      ),
    ]
  }
}
