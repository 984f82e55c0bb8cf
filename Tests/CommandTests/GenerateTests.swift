import Foundation
import Testing

/// What `generate` prints, by its options.
@Suite(.folder) struct GenerateTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.addNamespace("Colors.xcassets/Brand")
    try folder.addColorSet("Colors.xcassets/Brand/Accent", Contents.plain)
  }

  @Test("By default it prints internal Swift that imports the runtime")
  func defaults() throws {
    let outcome = try folder.run("generate")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("\nimport DynamicColors\n"))
    #expect(outcome.output.contains("\nnonisolated enum Palette: "))
    #expect(outcome.output.contains("enum Brand: "))
    #expect(outcome.output.contains("static var accent: DynamicColor"))
    #expect(!outcome.output.contains("public ") && !outcome.output.contains("package "))
    #expect(outcome.output.hasSuffix("\n"))
  }

  @Test("The root type has the name that is asked for", arguments: ["Theme", "_Colors", "Größe"])
  func name(name: String) throws {
    let outcome = try folder.run("generate", "--name", name)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("enum \(name): "))
    #expect(!outcome.output.contains("Palette"))
  }

  @Test("A root type with the name of its module is an error")
  func nameOfModule() throws {
    let usual = try folder.run("generate")
    let other = try folder.run("generate", "--module", "App")
    #expect(other.exitCode == 0 && other.errors.isEmpty && other.bytes == usual.bytes)
    for arguments in [["--module", "Palette"], ["--name", "Theme", "--module", "Theme"]] {
      let outcome = try folder.run(["generate"] + arguments)
      #expect(outcome.exitCode == 2 && outcome.output.isEmpty)
      let name = arguments.last ?? ""
      #expect(outcome.errors.hasPrefix("colorset: error: the root type '\(name)'"))
      #expect(outcome.errors.contains("--name") && outcome.errors.contains("\"\(name)Colors\""))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("The access level holds on every level", arguments: ["public", "package"])
  func access(level: String) throws {
    let outcome = try folder.run("generate", "--access", level)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("\n\(level) nonisolated enum Palette: "))
    #expect(outcome.output.contains(" \(level) nonisolated enum Brand: "))
    #expect(outcome.output.contains(" \(level) static var accent: "))
  }

  @Test("Internal is what it is by default")
  func internalAccess() throws {
    let usual = try folder.run("generate").bytes
    #expect(try folder.run("generate", "--access", "internal").bytes == usual)
    #expect(try folder.run("generate", "--runtime", "module").bytes == usual)
    #expect(try folder.run("generate", "--name", "Palette", "--color", "always").bytes == usual)
  }

  @Test("The embedded runtime stands in the same file, and nothing is imported from ours")
  func embedded() throws {
    let outcome = try folder.run("generate", "--runtime", "embedded")
    #expect(outcome.exitCode == 0)
    #expect(!outcome.output.contains("import DynamicColors"))
    #expect(outcome.output.contains("struct ColorTraits"))
    #expect(outcome.output.contains("enum Palette: "))
  }

  @Test("The output holds no folder of this machine and no date")
  func noMachine() throws {
    let output = try folder.run("generate", folder.url("Colors.xcassets").path).output
    #expect(!output.contains(folder.path))
    #expect(!output.contains(folder.url.lastPathComponent))
    #expect(output.firstMatch(of: /20[2-9][0-9]/) == nil)
  }

  @Test("The same catalog gives the same bytes in another folder, by any path and by any threads")
  func sameBytes() throws {
    for index in 0..<300 {
      try folder.addColorSet("Colors.xcassets/Brand/Color \(index)", Contents.plain)
    }
    let usual = try folder.run("generate", "--jobs", "1").bytes
    try folder.makeFolder("elsewhere/deeper")
    try FileManager.default.copyItem(
      at: folder.url("Colors.xcassets"), to: folder.url("elsewhere/deeper/Colors.xcassets"))
    try FileManager.default.moveItem(
      at: folder.url("Colors.xcassets"), to: folder.url("elsewhere/Colors.xcassets"))
    let catalog = folder.url("elsewhere/Colors.xcassets").path
    for (arguments, place) in [
      ([catalog], "."), ([catalog, "--jobs", "64"], "elsewhere/deeper"),
      (["elsewhere/Colors.xcassets/", "--jobs=2"], "."),
      (["./deeper//Colors.xcassets"], "elsewhere"),
      (["../Colors.xcassets", "--jobs=3"], "elsewhere/deeper"), ([], "elsewhere/deeper"),
    ] {
      let outcome = try folder.run(["generate"] + arguments, in: place)
      #expect(outcome.exitCode == 0, "\(arguments)")
      #expect(outcome.bytes == usual, "\(arguments)")
    }
  }

  @Test("The same catalog gives the same bytes when the working folder is the catalog")
  func sameBytesInside() throws {
    let usual = try folder.run("generate").bytes
    #expect(try folder.run("generate", in: "Colors.xcassets").bytes == usual)
    let above = try folder.run("generate", "..", in: "Colors.xcassets/Brand")
    #expect(above.bytes == usual)
    #expect(above.errors.isEmpty)
  }

  @Test("Several catalogs give the same bytes from any working folder")
  func sameBytesOfSeveral() throws {
    try folder.addColorSet("z.xcassets/Shared", Contents.plain)
    try folder.addColorSet("q/b.xcassets/Shared", Contents.of(Contents.slot("123456")))
    let above = try folder.run("generate", "z.xcassets", "q/b.xcassets", "--no-lint")
    let below = try folder.run("generate", "../z.xcassets", "b.xcassets", "--no-lint", in: "q")
    #expect(above.exitCode == 0 && below.exitCode == 0)
    #expect(above.bytes == below.bytes)
  }

  @Test("The order of the paths does not matter, nor whether one is given twice")
  func order() throws {
    try folder.addColorSet("Second.xcassets/Ink", Contents.plain)
    let usual = try folder.run("generate", "Colors.xcassets", "Second.xcassets").bytes
    for arguments in [
      ["Second.xcassets", "Colors.xcassets"], ["."], [],
      ["Second.xcassets", "./Colors.xcassets", "Colors.xcassets/", "Second.xcassets"],
      [".", "Colors.xcassets"],
    ] {
      let outcome = try folder.run(["generate"] + arguments)
      #expect(outcome.bytes == usual, "\(arguments)")
      #expect(outcome.errors.isEmpty, "\(arguments)")
    }
  }
}
