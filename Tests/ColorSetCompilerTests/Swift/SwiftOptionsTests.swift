import ColorSetCompiler
import Foundation
import Testing

/// What the root type may be called.
@Suite struct SwiftOptionsTests {
  @Test(
    "A name that is an identifier may be that of the root type",
    arguments: ["Palette", "palette", "_Colors", "Colors2", "Größe", "色", "Brand", "X"])
  func isAccepted(name: String) {
    #expect(SwiftOptions.problem(withRootName: name) == nil)
  }

  @Test(
    "A name that is no identifier is refused",
    arguments: [
      "", "_", "2Colors", "My Colors", "My.Colors", "My-Colors", "`Palette`", "Palette {}", "a\n",
      "a\u{2028}b", "$0", "#x", "A\u{202E}B", "😀", "Palette//", "Palette: P",
    ])
  func isNoIdentifier(name: String) {
    #expect(SwiftOptions.problem(withRootName: name) == "is not a Swift identifier")
  }

  @Test("A keyword is refused", arguments: ["class", "self", "Self", "Any", "Type", "Protocol"])
  func isKeyword(name: String) {
    #expect(SwiftOptions.problem(withRootName: name) == "is a keyword of Swift")
  }

  /// Generates files with root types of some names, and gives the names whose files do not compile.
  private func broken(_ names: [String], _ runtime: RuntimeMode, together: Bool) throws -> [String]
  {
    let folder = try CodeFolder()
    try folder.addNamespace("Brand")
    try folder.addColorSet("Brand/Accent")
    let files = try names.filter { SwiftOptions.problem(withRootName: $0) == nil }.map { name in
      let source = try folder.generate(SwiftOptions(runtime, name: name))
      return (name: name, path: try folder.write(source, to: "Root \(name).swift"))
    }
    var arguments = ["-typecheck", "-parse-as-library", "-swift-version", "6"]
    arguments += ["-warnings-as-errors", "-module-name", "App"]
    if runtime == .module { arguments += ["-I", try RuntimeModule.folder().path] }
    let outputs =
      try together
      ? [SwiftCompiler.run(arguments + files.map(\.path)).text]
      : files.map { try SwiftCompiler.run(arguments + [$0.path]).text }
    return files.filter { file in outputs.contains { $0.contains("\(file.path):") } }.map(\.name)
  }

  @Test("A word of Swift is refused, or files compile with it")
  func words() throws {
    let broken = try broken(HostileNames.keywords, .module, together: true)
    #expect(broken.isEmpty)
  }

  @Test(
    "The name of a type is refused, or the file compiles with it", arguments: RuntimeMode.allCases)
  func types(runtime: RuntimeMode) throws {
    let functions = ["abs", "max", "min", "zip"]
    let broken = try broken(HostileNames.types + functions, runtime, together: false)
    #expect(broken.isEmpty)
  }

  @Test("The names that the runtime declares at the top are refused")
  func refusesRuntime() throws {
    let folder = try CodeFolder()
    try folder.addColorSet("Accent")
    let source = try folder.generate(SwiftOptions(.embedded))
    let declaration = /\n(?:nonisolated )?(?:struct|enum|protocol|final class|class) (\w+)/
    let names = Set(source.matches(of: declaration).map { String($0.1) }).subtracting(["Palette"])
    #expect(names.count > 15)
    for name in names.sorted() {
      #expect(SwiftOptions.problem(withRootName: name) != nil, "\(name)")
    }
  }
}
