#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The runtime that generated code imports, built from the checkout.
struct RuntimeModule {
  /// The programs and folders.
  let setup: Setup

  /// Where its sources are, seen from the root of the checkout.
  private static let sources = "Sources/DynamicColors"

  /// The features of the package, so that the sources mean the same here.
  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
  ]

  /// Builds the module once and returns the folder that holds it; nothing without sources.
  func build(compiler: String) throws -> String? {
    let files = swiftFiles()
    if files.isEmpty { return nil }
    Console.say("building the runtime module")
    let folder = setup.workspace.file("modules")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let features = Self.features.flatMap { ["-enable-upcoming-feature", $0] }
    let arguments =
      ["-O", "-swift-version", "6", "-parse-as-library", "-package-name", "colorset"]
      + features
      + ["-emit-module", "-module-name", "DynamicColors"]
      + ["-emit-module-path", "\(folder)/DynamicColors.swiftmodule"] + files
    try setup.runner.run(Command(program: compiler, arguments: arguments))
    return folder
  }

  /// All the Swift files, at any depth.
  private func swiftFiles() -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: Self.sources)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(Self.sources)/\($0)" }
  }
}
