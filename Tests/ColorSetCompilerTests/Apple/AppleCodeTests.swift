import ColorSetCompiler
import Foundation
import Testing

/// The parts for Apple's systems, type-checked against stubs of the frameworks.
@Suite struct AppleCodeTests {
  @Test("The runtime has no warning with its own settings", arguments: AppleVariant.allCases)
  func runtime(variant: AppleVariant) throws {
    #expect(try !AppleRuntime.folder(variant).isEmpty)
  }

  @Test(
    "The Swift of the sample has no warning, with extensions and without",
    arguments: AppleVariant.allCases, RuntimeMode.allCases)
  func sample(variant: AppleVariant, runtime: RuntimeMode) throws {
    for extensions in [false, true] {
      let source = try AppleCode.source([AppleCode.sample], runtime, extensions: extensions)
      #expect(source.contains("static var accent: NSColor {") == extensions)
      try AppleCode.expectAccepted([source], variant, runtime, "extensions: \(extensions)")
    }
  }

  @Test("No source asks for a system in a way that the variants do not know")
  func questions() throws {
    let known = ["os(watchOS)", "os(tvOS)", "targetEnvironment(macCatalyst)"]
    let generated = try AppleCode.source([AppleCode.sample], .embedded, extensions: true)
    let lines = generated.split(separator: "\n").map { $0.drop { $0 == " " } }
    let conditions = lines.filter { $0.hasPrefix("#if ") || $0.hasPrefix("#elseif ") }
    #expect(conditions.count > 20)
    for line in conditions {
      for question in line.matches(of: /(os|targetEnvironment|arch)\([A-Za-z]+\)/) {
        #expect(known.contains(String(question.output.0)), "\(line)")
      }
    }
  }

  @Test("The stubs are no part of the package")
  func areNoTargets() throws {
    let manifest = try String(
      contentsOf: Checkout.url.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(!manifest.contains("Stubs"))
    for target in manifest.matches(of: /path: "([^"]+)"/) {
      #expect(!"Tests/Stubs".hasPrefix(String(target.output.1)))
    }
  }
}

/// The same for the catalogs of real apps.
@Suite(.enabled(if: SharedFolder.isPresent, "COLORSET_SHARED names no folder with real catalogs"))
struct AppleCorpusTests {
  @Test(
    "The Swift of each repository has no warning with its extensions",
    arguments: Corpus.repositories,
    [AppleVariant.ios, .macos])
  func repository(repository: String, variant: AppleVariant) throws {
    let path = SharedFolder.file("corpus/\(repository)").path
    let source = try AppleCode.source([path], .module, access: .public, extensions: true)
    try AppleCode.expectAccepted([source], variant, .module, "\(repository)")
  }

  @Test(
    "The Swift of all repositories as one has no warning", arguments: AppleVariant.allCases,
    RuntimeMode.allCases)
  func all(variant: AppleVariant, runtime: RuntimeMode) throws {
    let paths = Corpus.repositories.map { SharedFolder.file("corpus/\($0)").path }
    let source = try AppleCode.source(paths, runtime, access: .public, extensions: true)
    #expect(source.ranges(of: "static var ").count > 1000)
    try AppleCode.expectAccepted([source], variant, runtime, "all")
  }
}
