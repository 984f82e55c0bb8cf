import ColorSetCompiler
import Foundation
import Testing

/// Type-checks generated Swift as a compiler for one of Apple's systems would.
enum AppleCode {
  /// Expects that the compiler accepts files without a word.
  static func expectAccepted(
    _ sources: [String], _ variant: AppleVariant, _ runtime: RuntimeMode,
    settings: [String] = ["-swift-version", "6"], _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try CodeFolder()
    let files = try sources.enumerated().map { number, source in
      try folder.write(AppleVariant.adapted(source), to: "File\(number).swift")
    }
    var arguments = [
      "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "App",
    ]
    arguments += try settings + variant.arguments()
    if runtime == .module { arguments += ["-I", try AppleRuntime.folder(variant)] }
    let outcome = try SwiftCompiler.run(arguments + files)
    #expect(
      outcome.status == 0 && outcome.output.isEmpty, "\(comment): \(outcome.text.prefix(2000))",
      sourceLocation: sourceLocation)
  }

  /// The Swift of some catalogs.
  static func source(
    _ paths: [String], _ runtime: RuntimeMode, access: AccessLevel = .internal, extensions: Bool,
    elevated: [(String, String)] = []
  ) throws -> String {
    var configuration = Configuration()
    configuration.elevated = try elevated.map {
      try #require(PartnerPattern(name: $0.0, partner: $0.1))
    }
    let compiler = Compiler(paths: paths, configuration: configuration, threads: 2)
    let palette = try compiler.compile().palette
    let options = SwiftOptions(runtime, access: access, extensions: extensions)
    return String(decoding: SwiftEmitter.emit(palette, options).joined(), as: UTF8.self)
  }

  /// The path of the sample.
  static let sample = Checkout.url.appendingPathComponent("SampleCatalog").path
}
