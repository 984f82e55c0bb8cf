import Foundation
import Testing

extension PluginTests {
  /// Where catalogs may lie, and what the build says when the plugin cannot make code of them.
  @Suite struct PlaceTests {
    private static let target = """
      .target(
            name: "Extra",
            plugins: [.plugin(name: "ColorSetPlugin", package: "colorset")]),
          .executableTarget(
      """

    @Test("The build says what to do about a target without a catalog, and a link to one is enough")
    func link() async throws {
      let package = try Self.package()
      defer { package.remove() }
      var build = try package.build("--target", "Extra")
      #expect(build.exitCode == 0, "\(build.problems)")
      #expect(build.problems.contains("warning: 'Extra' has no asset catalog"))
      #expect(build.problems.contains("take the plugin off this target"))

      try package.addColorSet("Shared/Brand Colors.xcassets/Ocean")
      build = try await Self.buildAnew(package)
      let warning = try #require(build.problems.firstMatch(of: /link it: (ln -s .*)/))
      #expect(build.problems.contains("'Sources/Extra'; move 'Shared/Brand Colors.xcassets'"))

      let shell = URL(fileURLWithPath: "/bin/sh")
      _ = try Outcome.of(shell, ["-c", String(warning.1)], in: package.folder)
      try package.write("let used = Palette.ocean\n", to: "Sources/Extra/Extra.swift")
      // A link back must not be followed for ever.
      try FileManager.default.createSymbolicLink(
        atPath: package.url("Shared/Brand Colors.xcassets/Loop").path, withDestinationPath: ".")
      build = try await Self.buildAnew(package)
      #expect(build.exitCode == 0, "\(build.problems)")

      try package.addColorSet("Shared/Brand Colors.xcassets/Ocean", "ABCDEF")
      build = try await Self.buildAnew(package)
      #expect(build.exitCode == 0, "\(build.problems)")
      #expect(try Self.generated(package).contains("#ABCDEF"))
    }

    @Test(
      "The build stops at code that is there already, and at a root type with the module's name")
    func clashes() async throws {
      let package = try Self.package()
      defer { package.remove() }
      // One catalog is declared, the other is not.
      try package.edit(
        "Package.swift", replacing: #"name: "Extra","#,
        with: #"name: "Extra", resources: [.process("One.xcassets")],"#)
      try package.addColorSet("Sources/Extra/One.xcassets/Ocean")
      try package.addColorSet("Sources/Extra/Deep/Two.xcassets/Sand")
      // A catalog of icons alone has nothing to compile, and is no reason to stop.
      try package.write(
        #"{ "images" : [], "info" : { "author" : "xcode", "version" : 1 } }"#,
        to: "Sources/Extra/Icons.xcassets/AppIcon.appiconset/Contents.json")
      try package.write("enum Mine {}\n", to: "Sources/Extra/ColorSets.generated.swift")
      var build = try package.build("--target", "Extra")
      #expect(build.exitCode != 0)
      #expect(
        build.problems.contains(
          "error: 'Sources/Extra/ColorSets.generated.swift' has the colors of 'Extra' already"))

      try package.delete("Sources/Extra/ColorSets.generated.swift")
      try package.write(
        #"{ "extends": "Names.json" }"#, to: "Sources/Extra/.colorset.json")
      try package.write(
        #"{ "generate": { "name": "Extra", "runtime": "module", }, /* ours */ }"#,
        to: "Sources/Extra/Names.json")
      build = try await Self.buildAnew(package)
      #expect(build.exitCode != 0)
      #expect(build.problems.contains("error: the root type 'Extra' has the name of its module"))

      // The mend is the one of the message; that file is not the nearest, but extended by it.
      try package.write(
        #"{ "generate": { "name": "ExtraColors" } }"#, to: "Sources/Extra/Names.json")
      try package.write(
        "let used = [ExtraColors.ocean, ExtraColors.sand]\n", to: "Sources/Extra/Extra.swift")
      build = try await Self.buildAnew(package)
      #expect(build.exitCode == 0, "\(build.problems)")
      let text = try Self.generated(package)
      #expect(text.contains("One.xcassets") && text.contains("Two.xcassets"))
      #expect(!text.contains("Icons.xcassets"))
      #expect(!text.contains("import DynamicColors"))
    }

    /// The example with one more target that has the plugin.
    private static func package() throws -> ExamplePackage {
      let package = try ExamplePackage("BuildPlugin", .native)
      try package.edit("Package.swift", replacing: ".executableTarget(", with: target)
      try package.write("enum Nothing {}\n", to: "Sources/Extra/Extra.swift")
      return package
    }

    private static func buildAnew(_ package: ExamplePackage) async throws -> Outcome {
      try await ExamplePackage.wait()
      return try package.build("--target", "Extra")
    }

    private static func generated(_ package: ExamplePackage) throws -> String {
      let folder = package.system.scratch.appendingPathComponent("plugins/outputs")
      let files = FileManager.default.enumerator(atPath: folder.path)
      while let path = files?.nextObject() as? String {
        guard path.contains("/Extra/"), path.hasSuffix("ColorSets.generated.swift") else {
          continue
        }
        return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      }
      return ""
    }
  }
}
