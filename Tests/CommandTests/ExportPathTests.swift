import Testing

/// The paths in an export, which are relative to the working folder.
@Suite(.folder) struct ExportPathTests {
  private let folder = TestFolder.current

  @Test(
    "A path is the way to the file from the working folder, however the catalog is named",
    arguments: [
      ("App/Colors.xcassets", ".", "App/Colors.xcassets"),
      (".", ".", "App/Colors.xcassets"),
      ("./App//Colors.xcassets/", ".", "App/Colors.xcassets"),
      ("Colors.xcassets", "App", "Colors.xcassets"),
      ("../App/Colors.xcassets", "Other", "../App/Colors.xcassets"),
      ("..", "Other", "../App/Colors.xcassets"),
      ("../../App", "Other/deep", "../../App/Colors.xcassets"),
      ("/App/Colors.xcassets", ".", "App/Colors.xcassets"),
      ("/App/Colors.xcassets", "App", "Colors.xcassets"),
      ("/App/Colors.xcassets", "Other", "../App/Colors.xcassets"),
      ("/App/Colors.xcassets/", "Other/deep", "../../App/Colors.xcassets"),
      ("/Other/../App", "Other/deep", "../../App/Colors.xcassets"),
    ])
  func paths(path: String, place: String, catalog: String) throws {
    try folder.addNamespace("App/Colors.xcassets/Brand")
    try folder.addColorSet("App/Colors.xcassets/Brand/Accent", Contents.plain)
    try folder.makeFolder("Other/deep")
    let typed = path.hasPrefix("/") ? folder.path + path : path
    let outcome = try folder.run("export", typed, in: place)
    #expect(outcome.exitCode == 0)
    #expect(try exportedStrings("catalog", in: outcome) == [catalog])
    #expect(
      try exportedStrings("path", in: outcome)
        == ["\(catalog)/Brand/Accent.colorset/Contents.json"])
  }

  @Test("From within the catalog a path is the way from there")
  func within() throws {
    try folder.addNamespace("Colors.xcassets/Brand")
    try folder.addColorSet("Colors.xcassets/Brand/Accent", Contents.plain)
    let outcome = try folder.run("export", in: "Colors.xcassets")
    #expect(try exportedStrings("catalog", in: outcome) == ["."])
    #expect(try exportedStrings("path", in: outcome) == ["Brand/Accent.colorset/Contents.json"])
  }

  @Test("A file that is spelled in another case has its own spelling in the path")
  func spelling() throws {
    try folder.write(Contents.plain, to: "Colors.xcassets/Accent.colorset/contents.json")
    let outcome = try folder.run("export")
    #expect(outcome.exitCode == 0)
    // A file system that knows no case finds the file by the usual name.
    let isFound = folder.has("Colors.xcassets/Accent.colorset/Contents.json")
    let name = isFound ? "Contents.json" : "contents.json"
    #expect(try exportedStrings("path", in: outcome) == ["Colors.xcassets/Accent.colorset/\(name)"])
  }
}
