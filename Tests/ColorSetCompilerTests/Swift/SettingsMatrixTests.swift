import ColorSetCompiler
import Foundation
import Testing

/// Generated Swift has no warning under any setting that a package may have, and neither has code that uses it.
@Suite struct SettingsMatrixTests {
  /// A file to generate: where its types come from, and who may use it.
  struct Kind: CustomTestStringConvertible, Sendable {
    var runtime: RuntimeMode
    var access: AccessLevel

    var testDescription: String { "\(runtime), \(access)" }

    static let all = RuntimeMode.allCases.flatMap { runtime in
      AccessLevel.allCases.map { Kind(runtime: runtime, access: $0) }
    }
  }

  /// Settings of the compiler that are no upcoming features.
  private static let settings: [[String]] = [
    ["-swift-version", "5"],
    ["-swift-version", "6"],
    ["-swift-version", "5", "-strict-concurrency=complete"],
    ["-swift-version", "5", "-default-isolation", "MainActor"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "5", "-strict-memory-safety"],
    ["-swift-version", "6", "-strict-memory-safety"],
    ["-swift-version", "6", "-package-name", "p"],
    ["-swift-version", "6", "-enable-testing"],
    ["-swift-version", "6", "-application-extension"],
  ]

  @Test("Language modes, isolation, memory safety and packages", arguments: Kind.all)
  func settings(kind: Kind) throws {
    let files = try SettingsFiles(kind)
    for setting in Self.settings { try files.expectAccepted(setting) }
  }

  @Test("A library with a stable interface", arguments: Kind.all)
  func libraryEvolution(kind: Kind) throws {
    let files = try SettingsFiles(kind, resilient: true)
    for version in ["5", "6"] {
      try files.expectAccepted(["-swift-version", version, "-enable-library-evolution"])
    }
  }

  @Test("Each upcoming feature of the compiler, and all at once", arguments: Kind.all)
  func features(kind: Kind) throws {
    let files = try SettingsFiles(kind)
    let features = try UpcomingFeature.all()
    #expect(features.contains { $0.name == "InternalImportsByDefault" })
    for version in [5, 6] {
      let available = features.filter { $0.version > version }
      #expect(!available.isEmpty)
      let flags = available.map { ["-enable-upcoming-feature", $0.name] }
      let all = flags.flatMap { $0 } + ["-strict-memory-safety", "-default-isolation", "MainActor"]
      for flags in flags + [all] {
        try files.expectAccepted(["-swift-version", "\(version)"] + flags)
      }
    }
  }
}

/// An upcoming feature of the compiler that runs.
private struct UpcomingFeature {
  var name: String
  /// The language mode that has it anyway.
  var version: Int

  private struct Answer: Decodable {
    struct Features: Decodable { var upcoming: [Feature] }
    struct Feature: Decodable {
      var name: String
      var enabledIn: String

      enum CodingKeys: String, CodingKey {
        case name
        case enabledIn = "enabled_in"
      }
    }
    var features: Features
  }

  /// All that the compiler names.
  static func all() throws -> [UpcomingFeature] {
    let outcome = try SwiftCompiler.run(["-print-supported-features"])
    let answer = try JSONDecoder().decode(Answer.self, from: outcome.output)
    return try answer.features.upcoming.map {
      UpcomingFeature(name: $0.name, version: try #require(Int($0.enabledIn)))
    }
  }
}

/// A generated file and code that uses it, type-checked together.
private struct SettingsFiles {
  private let folder: CodeFolder
  private let kind: SettingsMatrixTests.Kind
  private let arguments: [String]

  /// Generates the file from the sample catalog and one with deep namespaces.
  init(_ kind: SettingsMatrixTests.Kind, resilient: Bool = false) throws {
    self.kind = kind
    folder = try CodeFolder()
    var path = ""
    for name in ["One", "Two", "Three", "four", "Five", "Type", "Self"] {
      path += path.isEmpty ? name : "/\(name)"
      try folder.addNamespace(path)
      try folder.addColorSet("\(path)/Default")
    }
    let sample = Checkout.url.appendingPathComponent("SampleCatalog").path
    let palette = try Compiler(paths: [sample, folder.url.path], threads: 1).compile().palette
    let options = SwiftOptions(kind.runtime, access: kind.access)
    let source = SwiftEmitter.emit(palette, options).flatMap { $0 }
    let generated = try folder.write(String(decoding: source, as: UTF8.self), to: "Palette.swift")
    let client = try folder.write(Self.client(kind), to: "Client.swift")
    var arguments = [
      "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "App",
    ]
    arguments += [generated, client]
    if kind.runtime == .module {
      let module = try resilient ? RuntimeModule.resilientFolder() : RuntimeModule.folder()
      arguments += ["-I", module.path]
    }
    self.arguments = arguments
  }

  /// Expects that the compiler has nothing to say with some settings.
  func expectAccepted(_ settings: [String]) throws {
    let isPackage = kind.access == .package && !settings.contains("-package-name")
    let outcome = try SwiftCompiler.run(
      arguments + settings + (isPackage ? ["-package-name", "p"] : []))
    #expect(
      outcome.status == 0 && outcome.output.isEmpty,
      "\(settings.joined(separator: " ")): \(outcome.text.prefix(1500))")
  }

  /// Code that uses the colors from everywhere.
  private static func client(_ kind: SettingsMatrixTests.Kind) -> String {
    let access = kind.access == .internal ? "" : "\(kind.access) "
    // Swift wants one spelling of an import in a module.
    let imports =
      kind.access != .package
      ? "\(access)import DynamicColors"
      : """
      #if hasFeature(InternalImportsByDefault)
        package import DynamicColors
      #else
        import DynamicColors
      #endif
      """
    return """
      \(kind.runtime == .module ? imports : "")
      \(access)nonisolated func anywhere() -> DynamicColor { Palette.Chart.Series.one }
      nonisolated let stored: [DynamicColor] = [Palette.accent, Palette.One.Two.`default`]
      actor Worker {
        let color = Palette.Status.danger
        func value() -> ColorValue? { color.resolved(for: .dark) ?? Palette["Text/Primary"]?.resolved(for: .dark) }
      }
      @MainActor func onMain() -> String { Palette.linkText.name + Palette.One.Two.Three.Four.`default`.name }
      nonisolated func generic<Catalog: ColorCatalog>(_ catalog: Catalog.Type) -> Int { catalog.allColors.count }
      nonisolated func use() -> Int { generic(Palette.self) + generic(Palette.One.Two.Three.Four.Five.Type_.Self_.self) }
      nonisolated func thrown() -> String {
        do { return try Palette.color(named: "Acent").name } catch { return error.description }
      }
      nonisolated func sent() -> @Sendable () -> DynamicColor { { Palette.Surface.base } }
      nonisolated func keys() -> [DynamicColor: String] { [Palette.accent: "accent"] }
      """
  }
}
