import ColorSetCompiler
import Foundation
import Testing

/// The compiler as a library of another tool.
@Suite struct CompilerLibraryTests {
  private static let sample = Checkout.url.appendingPathComponent("SampleCatalog").path

  @Test("The sample becomes source in both runtime modes", arguments: RuntimeMode.allCases)
  func compilesTheSample(runtime: RuntimeMode) throws {
    let source = try Compiler(catalogs: [Self.sample]).swiftSource(
      rootName: "Colors", access: .public, runtime: runtime)
    #expect(source.contains("\npublic nonisolated enum Colors: "))
    #expect(source.contains("\npublic import DynamicColors\n") == (runtime == .module))
  }

  @Test("A name that cannot be a type's is an error that says so")
  func refusesKeywords() {
    let error = #expect(throws: CompilationError.self) {
      try Compiler(catalogs: [Self.sample]).swiftSource(rootName: "class")
    }
    #expect(error?.description == "the name 'class' is a keyword of Swift")
  }

  @Test("A path that is not there is an error that names it")
  func namesMissingPaths() {
    let error = #expect(throws: (any Error).self) {
      try Compiler(catalogs: [Self.sample + "/none"]).swiftSource()
    }
    #expect(error.map { "\($0)".hasSuffix("/none: there is no such file or folder") } == true)
  }
}
