import Foundation
import Testing

extension ExampleSuite {
  /// The sections of the README that show how colorset is used: what they show is run, or is part of an example that is.
  @Suite(.folder) struct ReadmeSectionTests {
    private let folder = TestFolder.current

    /// A section, and the example whose files its commands are run beside.
    private static let sections = [
      ("Publish your colors as a package", "BuildSystems"),
      ("Check generated code in", "CheckedIn"),
      ("Any build system", "BuildSystems"),
      ("Test your colors", "ColorTests"),
      ("In CI and editors", "CheckedIn"),
    ]

    @Test("The shell commands of a section can be typed one after the other", arguments: sections)
    func shell(title: String, example: String) throws {
      let section = MarkdownSection(title, in: try Checkout.text("README.md"))
      try #require(!section.blocks.isEmpty)
      try Example(example).copy(to: folder)
      for script in section.texts("sh") {
        let outcome = try Shell.run(
          script: script, in: folder.url,
          environment: [
            "SRCROOT": folder.path, "SCRIPT_OUTPUT_FILE_0": folder.url("Palette.swift").path,
          ])
        #expect(outcome.exitCode == 0, "\(script)\n\(outcome.end)")
        #expect(!script.isEmpty)
      }
    }

    @Test("The code of a section stands in an example", arguments: sections)
    func code(title: String, example: String) throws {
      let section = MarkdownSection(title, in: try Checkout.text("README.md"))
      let examples = try Self.linesOfExamples()
      for language in ["swift", "make", "ninja", "json"] {
        for text in section.texts(language) {
          for line in text.components(separatedBy: "\n") {
            let words = line.trimmingCharacters(in: .whitespaces)
            #expect(examples.contains(words), "\(line)")
          }
        }
      }
    }

    @Test("The commands in YAML run, and write the files that are named beside them")
    func yaml() throws {
      let section = MarkdownSection("In CI and editors", in: try Checkout.text("README.md"))
      try Example("CheckedIn").copy(to: folder)
      let commands = section.yamlCommands
      #expect(commands.count == 6)
      for command in commands {
        let outcome = try Shell.run(script: command, in: folder.url)
        #expect(outcome.exitCode == 0, "\(command)\n\(outcome.end)")
      }
      let text = section.texts("yaml").joined(separator: "\n")
      for match in text.matches(of: /(?:sarif_file|codequality): (\S+)/) {
        #expect(folder.has(String(match.1)))
      }
      #expect(folder.has("colorset.sarif"))
    }

    @Test("The list for Xcode names the files below the project's folder")
    func fileList() throws {
      let section = MarkdownSection("In CI and editors", in: try Checkout.text("README.md"))
      try Example("CheckedIn").copy(to: folder)
      let script = try #require(section.texts("sh").first { $0.contains("xcfilelist") })
      #expect(try Shell.run(script: script, in: folder.url).exitCode == 0)
      let lines = try folder.text("Colors.xcfilelist").split(separator: "\n")
      #expect(lines.contains("$(SRCROOT)/Colors.xcassets/Accent.colorset/Contents.json"))
      #expect(lines.contains("$(SRCROOT)/.colorset.json"))
      #expect(lines.allSatisfy { $0.hasPrefix("$(SRCROOT)/") })
    }

    @Test("The pattern of the pre-commit hook fits the files of color sets only")
    func hookPattern() throws {
      let section = MarkdownSection("In CI and editors", in: try Checkout.text("README.md"))
      let yaml = section.texts("yaml").joined(separator: "\n")
      let match = try #require(yaml.firstMatch(of: /files: '(.+)'/))
      let pattern = try Regex(String(match.1))
      #expect("App/Colors.xcassets/Accent.colorset/Contents.json".firstMatch(of: pattern) != nil)
      #expect("App/Colors.xcassets/Icon.imageset/Contents.json".firstMatch(of: pattern) == nil)
    }

    /// The lines of all files of the examples, without their indents.
    private static func linesOfExamples() throws -> Set<String> {
      let root = Checkout.url.appendingPathComponent("Tests/Examples")
      var lines: Set<String> = []
      let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      while let file = walk?.nextObject() as? URL {
        let isText = ["swift", "ninja", "json"].contains(file.pathExtension)
        guard isText || file.lastPathComponent == "Makefile", !file.path.contains("/.build/"),
          let text = try? String(contentsOf: file, encoding: .utf8)
        else { continue }
        for line in text.components(separatedBy: "\n") {
          lines.insert(line.trimmingCharacters(in: .whitespaces))
        }
      }
      return lines
    }
  }
}
