import ColorSetCompiler
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files and folders that are not what they should be.
@Suite struct MalformedFolderTests {
  @Test("A color set without its file is reported at its folder")
  func reportsMissingFiles() throws {
    try expect(
      [
        "Colors.xcassets/Bad.colorset: error: color 'Bad': the color set has no 'Contents.json'; "
          + "add one or delete the folder (missing-contents)"
      ]
    ) { try $0.makeFolder("Bad.colorset/Deeper") }
  }

  @Test("A folder in the place of the file is named as what it is")
  func reportsFolders() throws {
    try expect(
      [
        "Colors.xcassets/Bad.colorset/Contents.json:1:1: error: the file cannot be read: it is a "
          + "folder (unreadable)",
        "Colors.xcassets/Group/Contents.json:1:1: error: the file cannot be read: it is a folder "
          + "(unreadable)",
      ]
    ) { catalog in
      try catalog.makeFolder("Bad.colorset/Contents.json")
      try catalog.makeFolder("Group/Contents.json")
    }
  }

  @Test("Links that lead in a circle are reported as that")
  func reportsCircles() throws {
    let circle = "error: the file cannot be read: symbolic links lead in a circle (unreadable)"
    try expect([
      "Colors.xcassets/Bad.colorset/Contents.json:1:1: \(circle)",
      "Colors.xcassets/One: warning: the link leads nowhere: symbolic links lead in a circle; "
        + "delete the link (broken-link)",
      "Colors.xcassets/Other.colorset/Contents.json:1:1: \(circle)",
      "Colors.xcassets/Two: warning: the link leads nowhere: symbolic links lead in a circle; "
        + "delete the link (broken-link)",
    ]) { catalog in
      try catalog.makeFolder("Bad.colorset")
      try catalog.link("Bad.colorset/Contents.json", to: "Contents.json")
      try catalog.makeFolder("Other.colorset")
      try catalog.link("Other.colorset/Contents.json", to: "b.json")
      try catalog.link("Other.colorset/b.json", to: "Contents.json")
      try catalog.link("One", to: "Two")
      try catalog.link("Two", to: "One")
    }
  }

  @Test("A link that leads nowhere in the place of the file is reported as that")
  func reportsDanglingFiles() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.makeFolder("Bad.colorset")
    try catalog.link("Bad.colorset/Contents.json", to: "nowhere.json")
    let reading = try catalog.read()
    GoodColor.expect(in: reading)
    #expect(reading.lines.contains { $0.contains(": error: ") })
    #expect(reading.lines.count == 1)
    #expect(!reading.lines.contains { $0.contains("(wrong-case)") })
    #expect(reading.lines.first?.contains("the link leads nowhere (unreadable)") == true)
  }

  @Test(
    "A link of a group's file that leads nowhere is reported once",
    arguments: [
      ("nowhere", "the link leads nowhere"), ("Contents.json", "symbolic links lead in a circle"),
    ])
  func reportsDanglingGroupFiles(_ target: String, _ reason: String) throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.makeFolder("Group")
    try catalog.link("Group/Contents.json", to: target)
    let reading = try catalog.read()
    GoodColor.expect(in: reading)
    #expect(
      reading.lines == [
        "Colors.xcassets/Group/Contents.json:1:1: error: the file cannot be read: \(reason) "
          + "(unreadable)"
      ])
  }

  @Test("A link that leads nowhere in the place of a folder is reported as that")
  func reportsDanglingFolders() throws {
    try expect([
      "Colors.xcassets/Group: warning: the link leads nowhere: there is no such file or folder; "
        + "delete the link (broken-link)"
    ]) { try $0.link("Group", to: "nowhere") }
  }

  @Test(
    "A link that leads to no folder in the place of a color set is reported as that",
    arguments: [
      ("nowhere", "leads nowhere"), ("Gone.colorset", "leads in a circle"),
      ("../File", "leads to a file"), ("../File/Deeper", "leads nowhere"),
    ])
  func reportsDanglingColorSets(_ target: String, _ words: String) throws {
    try expect([
      "Colors.xcassets/Gone.colorset: error: color 'Gone': the color set is a link that \(words); "
        + "delete the link, or let it lead elsewhere (missing-contents)"
    ]) {
      try $0.write("", to: "../File")
      try $0.link("Gone.colorset", to: target)
    }
  }

  @Test("A link to a folder that it lies in is not followed")
  func reportsLinksToAncestors() throws {
    let message =
      "warning: the link leads to a folder that it lies in; delete the link (broken-link)"
    try expect([
      "Colors.xcassets/Group/Deeper/Back: \(message)", "Colors.xcassets/Group/Self: \(message)",
      "Colors.xcassets/Loop: \(message)",
    ]) { catalog in
      try catalog.makeFolder("Group/Deeper")
      try catalog.link("Loop", to: ".")
      try catalog.link("Group/Self", to: catalog.url.appendingPathComponent("Group").path)
      try catalog.link("Group/Deeper/Back", to: "../..")
    }
  }

  @Test("A link to the folder that holds the catalog is not followed")
  func reportsLinksAboveTheCatalog() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.link("Above", to: "..")
    let reading = try catalog.read()
    GoodColor.expect(in: reading)
    #expect(reading.lines.count { $0.contains("(broken-link)") } == 1)
    #expect(reading.names == ["Good"])
  }

  @Test("A folder that two links lead to is read once, whichever comes first on disk")
  func followsOnce() throws {
    for names in [["A", "B"], ["B", "A"], ["Zoo", "A"], ["A", "Zoo"]] {
      let catalog = try CatalogOnDisk()
      let shared = catalog.folder.appendingPathComponent("Shared")
      try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
      try catalog.write(
        "{\"properties\":{\"provides-namespace\":true}}", to: "../Shared/Contents.json")
      try catalog.write(GoodColor.text, to: "../Shared/Good.colorset/Contents.json")
      for name in names { try catalog.link(name, to: "../Shared") }
      let reading = try catalog.read()
      let last = names.max() ?? ""
      #expect(reading.names == ["A/Good"])
      #expect(
        reading.lines == [
          "Colors.xcassets/\(last): warning: another link leads to the same folder; "
            + "delete this one (broken-link)"
        ])
      #expect(reading.names.count == 1)
    }
  }

  @Test("A file where a color set should be is reported, not passed over")
  func reportsFilesAsColorSets() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write(GoodColor.text, to: "Bad.colorset")
    let reading = try catalog.read()
    GoodColor.expect(in: reading)
    #expect(
      reading.lines == [
        "Colors.xcassets/Bad.colorset: warning: a color set is a folder with a 'Contents.json', "
          + "and this is a file; put the folder back, or delete the file (not-a-folder)"
      ])
  }

  @Test("A pipe in the place of the file stops nothing and is named as what it is")
  func reportsPipes() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    for folder in ["Bad.colorset", "Group"] {
      try catalog.makeFolder(folder)
      let path = catalog.url.appendingPathComponent("\(folder)/Contents.json").path
      let isMade = unsafe mkfifo(path, 0o600) == 0
      try #require(isMade)
    }
    let reading = try catalog.read()
    GoodColor.expect(in: reading)
    let message = "1:1: error: the file cannot be read: it is not a file (unreadable)"
    #expect(
      reading.lines == [
        "Colors.xcassets/Bad.colorset/Contents.json:\(message)",
        "Colors.xcassets/Group/Contents.json:\(message)",
      ])
  }

  @Test(
    "A file without the permission to read it is reported",
    .enabled(if: geteuid() != 0, "the user root may read every file"))
  func reportsPermissions() throws {
    try expect([
      "Colors.xcassets/Bad.colorset/Contents.json:1:1: error: the file cannot be read: permission "
        + "is denied (unreadable)"
    ]) { catalog in
      try catalog.write(GoodColor.text, to: "Bad.colorset/Contents.json")
      let path = catalog.url.appendingPathComponent("Bad.colorset/Contents.json").path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    }
  }

  @Test("The name of the file in another case is reported, and the file is read")
  func readsOtherCases() throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(GoodColor.text, to: "Good.colorset/contents.json")
    try catalog.write("{\"properties\":{\"provides-namespace\":true}}", to: "Group/CONTENTS.JSON")
    try catalog.write("{\"colors\":[7]}", to: "Group/Bad.colorset/Contents.JSON")
    let reading = try catalog.read()
    GoodColor.expect(in: reading)
    #expect(reading.names == ["Good", "Group/Bad"])
    let message =
      "warning: the file must be named 'Contents.json', with a capital C and the rest small; "
      + "rename it (wrong-case)"
    #expect(
      reading.lines == [
        "Colors.xcassets/Good.colorset/contents.json: \(message)",
        "Colors.xcassets/Group/Bad.colorset/Contents.JSON: \(message)",
        "Colors.xcassets/Group/Bad.colorset/Contents.JSON:1:12: error: color 'Group/Bad': a slot "
          + "is a number; it must be an object (wrong-type)",
        "Colors.xcassets/Group/CONTENTS.JSON: \(message)",
      ])
  }

  @Test("An ending in another case is reported, and the color set is read")
  func readsOtherEndings() throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(GoodColor.text, to: "Good.ColorSet/Contents.json")
    let reading = try catalog.read()
    GoodColor.expect(in: reading)
    #expect(
      reading.lines == [
        "Colors.xcassets/Good.ColorSet: warning: the folder's ending is not '.colorset' in small "
          + "letters; rename it (wrong-case)"
      ])
  }

  @Test("A catalog in a catalog is reported, and counts as a group")
  func readsNestedCatalogs() throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(GoodColor.text, to: "Inner.xcassets/Good.colorset/Contents.json")
    let reading = try catalog.read()
    GoodColor.expect(in: reading)
    #expect(
      reading.lines == [
        "Colors.xcassets/Inner.xcassets: warning: a catalog inside a catalog counts as a group; "
          + "move it out (nested-catalog)"
      ])
  }

  /// Expects some lines about a catalog, and the color set that is in order in it.
  private func expect(
    _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (CatalogOnDisk) throws -> Void
  ) throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try make(catalog)
    let reading = try catalog.read()
    #expect(reading.lines == lines, sourceLocation: sourceLocation)
    GoodColor.expect(in: reading, sourceLocation: sourceLocation)
  }
}
