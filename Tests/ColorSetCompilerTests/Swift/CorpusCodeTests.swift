import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// Swift that is generated from the catalogs of real apps.
@Suite(.enabled(if: SharedFolder.isPresent, "COLORSET_SHARED names no folder with real catalogs"))
struct CorpusCodeTests {
  /// The colors of a repository.
  private func palette(_ repository: String) throws -> Palette {
    let path = SharedFolder.file("corpus/\(repository)").path
    return try Compiler(paths: [path], threads: 2).compile().palette
  }

  /// Generated Swift.
  private func source(_ palette: Palette, _ runtime: RuntimeMode) -> String {
    let bytes = SwiftEmitter.emit(palette, SwiftOptions(runtime, access: .public), threads: 2)
    return String(decoding: bytes.flatMap { $0 }, as: UTF8.self)
  }

  @Test("All repositories are here")
  func repositories() { #expect(Corpus.repositories.count == 16) }

  @Test(
    "The Swift of each repository has no warning", arguments: Corpus.repositories,
    RuntimeMode.allCases)
  func typeChecks(repository: String, runtime: RuntimeMode) throws {
    let folder = try CodeFolder()
    let file = try folder.write(source(palette(repository), runtime), to: "Palette.swift")
    let module = runtime == .module ? ["-I", try RuntimeModule.folder().path] : []
    let settings = ["-typecheck", "-parse-as-library", "-swift-version", "6"]
    try SwiftCompiler.expectAccepted(settings + ["-warnings-as-errors", file] + module)
  }

  @Test(
    "A program prints the values that the export has, for all four appearances",
    arguments: [
      "nihp-public+covid-19-app-ios-ag-public", "p-x9+SwiftUIColor", "dashpay+dashwallet-ios",
    ])
  func values(repository: String) throws {
    let palette = try palette(repository)
    let export = try Export(palette)
    let lines = export.colorSets.compactMap { colorSet -> String? in
      let values = [
        colorSet.resolved.light, colorSet.resolved.dark, colorSet.resolved.lightHighContrast,
        colorSet.resolved.darkHighContrast,
      ]
      guard colorSet.slots.contains(where: { $0.value != nil }) else { return nil }
      return ([PaletteProbe.hex(colorSet.name)] + values.map(Export.text)).joined(separator: "|")
    }
    let output = try GeneratedProgram(folder: CodeFolder(), runtime: .module)
      .output([source(palette, .module)], main: PaletteProbe.main(.module))
    let printed = output.split(separator: "\n").map(String.init)
    // The export has every color set, also those whose name another one has; a palette has the first of these.
    let first = Dictionary(lines.map { ($0.prefix { $0 != "|" }, $0) }) { first, _ in first }
    #expect(printed.count == first.count)
    for line in printed { #expect(first[line.prefix { $0 != "|" }] == line) }
  }

  @Test("Increased contrast makes a difference where a catalog has it")
  func contrast() throws {
    let export = try Export(palette("nihp-public+covid-19-app-ios-ag-public"))
    let different = export.colorSets.filter {
      Export.text($0.resolved.light) != Export.text($0.resolved.lightHighContrast)
        || Export.text($0.resolved.dark) != Export.text($0.resolved.darkHighContrast)
    }
    #expect(different.count > 20)
  }
}

/// What the compiler exports, as far as programs can print it.
private struct Export: Decodable {
  struct Value: Decodable {
    var space: String?
    var components: [Double]?
    var alpha: Double?
    var platform: String?
    var reference: String?
  }

  struct Slot: Decodable { var value: Value? }

  struct Resolved: Decodable {
    var light: Value?
    var dark: Value?
    var lightHighContrast: Value?
    var darkHighContrast: Value?
  }

  struct ColorSet: Decodable {
    var name: String
    var slots: [Slot]
    var resolved: Resolved
  }

  var colorSets: [ColorSet]

  init(_ palette: Palette) throws {
    let json = JSONExport.write(palette, request: ColorTraits())
    self = try JSONDecoder().decode(Export.self, from: Data(json))
  }

  /// A value as a program prints it.
  static func text(_ value: Value?) -> String {
    guard let value else { return "none" }
    if let space = value.space {
      return PaletteProbe.text(space, (value.components ?? []) + [value.alpha ?? .nan])
    }
    return "system \(value.platform ?? "none") \(PaletteProbe.hex(value.reference ?? ""))"
  }
}
