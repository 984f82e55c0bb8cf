import ColorSetCompiler
import Testing

/// The imports of the runtime in a generated file, as a compiler of Apple's platforms would see them.
@Suite struct EmbeddedImportsTests {
  private static let modules = ["UIKit", "AppKit", "SwiftUI", "CoreGraphics"]

  /// Modules with one type each in place of the frameworks.
  private func addModules(to folder: CodeFolder) throws {
    for module in Self.modules {
      let file = try folder.write("public struct \(module)Stub {}", to: "\(module).swift")
      try SwiftCompiler.expectAccepted([
        "-parse-as-library", "-emit-module", "-module-name", module, "-emit-module-path",
        folder.path("\(module).swiftmodule"), file,
      ])
    }
  }

  /// The import lines of a file, with conditions on features of the compiler around them and no others.
  private func imports(_ source: String) -> [String] {
    var lines: [String] = []
    var areKept: [Bool] = []
    for line in source.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      let isFeature = areKept.last == true
      if line.hasPrefix("#if ") {
        areKept.append(line.contains("hasFeature("))
        if areKept.last == true { lines.append(String(line)) }
      } else if line.hasPrefix("#endif") {
        areKept.removeLast()
        if isFeature { lines.append(String(line)) }
      } else if line.hasPrefix("#"), isFeature {
        lines.append(String(line))
      } else if line.wholeMatch(of: /(?:[a-z]+ )?import [A-Za-z]+/) != nil {
        lines.append(String(line))
      }
    }
    return lines
  }

  @Test(
    "All imports of a framework in one file agree", arguments: AccessLevel.allCases,
    ["", "InternalImportsByDefault"])
  func agree(access: AccessLevel, feature: String) throws {
    let folder = try CodeFolder()
    try folder.addColorSet("Accent")
    try addModules(to: folder)
    let lines = imports(try folder.generate(SwiftOptions(.embedded, access: access)))
    #expect(lines.count > 5)
    let used = Self.modules.filter { module in
      lines.contains { $0.hasSuffix(" import \(module)") }
    }
    let uses = used.map { "\(access) func use(_: \($0)Stub) {}" }
    let file = try folder.write((lines + uses).joined(separator: "\n"), to: "Imports.swift")
    var arguments = [
      "-typecheck", "-parse-as-library", "-swift-version", "6", "-package-name", "p",
    ]
    arguments += ["-warnings-as-errors", "-I", folder.path(""), file]
    if !feature.isEmpty { arguments += ["-enable-upcoming-feature", feature] }
    try SwiftCompiler.expectAccepted(arguments)
  }
}
