import Foundation

/// The runtime as a module for each variant of Apple's systems, compiled once in a run of the tests.
enum AppleRuntime {
  /// The folder with the module, made when it is first asked for.
  static func folder(_ variant: AppleVariant, resilient: Bool = false) throws -> String {
    try (resilient ? resilientModules : modules)[variant.rawValue]?.value() ?? ""
  }

  /// The compiler has something to say about the runtime.
  struct Failure: Error, CustomStringConvertible { var description: String }

  private static let modules = all(resilient: false)
  private static let resilientModules = all(resilient: true)

  private static func all(resilient: Bool) -> [String: Once<String>] {
    let entries = AppleVariant.allCases.map { variant in
      (variant.rawValue, Once { try build(variant, resilient: resilient) })
    }
    return Dictionary(uniqueKeysWithValues: entries)
  }

  private static func build(_ variant: AppleVariant, resilient: Bool) throws -> String {
    let work = try AppleStubs.folder().appendingPathComponent(
      "runtime \(resilient ? "resilient " : "")\(variant.rawValue)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    let files = try sources().map { source in
      let file = work.appendingPathComponent(source.lastPathComponent)
      let text = AppleVariant.adapted(try String(contentsOf: source, encoding: .utf8))
      try Data(text.utf8).write(to: file)
      return file.path
    }
    // The settings of Package.swift.
    let features = [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
      "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
    ]
    var arguments = ["-swift-version", "6", "-strict-memory-safety", "-package-name", "colorset"]
    arguments += features.flatMap { ["-enable-upcoming-feature", $0] }
    arguments += ["-wmo", "-parse-as-library", "-emit-module", "-module-name", "DynamicColors"]
    arguments += ["-o", work.appendingPathComponent("DynamicColors.swiftmodule").path]
    // Foundation has no stable interface here, and that would be the only warning.
    arguments +=
      resilient ? ["-enable-library-evolution", "-suppress-warnings"] : ["-warnings-as-errors"]
    let outcome = try SwiftCompiler.run(arguments + variant.arguments() + files)
    guard outcome.status == 0, outcome.output.isEmpty else {
      throw Failure(description: String(outcome.text.prefix(4000)))
    }
    return work.path
  }

  /// The sources of the runtime.
  static func sources() throws -> [URL] {
    let folder = Checkout.url.appendingPathComponent("Sources/DynamicColors")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
  }
}
