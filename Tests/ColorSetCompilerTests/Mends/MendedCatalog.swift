import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// A catalog before and after its findings are mended.
struct MendedCatalog {
  /// The files that were changed, by their paths in the catalog, with their new texts.
  let changed: [String: String]
  /// How many findings were mended.
  let count: Int
  /// The files in which a mend was put off.
  let unfinished: [String]
  /// What is found before, and afterwards.
  let found: (before: [Diagnostic], after: [Diagnostic])
  /// What the color sets resolve to before, and afterwards, as an export.
  let values: (before: [UInt8], after: [UInt8])
  /// How many files a second run would change.
  let secondCount: Int

  /// Mends a catalog.
  ///
  /// - Parameters:
  ///   - files: The files of the catalog.
  ///   - proposes: Whether proposals are made, too.
  ///   - only: The rules that count, nil for all.
  ///   - configuration: What the configuration says, JSON.
  /// - Throws: When a file cannot be written or read.
  init(
    _ files: [String: String], proposes: Bool, only: Set<String>? = nil, configuration: String = ""
  ) throws {
    var changed: [String: String] = [:]
    let outcome = try ScratchCatalog.with(files) { path in
      let compiler = try Self.compiler(path, configuration)
      let filter = DiagnosticFilter(configuration: compiler.configuration, only: only)
      let before = try Self.check(compiler, filter)
      let plan = compiler.planMends(
        of: before.found, in: before.palette, filter: filter, proposes: proposes)
      try #require(compiler.carryOut(plan) == [])
      for (name, old) in files where !name.hasSuffix("/") {
        let new = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
        if Array(new.utf8) != Array(old.utf8) { changed[name] = new }
      }
      let after = try Self.check(compiler, filter)
      let second = compiler.planMends(
        of: after.found, in: after.palette, filter: filter, proposes: proposes)
      return (before, plan, after, second)
    }
    self.changed = changed
    count = outcome.1.count
    unfinished = outcome.1.unfinished
    found = (outcome.0.found, outcome.2.found)
    values = (outcome.0.values, outcome.2.values)
    secondCount = outcome.3.files.count
  }

  private static func compiler(_ path: String, _ configuration: String) throws -> Compiler {
    var compiler = Compiler(paths: [path], threads: 1, workingFolder: path)
    if configuration.isEmpty { return compiler }
    let file = (path as NSString).deletingLastPathComponent + "/.colorset.json"
    try configuration.write(toFile: file, atomically: true, encoding: .utf8)
    compiler.configuration = try ConfigurationReader.read(file)
    return compiler
  }

  private static func check(
    _ compiler: Compiler, _ filter: DiagnosticFilter
  ) throws -> (found: [Diagnostic], palette: Palette, values: [UInt8]) {
    var compiler = compiler
    // Paths relative to another folder would not lead to the files.
    compiler.workingFolder = "/nowhere"
    let compilation = try compiler.compile()
    let found = filter.apply(
      compilation.diagnostics + compiler.lint(compilation.palette, filter: filter),
      in: compilation.palette)
    return (found.kept, compilation.palette, Array(compilation.palette.resolvedValues.utf8))
  }
}

extension Palette {
  /// What each color set answers to every request.
  var resolvedValues: String {
    catalogs.flatMap(\.colorSets).map { colorSet in
      "\(colorSet.name): "
        + ColorTraits.requests.map { String(describing: colorSet.value(for: $0)) }
        .joined(separator: " ")
    }.joined(separator: "\n")
  }
}

extension ColorTraits {
  /// Every request without a locale.
  static let requests: [ColorTraits] = Idiom.allCases.flatMap { idiom in
    Luminosity.allCases.flatMap { luminosity in
      Contrast.allCases.flatMap { contrast in
        Gamut.allCases.map {
          ColorTraits(luminosity: luminosity, contrast: contrast, gamut: $0, idiom: idiom)
        }
      }
    }
  }
}
