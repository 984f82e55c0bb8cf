import ColorSetCompiler
import Foundation
import Testing

/// Generated Swift gets along with what else is in a module and with other generated files.
@Suite struct ClientCodeTests {
  /// The sample of these tests: a color at the top and one in a namespace.
  private func folder() throws -> CodeFolder {
    let folder = try CodeFolder()
    try folder.addNamespace("Brand")
    try folder.addColorSet("Accent")
    try folder.addColorSet("Brand/Accent")
    return folder
  }

  /// The arguments that type-check files of one module.
  private func arguments(
    _ folder: CodeFolder, _ runtime: RuntimeMode, _ files: [String], version: Int = 6
  ) throws -> [String] {
    let module = runtime == .module ? ["-I", try RuntimeModule.folder().path] : []
    return [
      "-typecheck", "-parse-as-library", "-warnings-as-errors", "-swift-version", "\(version)",
    ]
      + ["-package-name", "p"] + module + files
  }

  @Test("Types of the user's with common names, nested in others", arguments: RuntimeMode.allCases)
  func nestedTypes(runtime: RuntimeMode) throws {
    let folder = try folder()
    let generated = try folder.write(folder.generate(SwiftOptions(runtime)), to: "Palette.swift")
    let types = [
      "Color", "Bundle", "UIColor", "ColorResource", "Palette", "DynamicColor", "ColorTable",
      "TableColorCatalog", "StaticString", "String", "Int", "Error", "Brand",
    ]
    let client = try folder.write(
      """
      enum App {
        \(types.map { "enum \($0) {}" }.joined(separator: "\n  "))
      }
      nonisolated func name() -> String { Palette.accent.name + Palette.Brand.accent.name }
      """, to: "Client.swift")
    try SwiftCompiler.expectAccepted(arguments(folder, runtime, [generated, client]))
  }

  @Test(
    "Types of the user's with names that frameworks have, at the top",
    arguments: RuntimeMode.allCases)
  func topLevelTypes(runtime: RuntimeMode) throws {
    let folder = try folder()
    let generated = try folder.write(folder.generate(SwiftOptions(runtime)), to: "Palette.swift")
    let types = [
      "Color", "Bundle", "UIColor", "NSColor", "ColorResource", "Text", "Image", "Asset", "Brand",
      "Platform", "Traits", "UIKit", "SwiftUI", "AppKit",
    ]
    let client = try folder.write(
      types.map { "enum \($0) {}" }.joined(separator: "\n"), to: "Client.swift")
    try SwiftCompiler.expectAccepted(arguments(folder, runtime, [generated, client]))
  }

  @Test(
    "Types of the user's with the names of the runtime's, beside a file that imports it",
    arguments: ["DynamicColor", "ColorTable", "TableColorCatalog", "StaticString"])
  func shadowedTypes(type: String) throws {
    let folder = try folder()
    let generated = try folder.write(folder.generate(), to: "Palette.swift")
    let client = try folder.write("struct \(type) {}", to: "Client.swift")
    try SwiftCompiler.expectAccepted(arguments(folder, .module, [generated, client]))
  }

  @Test(
    "Files that import the runtime in the usual way, beside every access level",
    arguments: AccessLevel.allCases, [5, 6])
  func plainImports(access: AccessLevel, version: Int) throws {
    let folder = try folder()
    let source = try folder.generate(SwiftOptions(.module, access: access))
    let generated = try folder.write(source, to: "Palette.swift")
    let client = try folder.write(
      """
      import DynamicColors
      func accent() -> DynamicColor { Palette.accent }
      """, to: "Client.swift")
    let arguments = try arguments(folder, .module, [generated, client], version: version)
    try SwiftCompiler.expectAccepted(arguments)
  }

  @Test("Two generated files of one module", arguments: AccessLevel.allCases, AccessLevel.allCases)
  func twoFiles(first: AccessLevel, second: AccessLevel) throws {
    let folder = try folder()
    let one = SwiftOptions(.module, access: first, name: "One")
    let two = SwiftOptions(.module, access: second, name: "Two")
    let files = [
      try folder.write(folder.generate(one), to: "One.swift"),
      try folder.write(folder.generate(two), to: "Two.swift"),
      try folder.write(
        "func same() -> Bool { One.accent == Two.accent && One.accent != Two.Brand.accent }",
        to: "Client.swift"),
    ]
    try SwiftCompiler.expectAccepted(arguments(folder, .module, files))
  }

  @Test(
    "Two libraries with generated files, imported together", arguments: RuntimeMode.allCases,
    [["Palette", "Palette"], ["One", "Two"]])
  func twoLibraries(runtime: RuntimeMode, names: [String]) throws {
    let folder = try folder()
    for (library, name) in zip(["First", "Second"], names) {
      let options = SwiftOptions(runtime, access: .public, name: name)
      let file = try folder.write(folder.generate(options), to: "\(library).swift")
      try SwiftCompiler.expectAccepted(
        arguments(folder, runtime, [file]).filter { $0 != "-typecheck" } + [
          "-emit-module", "-module-name", library, "-emit-module-path",
          folder.path("\(library).swiftmodule"),
        ])
    }
    let client = try folder.write(
      """
      import First
      import Second
      func hex() -> [String?] {
        [
          First.\(names[0]).accent.resolved(for: .light)?.hexString,
          Second.\(names[1]).Brand.accent.resolved(for: .dark)?.hexString,
          \(names[0] == names[1] ? "" : "\(names[0]).Brand[\"Brand/Accent\"]?.name")
        ]
      }
      """, to: "Client.swift")
    try SwiftCompiler.expectAccepted(
      arguments(folder, runtime, [client]) + ["-I", folder.url.path])
  }

  @Test("A module with the runtime in a file that imports a library with it in another")
  func embeddedTwice() throws {
    let folder = try folder()
    let library = SwiftOptions(.embedded, access: .public, name: "Shared")
    let shared = try folder.write(folder.generate(library), to: "Shared.swift")
    try SwiftCompiler.expectAccepted(
      arguments(folder, .embedded, [shared]).filter { $0 != "-typecheck" } + [
        "-emit-module", "-module-name", "Library", "-emit-module-path",
        folder.path("Library.swiftmodule"),
      ])
    let own = try folder.write(folder.generate(SwiftOptions(.embedded)), to: "Palette.swift")
    let client = try folder.write(
      """
      import Library
      func mine() -> DynamicColor { Palette.accent }
      func theirs() -> Library.DynamicColor { Shared.accent }
      func hex() -> [String?] {
        [mine().resolved(for: .light)?.hexString, theirs().resolved(for: .light)?.hexString]
      }
      """, to: "Client.swift")
    try SwiftCompiler.expectAccepted(
      arguments(folder, .embedded, [own, client]) + ["-I", folder.url.path])
  }

  @Test(
    "A program whose only library is Swift's own links, optimized or not",
    arguments: RuntimeMode.allCases, ["-Onone", "-O"])
  func linksAlone(runtime: RuntimeMode, level: String) throws {
    let folder = try folder()
    let program = GeneratedProgram(folder: folder, runtime: runtime, settings: [level])
    let source = try folder.generate(SwiftOptions(runtime))
    // The conversion between the spaces needs roots.
    let main = """
      \(runtime == .module ? "import DynamicColors" : "")
      let wide = ColorComponents(space: .displayP3, red: 1, green: 0, blue: 0)
      print(wide.hexString, Palette.accent.resolved(for: .light)?.hexString as Any)
      """
    let output = try program.output([source], main: main)
    #expect(output == "#FF0000FF Optional(\"#112233FF\")\n")
  }
}
