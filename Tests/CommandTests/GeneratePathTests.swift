import Foundation
import Testing

/// Paths that `generate` understands, and how it shows them.
@Suite(.folder) struct GeneratePathTests {
  private let folder = TestFolder.current

  @Test(
    "A name on disk may hold spaces, quotes, and letters of any language",
    arguments: [
      "My Colors.xcassets", "Größe 色.xcassets", "it's \"here\".xcassets", "a=b;c&d.xcassets",
      "*.xcassets", "tab\there.xcassets", "back\\slash.xcassets", "🎨.xcassets",
    ])
  func names(name: String) throws {
    try folder.addColorSet("Some Folder/\(name)/Accent", Contents.plain)
    for path in ["Some Folder/\(name)", folder.url("Some Folder").path + "/" + name, "Some Folder"]
    {
      let outcome = try folder.run("generate", path, "-o", "Out put/\(name).swift")
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("Out put"))
    }
    try folder.makeFolder("Out put")
    let outcome = try folder.run("generate", "Some Folder/\(name)", "-o", "Out put/\(name).swift")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    #expect(try folder.text("Out put/\(name).swift").contains("static var accent: "))
    #expect(try folder.names(in: "Out put") == ["\(name).swift"])
  }

  @Test(
    "A path is shown as seen from the working folder",
    arguments: [
      ("Colors.xcassets", ".", "Colors.xcassets/"),
      ("./Colors.xcassets//", ".", "Colors.xcassets/"),
      ("", ".", "Colors.xcassets/"),
      ("../Colors.xcassets", "sub", "../Colors.xcassets/"),
      ("../../Colors.xcassets", "sub/sub", "../../Colors.xcassets/"),
      ("..", "sub", "../Colors.xcassets/"),
      ("sub/../Colors.xcassets", ".", "Colors.xcassets/"),
      ("sub/sub/../../Colors.xcassets", ".", "Colors.xcassets/"),
      ("/Colors.xcassets", ".", "Colors.xcassets/"),
      ("/sub/../Colors.xcassets", ".", "Colors.xcassets/"),
    ])
  func shown(path: String, place: String, shown: String) throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.doubtful)
    try folder.makeFolder("sub/sub")
    let typed = path.hasPrefix("/") ? folder.path + path : path
    let outcome = try folder.run(["generate"] + (path.isEmpty ? [] : [typed]), in: place)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.hasPrefix("\(shown)Accent.colorset/Contents.json:"))
  }

  @Test("A catalog outside the working folder that is named absolutely is shown so")
  func shownAbsolutely() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.doubtful)
    try folder.makeFolder("sub")
    let catalog = folder.url("Colors.xcassets").path
    let outcome = try folder.run("generate", catalog, in: "sub")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.hasPrefix("\(catalog)/Accent.colorset/Contents.json:"))
  }

  @Test("Control characters of a name do not reach the terminal")
  func controlCharacters() throws {
    try folder.addColorSet("Colors.xcassets/A\u{1B}[31m\nB", Contents.invalid)
    let outcome = try folder.run("generate")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errorLines.count == 2, "one about the color, one about its name")
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(outcome.errors.contains("\\u{1B}[31m\\u{A}B"))
  }

  @Test("A link to a catalog is followed, as the catalog it is named for")
  func link() throws {
    try folder.addColorSet("store/Colors.xcassets/Accent", Contents.plain)
    try folder.makeFolder("App")
    try folder.link("App/Linked.xcassets", to: "../store/Colors.xcassets")
    for path in ["App/Linked.xcassets", "App"] {
      let outcome = try folder.run("generate", path)
      #expect(outcome.exitCode == 0)
      #expect(outcome.output.contains("from Linked.xcassets"))
      #expect(outcome.output.contains("static var accent: "))
    }
  }

  @Test("Two dots after a link lead where the system says they lead")
  func dotsAfterLink() throws {
    try folder.addColorSet("store/Colors.xcassets/Accent", Contents.plain)
    try folder.makeFolder("store/deep")
    try folder.link("link", to: "store/deep")
    let outcome = try folder.run("generate", "link/../Colors.xcassets")
    #expect(outcome.exitCode == 0)
  }

  @Test("One catalog by two paths is one catalog")
  func twoPaths() throws {
    try folder.addColorSet("sub/Colors.xcassets/Accent", Contents.plain)
    try folder.link("linked", to: "sub")
    let usual = try folder.run("generate", "Colors.xcassets", in: "sub")
    for other in ["../sub/Colors.xcassets", "../linked/Colors.xcassets"] {
      let outcome = try folder.run("generate", "Colors.xcassets", other, in: "sub")
      #expect(outcome.errors.isEmpty)
      #expect(outcome.bytes == usual.bytes)
    }
  }
}
