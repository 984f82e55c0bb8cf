import Foundation
import Testing

/// The rules of the house that the compiler cannot check.
@Suite struct ArchitectureTests {
  private static let sources = Checkout.url.appendingPathComponent("Sources")

  /// The stages by their folders, in their order, and types that stand for what each later one knows.
  private static let stages: [(folder: String, types: [String])] = [
    ("JSON", ["JSONParser", "JSONTree"]),
    ("Catalog", ["Catalog", "ColorSet", "Slot", "CatalogReader", "CatalogFinder"]),
    ("Format", ["XcodeWriter", "XcodeForm", "ContentsFormatter", "CatalogFormatter"]),
    ("Palette", ["Palette", "PaletteColor", "PaletteBuilder"]),
    ("Rules", ["Rule", "RuleSubject", "Linter", "DiagnosticFilter"]),
    ("Appearances", ["AppearanceAnswer", "ColorRoles", "ResolutionTrace"]),
    ("Comparison", ["CatalogComparison", "ColorChange", "ContrastChange", "FileSelection"]),
    ("Mends", ["MendPlanner", "MendPlan", "MendSubject", "FileMender"]),
    ("Swift", ["SwiftEmitter", "SwiftOptions", "TableWriter", "EmbeddedRuntime"]),
    ("Reports", ["JSONExport", "DiagnosticText"]),
    ("Preview", ["PreviewPage", "PreviewData"]),
    ("Package", ["PackageSource", "PackageFolder"]),
    ("Check", ["CatalogCheck", "UnknownRuleError"]),
  ]

  private static func swiftFiles(in folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let file = walk?.nextObject() as? URL {
      if file.pathExtension == "swift" { files.append(file) }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The words of a file outside comments and string literals, roughly.
  private static func words(of file: URL) throws -> Set<Substring> {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    return Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  @Test("No stage names a type of a later stage", arguments: 0..<stages.count)
  func stagesLookBack(stage: Int) throws {
    let later = Set(Self.stages[(stage + 1)...].flatMap(\.types).map { Substring($0) })
    let folder = Self.sources.appendingPathComponent(
      "ColorSetCompiler/\(Self.stages[stage].folder)")
    let files = Self.swiftFiles(in: folder)
    try #require(!files.isEmpty)
    for file in files {
      let named = try Self.words(of: file).intersection(later)
      #expect(named.isEmpty, "\(file.lastPathComponent) names \(named.sorted())")
    }
  }

  @Test("No file of the sources has more than 400 lines")
  func filesAreShort() throws {
    let files = Self.swiftFiles(in: Self.sources)
    try #require(files.count > 50)
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 401, "\(file.lastPathComponent)")
    }
  }

  @Test("The compiler, the runtime and the command import no Foundation")
  func noFoundation() throws {
    let files = Self.swiftFiles(in: Self.sources).filter {
      !$0.path.contains("/Bridges/") && !$0.path.contains("/Plugins/")
    }
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("import Foundation"), "\(file.lastPathComponent)")
    }
  }

  @Test("Every file of the runtime is carried by the compiler, and none more")
  func embeddedFilesAreCurrent() throws {
    let runtime = Self.swiftFiles(in: Self.sources.appendingPathComponent("DynamicColors"))
    let embedded = try FileManager.default.contentsOfDirectory(
      atPath: Self.sources.appendingPathComponent("ColorSetCompiler/Embedded").path)
    #expect(Set(runtime.map { $0.lastPathComponent + ".txt" }) == Set(embedded))
    let list = try String(
      contentsOf: Self.sources.appendingPathComponent(
        "ColorSetCompiler/Swift/EmbeddedRuntime.swift"),
      encoding: .utf8)
    for file in runtime {
      let name = file.lastPathComponent.replacingOccurrences(of: "+", with: "_")
        .replacingOccurrences(of: ".", with: "_")
      #expect(list.contains("PackageResources.\(name)_txt,"), "\(file.lastPathComponent)")
    }
  }
}
