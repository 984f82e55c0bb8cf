import Foundation
import Testing

/// What users of other tools have reported about code that they published or checked in.
@Suite(.folder) struct ReportedPackageTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.addNamespace("Colors.xcassets/Brand")
    try folder.addNamespace("Colors.xcassets/Brand/Button")
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    try folder.addColorSet("Colors.xcassets/Brand/Button/Fill", Contents.plain)
  }

  private func package() throws -> [String: String] {
    let outcome = try folder.run("generate", "Colors.xcassets", "--package", "Kit")
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    var texts: [String: String] = [:]
    for path in ["Package.swift", "Sources/Kit/Kit.swift", "Sources/KitRuntime/KitRuntime.swift"] {
      texts[path] = try folder.text("Kit/\(path)")
    }
    return texts
  }

  @Test("Every nested level of a package is public")
  func access() throws {
    let source = try #require(try package()["Sources/Kit/Kit.swift"])
    let declarations = source.split(separator: "\n").filter {
      $0.contains(" enum ") || $0.contains("static var ")
    }
    #expect(declarations.count == 8)
    for line in declarations {
      #expect(line.drop { $0 == " " }.hasPrefix("public "), "\(line)")
    }
  }

  @Test("A package needs no bundle, no resource, and no other package")
  func noBundle() throws {
    for (path, text) in try package() {
      for word in ["Bundle", "resources:", ".package(", "import DynamicColors"] {
        #expect(!text.contains(word), "\(word) in \(path)")
      }
    }
  }

  @Test("Two packages share no module, so an old one and a new one can be used together")
  func noSharedModule() throws {
    let system: Set<String> = [
      "AppKit", "CoreGraphics", "Foundation", "SwiftUI", "UIKit", "WatchKit",
    ]
    for (path, text) in try package() where path.hasPrefix("Sources/") {
      let imports = text.matches(of: /import (\w+)/).map { String($0.1) }
      #expect(Set(imports).subtracting(system).isSubset(of: ["KitRuntime"]), "\(path): \(imports)")
    }
  }

  @Test("A package has no type of the name Color at its top level")
  func noTypeColor() throws {
    for (path, text) in try package() {
      let match = text.firstMatch(of: /\n[a-z@ ]*(?:struct|enum|class|typealias|protocol) Color\b/)
      #expect(match == nil, "\(path)")
    }
  }

  @Test("A misspelled catalog in a script is told with the name that is there")
  func misspelledCatalog() throws {
    let outcome = try folder.run("generate", "Colours.xcassets", "-o", "Palette.swift")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors == "colorset: error: Colours.xcassets: there is no such file or folder; "
        + "did you mean 'Colors.xcassets'?\n")
    let below = try folder.run("generate", "Colors.xcassets/Brnad")
    #expect(below.errors.contains("did you mean 'Colors.xcassets/Brand'?"), "\(below.errors)")
    let far = try folder.run("generate", "Images")
    #expect(far.errors == "colorset: error: Images: there is no such file or folder\n")
  }

  @Test("A misspelled key of the configuration is told with its file and place")
  func misspelledKey() throws {
    try folder.write("{ \"generate\": {\n  \"acess\": \"public\" } }", to: ".colorset.json")
    let outcome = try folder.run("generate", "Colors.xcassets", "--package", "Kit")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.hasPrefix(
        ".colorset.json:2:3: error: 'acess' is not a key of 'generate'; did you mean 'access'?"))
    #expect(!folder.has("Kit"))
  }

  @Test("The depfile of a package names its manifest")
  func depfile() throws {
    let outcome = try folder.run(
      "generate", "Colors.xcassets", "--package", "My Kits/Kit", "--depfile", "kit.d")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.text("kit.d").hasPrefix("My\\ Kits/Kit/Package.swift: \\\n"))
  }
}
