import ColorSetCompiler
import Foundation
import Testing

/// Several paths in one run.
@Suite struct CompiledPathsTests {
  @Test("Overlapping paths give each catalog once, in code-point order")
  func readsEachOnce() throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(GoodColor.text, to: "One.colorset/Contents.json")
    try catalog.write(GoodColor.text, to: "../Other/A.xcassets/Two.colorset/Contents.json")
    try catalog.write(GoodColor.text, to: "../Other/B.xcassets/Three.colorset/Contents.json")
    let root = catalog.folder.path
    for paths in [
      ["", "Colors.xcassets", "Other", "Other/A.xcassets/", "./Other/../Colors.xcassets"],
      ["Other/B.xcassets", "Colors.xcassets", "Other/A.xcassets", "Other"], [""],
    ] {
      let compilation = try compile(paths.map { "\(root)/\($0)" })
      let found = compilation.palette.catalogs.map { FilePath.display($0.path, from: root) }
      #expect(found == ["Colors.xcassets", "Other/A.xcassets", "Other/B.xcassets"])
      #expect(compilation.diagnostics == [])
      #expect(
        compilation.palette.catalogs.flatMap(\.colorSets).map(\.name) == ["One", "Two", "Three"])
    }
  }

  @Test("A catalog that is named by a relative and by an absolute path is read once")
  func joinsSpellings() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    let folder = WorkingFolder.path
    let relative = FilePath.relative(catalog.url.path, to: folder)
    try #require(relative.hasPrefix("../"))
    let compilation = try Compiler(
      paths: [relative, catalog.url.path], threads: 1, workingFolder: folder
    ).compile()
    #expect(compilation.palette.catalogs.count == 1)
    #expect(compilation.diagnostics == [])
  }

  @Test("A catalog and a link to it are read once")
  func joinsLinks() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.makeFolder("../Folder/Deeper")
    try catalog.link("../Link.xcassets", to: "Colors.xcassets")
    try catalog.link("../Down", to: "Folder/Deeper")
    let root = catalog.folder.path
    for paths in [[""], ["Link.xcassets", "Colors.xcassets"], ["Link.xcassets", ""]] {
      let compilation = try compile(paths.map { "\(root)/\($0)" })
      #expect(compilation.palette.catalogs.count == 1)
      #expect(compilation.diagnostics == [])
    }
    // Where '..' leads depends on the link before it.
    try catalog.link("../Folder/Other.xcassets", to: "../Colors.xcassets")
    let compilation = try compile(["\(root)/Down/../Other.xcassets"])
    #expect(compilation.palette.catalogs.flatMap(\.colorSets).map(\.name) == ["Good"])
  }

  @Test("A path without any color set is an error that names it, even when others have some")
  func reportsEmptyCatalogs() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write("{}", to: "../Empty.xcassets/Contents.json")
    let empty = catalog.folder.appendingPathComponent("Empty.xcassets").path
    let error = #expect(throws: FileError.self) { try compile([catalog.url.path, empty]) }
    #expect(
      error
        == FileError(
          path: empty, message: "there is no color set here; name a catalog that holds some",
          isAboutNoInput: true))
    // Beside a catalog with color sets, in one folder, an empty one is nothing to speak of.
    let compilation = try compile([catalog.folder.path])
    #expect(compilation.diagnostics == [])
    #expect(compilation.palette.catalogs.count == 2)
  }

  @Test("The exit code tells files that cannot be read from errors in them, and both from success")
  func tellsExitCodes() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    #expect(try compile([catalog.url.path]).exitCode == 0)
    try catalog.write("{\"colors\":[],}", to: "Lenient.colorset/Contents.json")
    #expect(try compile([catalog.url.path]).exitCode == 0)
    try catalog.write("{", to: "Bad.colorset/Contents.json")
    #expect(try compile([catalog.url.path]).exitCode == 1)
    try catalog.makeFolder("Folder.colorset/Contents.json")
    #expect(try compile([catalog.url.path]).exitCode == 2)
  }

  private func compile(_ paths: [String]) throws -> Compilation {
    try Compiler(paths: paths, threads: 1, workingFolder: "/nowhere").compile()
  }
}
