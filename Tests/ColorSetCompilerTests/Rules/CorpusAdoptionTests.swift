import ColorSetCompiler
import Foundation
import Testing

/// Beginning to use the linter on a real app.
@Suite(
  .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"))
struct CorpusAdoptionTests {
  /// What counts among what is found in a folder.
  private static func counting(in folder: String, _ baseline: Baseline) throws -> [Diagnostic] {
    let compiler = Compiler(paths: [folder], threads: 2)
    let compilation = try compiler.compile()
    let filter = DiagnosticFilter(configuration: Configuration(), baseline: baseline)
    let found = compilation.diagnostics + compiler.lint(compilation.palette)
    return filter.apply(found).kept.filter { $0.severity != .note }
  }

  @Test(
    "With a baseline nothing counts in a repository, and one bad color set more is one finding",
    arguments: Repository.all)
  func adoption(_ repository: Repository) throws {
    let folder = try CodeFolder()
    let copy = folder.path("app")
    try FileManager.default.copyItem(
      atPath: "\(Repository.folder)/\(repository.name)", toPath: copy)
    let before = try Self.counting(in: copy, Baseline([]))
    let baseline = Baseline(before)
    #expect(try Self.counting(in: copy, baseline) == [])

    let copied = try Compiler(paths: [copy]).compile().palette.catalogs
    let catalog = try #require(copied.first { !$0.colorSets.isEmpty })
    let bad = catalog.location + "/NewBadColor.colorset"
    try FileManager.default.createDirectory(atPath: bad, withIntermediateDirectories: true)
    try SlotWords.colorSet(["7"]).write(
      toFile: bad + "/Contents.json", atomically: true, encoding: .utf8)
    let new = try Self.counting(in: copy, baseline)
    #expect(new.map(\.rule) == ["single-value"])
    #expect(new.first?.color == "NewBadColor")
  }
}
