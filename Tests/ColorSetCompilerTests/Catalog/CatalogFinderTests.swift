import ColorSetCompiler
import Foundation
import Testing

/// Paths from the command line become catalogs.
@Suite struct CatalogFinderTests {
  @Test("A catalog stands for itself, whatever it holds")
  func findsCatalogs() throws {
    let catalog = try CatalogOnDisk()
    let finder = try find([catalog.url.path, catalog.url.path + "/"], in: catalog)
    #expect(finder.paths == ["Colors.xcassets", "Colors.xcassets"])
    #expect(finder.catalogs == [["Colors.xcassets"], ["Colors.xcassets"]])
    #expect(finder.lines == [])
  }

  @Test("A folder stands for the catalogs in it at any depth")
  func findsNestedCatalogs() throws {
    let catalog = try CatalogOnDisk(named: "b.xcassets")
    for path in [
      "a/z.xcassets", "a/B.xcassets", "a.b/c/d/E.xcassets", "é/x.xcassets", "Z.xcassets",
    ] {
      try catalog.makeFolder("../\(path)/Group/Inner.xcassets")
    }
    let finder = try find([catalog.folder.path], in: catalog)
    #expect(finder.paths == ["."])
    #expect(
      finder.catalogs == [
        [
          "Z.xcassets", "a.b/c/d/E.xcassets", "a/B.xcassets", "a/z.xcassets", "b.xcassets",
          "é/x.xcassets",
        ]
      ])
    #expect(finder.lines == [])
  }

  @Test("Hidden folders, build products, other assets and links to folders are not searched")
  func passesOver() throws {
    let catalog = try CatalogOnDisk()
    for path in [".build/A.xcassets", "DerivedData/B.xcassets", "x.imageset/C.xcassets"] {
      try catalog.makeFolder("../\(path)")
    }
    try catalog.link("../Link", to: "Colors.xcassets")
    try catalog.link("../Up", to: "..")
    try catalog.write("", to: "../File.xcassets")
    let finder = try find([catalog.folder.path], in: catalog)
    #expect(finder.catalogs == [["Colors.xcassets"]])
    #expect(finder.lines == [])
  }

  @Test("A link to a catalog is a catalog, named and found")
  func followsLinks() throws {
    let catalog = try CatalogOnDisk()
    try catalog.makeFolder("../Folder")
    try catalog.link("../Folder/Link.xcassets", to: "../Colors.xcassets")
    let link = catalog.folder.appendingPathComponent("Folder/Link.xcassets").path
    #expect(try find([link], in: catalog).catalogs == [["Folder/Link.xcassets"]])
    let folder = catalog.folder.appendingPathComponent("Folder").path
    #expect(try find([folder], in: catalog).catalogs == [["Folder/Link.xcassets"]])
  }

  @Test("A folder of color sets without the ending of a catalog is read as one, with a note")
  func readsFoldersAsCatalogs() throws {
    let catalog = try CatalogOnDisk(named: "Colors")
    try GoodColor.write(to: catalog)
    let finder = try find([catalog.url.path], in: catalog)
    #expect(finder.catalogs == [["Colors"]])
    #expect(
      finder.lines == [
        "Colors: note: the folder does not end in .xcassets and is read as a catalog "
          + "(folder-as-catalog)"
      ])
  }

  @Test("The color sets of a folder that are in groups are found, too")
  func readsFoldersOfGroups() throws {
    let catalog = try CatalogOnDisk(named: "Colors")
    try catalog.write(GoodColor.text, to: "Group/Deeper/Good.colorset/Contents.json")
    let finder = try find([catalog.url.path], in: catalog)
    #expect(finder.catalogs == [["Colors"]])
    #expect(finder.lines.count == 1)
  }

  @Test("A group of a catalog is read with a note that names the catalog, not as a loose folder")
  func readsGroups() throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(GoodColor.text, to: "Brand/Inner/Good.colorset/Contents.json")
    try catalog.write(GoodColor.text, to: "Brand/Nested.xcassets/Good.colorset/Contents.json")
    let group = catalog.url.appendingPathComponent("Brand").path
    let finder = try find([group, group + "/Inner"], in: catalog)
    #expect(
      finder.catalogs == [["Colors.xcassets/Brand"], ["Colors.xcassets/Brand/Inner"]])
    let message =
      "note: the folder is a group of the catalog 'Colors.xcassets' and names of groups around it "
      + "are not part of its colors' names; give the path of the catalog (folder-as-catalog)"
    #expect(
      finder.lines == [
        "Colors.xcassets/Brand: \(message)", "Colors.xcassets/Brand/Inner: \(message)",
      ])
  }

  @Test("A folder without the ending says nothing of folders below it that are not searched")
  func readsDeepFolders() throws {
    let catalog = try CatalogOnDisk(named: "Colors")
    try GoodColor.write(to: catalog)
    try catalog.makeFolder(Array(repeating: "f", count: 70).joined(separator: "/"))
    #expect(try find([catalog.url.path], in: catalog).lines.count == 1)
  }

  @Test("A link in place of a catalog that leads nowhere is reported")
  func reportsLostCatalogs() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.link("../Gone.xcassets", to: "nowhere")
    let finder = try find([catalog.folder.path], in: catalog)
    #expect(finder.catalogs == [["Colors.xcassets"]])
    #expect(
      finder.lines == [
        "Gone.xcassets: warning: the link leads nowhere: there is no such file or folder; "
          + "delete the link (broken-link)"
      ])
  }

  @Test("A link that leads nowhere is told of also where there is nothing else")
  func onlyLostCatalogs() throws {
    let catalog = try CatalogOnDisk(named: "Folder")
    try catalog.link("Gone.xcassets", to: "nowhere")
    let error = #expect(throws: FileError.self) { try find([catalog.url.path], in: catalog) }
    #expect(
      error?.message
        == "there is no color set in this folder; '\(catalog.url.path)/Gone.xcassets' is a link that "
        + "leads nowhere; give the path of one with asset catalogs")
  }

  @Test("Color sets outside every catalog are reported, in order, and not read")
  func reportsLooseColorSets() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    for path in ["Loose.colorset", "Folder/B.colorset", "Folder/A.colorset"] {
      try catalog.write(GoodColor.text, to: "../\(path)/Contents.json")
    }
    let finder = try find([catalog.folder.path], in: catalog)
    #expect(finder.catalogs == [["Colors.xcassets"]])
    let message =
      "warning: the color set lies outside every catalog and is not compiled; move it into a "
      + "folder that ends in .xcassets (outside-catalog)"
    #expect(
      finder.lines == [
        "Folder/A.colorset: \(message)", "Folder/B.colorset: \(message)",
        "Loose.colorset: \(message)",
      ])
  }

  @Test(
    "A path that is no catalog and no folder is an error that says what to name",
    arguments: [
      ("Missing.xcassets", "there is no such file or folder"),
      ("Colors.xcassets/Missing", "there is no such file or folder"),
      (
        "File.txt",
        "this is not a folder; give the path of an asset catalog, which ends in .xcassets"
      ),
      (
        "File.xcassets",
        "this is not a folder; give the path of an asset catalog, which ends in .xcassets"
      ),
      ("File.txt/Colors.xcassets", "a part of the path is not a folder"),
      (
        "Colors.xcassets/Good.colorset/Contents.json",
        "this is one file of a catalog; give the path of the catalog, which ends in .xcassets"
      ),
      (
        "Colors.xcassets/Group/contents.json",
        "this is one file of a catalog; give the path of the catalog, which ends in .xcassets"
      ),
      (
        "Colors.xcassets/Good.colorset",
        "this is one color set; give the path of the catalog or the folder that holds it"
      ),
      ("Empty", "there is no color set in this folder; give the path of one with asset catalogs"),
      (
        "Colors.xcassets/Images",
        "there is no color set in this folder; give the path of one with asset catalogs"
      ),
      ("Circle", "this is a link that leads in a circle; give the path of a catalog"),
      ("Dangling.xcassets", "this is a link that leads nowhere; give the path of a catalog"),
      ("Linked.xcassets", "this is a link that leads to a file; give the path of a catalog"),
    ])
  func reportsOtherPaths(_ path: String, _ message: String) throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write("{}", to: "Group/contents.json")
    try catalog.write("{}", to: "Images/x.imageset/Contents.json")
    try catalog.write("", to: "../File.txt")
    try catalog.write("", to: "../File.xcassets")
    try catalog.makeFolder("../Empty/Deeper")
    try catalog.link("../Circle", to: "Circle")
    try catalog.link("../Dangling.xcassets", to: "nowhere")
    try catalog.link("../Linked.xcassets", to: "File.txt")
    // The finder opens relative paths from the working folder of the process.
    let full = catalog.folder.appendingPathComponent(path).path
    var finder = CatalogFinder(workingFolder: "/nowhere")
    let error = #expect(throws: FileError.self) { try finder.find(full) }
    #expect(error?.path == full)
    #expect(error?.message == message)
    #expect(error?.isAboutNoInput == message.hasPrefix("there is no color set"))
  }

  @Test("A catalog 64 folders below the one that is named is found, deeper folders are reported")
  func searchesDeep() throws {
    let catalog = try CatalogOnDisk()
    let folders = Array(repeating: "f", count: 64).joined(separator: "/")
    try catalog.makeFolder("../\(folders)/Deep.xcassets")
    let finding = try find([catalog.folder.path], in: catalog)
    #expect(finding.catalogs == [["Colors.xcassets", "\(folders)/Deep.xcassets"]])
    #expect(finding.lines == [])
    for name in ["a", "b", "c"] { try catalog.makeFolder("../\(folders)/\(name)/Deeper.xcassets") }
    let deeper = try find([catalog.folder.path], in: catalog)
    #expect(deeper.catalogs == finding.catalogs)
    #expect(
      Set(deeper.lines) == [
        "\(folders): warning: folders nested more than 64 deep are not searched; give the paths of "
          + "the catalogs in them (outside-catalog)"
      ])
    #expect(deeper.lines.count == 1)
  }

  /// What was found, as seen from the folder around the catalog.
  private struct Finding {
    var paths: [String] = []
    var catalogs: [[String]] = []
    var lines: [String] = []
  }

  private func find(_ paths: [String], in catalog: CatalogOnDisk) throws -> Finding {
    var finder = CatalogFinder(workingFolder: "/nowhere")
    for path in paths { try finder.find(path) }
    let root = catalog.folder.path
    var finding = Finding()
    for found in finder.found {
      finding.paths.append(FilePath.display(found.path, from: root))
      finding.catalogs.append(
        found.catalogs.map { FilePath.display($0.path, from: root) }.sorted {
          $0.utf8.lexicographicallyPrecedes($1.utf8)
        })
    }
    finding.lines = finder.diagnostics.map { diagnostic in
      "\(FilePath.display(diagnostic.location.path, from: root)): \(diagnostic.severity): "
        + "\(diagnostic.message) (\(diagnostic.rule))"
    }
    return finding
  }
}
