import Foundation
import Testing

extension PluginTests {
  /// The commands of `swift package`.
  @Suite struct CommandTests {
    private static let code = "Sources/App/ColorSets.generated.swift"

    @Test("lint-color-sets asks for nothing, passes arguments on, and fails on findings")
    func lint() throws {
      let package = try ExamplePackage("BuildPlugin", .native)
      defer { package.remove() }
      try package.addColorSet("Sources/App/Colors.xcassets/Same", "777777", dark: "777777")
      var outcome = try package.package([], "lint-color-sets")
      #expect(outcome.exitCode == 0, "\(outcome.problems)")
      #expect(
        outcome.output.contains("Sources/App/Colors.xcassets/Same.colorset/Contents.json:4:5: "))
      #expect(outcome.output.contains("no findings in 2 color sets"))

      outcome = try package.package(
        [], "lint-color-sets", "--strict", "--format", "json",
        "--target", "App")
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.hasPrefix("{\n  \"version\": 1,"))
      #expect(outcome.errors.contains("error: color sets have findings that count"))

      outcome = try package.package(
        [], "lint-color-sets", "--strict", "--target", "DesignColors")
      #expect(outcome.exitCode == 0, "\(outcome.problems)")
      outcome = try package.package([], "lint-color-sets", "--target", "Nothing")
      #expect(outcome.exitCode == 1)
      #expect(outcome.problems.contains("'Nothing'; the targets are App, DesignColors"))
      outcome = try package.package([], "lint-color-sets", "--format=sarif")
      #expect(outcome.exitCode == 1)
      #expect(outcome.problems.contains("2 configurations") && outcome.output.isEmpty)
    }

    @Test("generate-color-sets asks to write, writes into the target, and checks")
    func generate() throws {
      let package = try ExamplePackage("BuildPlugin", .native)
      defer { package.remove() }
      try package.edit(
        "Package.swift",
        replacing: #"plugins: [.plugin(name: "ColorSetPlugin", package: "colorset")]"#,
        with: "plugins: []")
      #expect(try package.package([], "generate-color-sets").exitCode == 1)
      #expect(!package.has(Self.code))
      let permission = ["--allow-writing-to-package-directory"]
      var outcome = try package.package(permission, "generate-color-sets", "--target", "App")
      #expect(outcome.exitCode == 0, "\(outcome.problems)")
      #expect(try package.text(Self.code).contains("enum Palette"))
      #expect(!package.has("Sources/DesignColors/ColorSets.generated.swift"))
      outcome = try package.package(
        permission, "generate-color-sets", "--check", "--target", "App")
      #expect(outcome.exitCode == 0, "\(outcome.problems)")

      try package.addColorSet("Sources/App/Colors.xcassets/Added")
      outcome = try package.package(
        permission, "generate-color-sets", "--check", "--target=App")
      #expect(outcome.exitCode == 1)
      #expect(outcome.problems.contains("the code of App is not up to date"))
      #expect(try !package.text(Self.code).contains("added"))

      try package.write(
        #"{ "generate": { "output": "Sources/Both.swift" } }"#, to: "Sources/.colorset.json")
      try package.delete("Sources/DesignColors/.colorset.json")
      outcome = try package.package(permission, "generate-color-sets")
      #expect(outcome.exitCode == 1)
      #expect(outcome.problems.contains("would both write 'Sources/Sources/Both.swift'"))
    }
  }
}
