import ColorSetCompiler
import Foundation
import Testing

/// What the parts for Apple's systems use is there in the first versions that the package is for, or asked for before.
@Suite struct AvailabilityTests {
  /// The sources of the runtime that use Apple's frameworks.
  static let files: [String] = {
    let sources = (try? AppleRuntime.sources()) ?? []
    return sources.filter { $0.path.contains("/Bridges/") }.map(\.lastPathComponent)
  }()

  private func source(_ name: String) throws -> String {
    let file = try #require(AppleRuntime.sources().first { $0.lastPathComponent == name })
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("Every declaration that the runtime uses is in the table and guarded", arguments: files)
  func bridges(name: String) throws {
    #expect(try AppleUses().problems(in: source(name)) == [])
  }

  @Test("Every declaration that generated extensions use is in the table and guarded")
  func extensions() throws {
    let source = try AppleCode.source([AppleCode.sample], .module, extensions: true)
    let start = try #require(source.firstRange(of: "#if canImport(SwiftUI)"))
    let palette = try Compiler(paths: [AppleCode.sample], threads: 1).compile().palette
    let own = Set(
      palette.colors.compactMap(palette.identifier(of:))
        + palette.scopes.compactMap { $0.typeName.map(String.init) }
        + ["DynamicColors", "_table"])
    #expect(try AppleUses().problems(in: String(source[start.lowerBound...]), own: own) == [])
  }

  /// A change to a source of the runtime, and the problem that it makes.
  struct Change: Sendable, CustomTestStringConvertible {
    var file: String
    var old: String
    var new: String
    var problem: String

    var testDescription: String { "\(file): \(new)" }
  }

  @Test(
    "A guard that is missing or too low is found, and so is what the table does not have",
    arguments: [
      Change(
        file: "SystemColor+UIColor.swift",
        old: "if #available(iOS 15, tvOS 15, *) { return .systemMint }",
        new: "return .systemMint", problem: "'systemMint' is not there in the first versions of iOS"
      ),
      Change(
        file: "SystemColor+UIColor.swift",
        old: "if #available(iOS 15, tvOS 15, *) { return .tintColor }",
        new: "if #available(iOS 15, *) { return .tintColor }",
        problem: "'tintColor' is not there in the first versions of tvOS"),
      Change(
        file: "SystemColor+UIColor.swift", old: "#if !os(tvOS)", new: "#if !os(iOS)",
        problem: "'systemGray2' is not there in the first versions of tvOS"),
      Change(
        file: "SystemColor+NSColor.swift", old: "if #available(macOS 12, *) { return .systemCyan }",
        new: "if #available(macOS 11, *) { return .systemCyan }",
        problem: "'systemCyan' is not there in the first versions of macOS"),
      Change(
        file: "SystemColor+NSColor.swift", old: "return .gridColor", new: "return .gridColour",
        problem: "'gridColour' is not in the table"),
      Change(
        file: "SystemColor+Watch.swift", old: "guard #available(watchOS 8, *)",
        new: "guard #available(watchOS 7, *)",
        problem: "'brown' is not there in the first versions of watchOS"),
      Change(
        file: "SystemColor+Watch.swift", old: "if #available(watchOS 7, *), let", new: "if let",
        problem: "'UIColor' is not there in the first versions of watchOS"),
      Change(
        file: "ColorTraits+UIKit.swift", old: "if #available(iOS 17, tvOS 17, *), idiom",
        new: "if idiom", problem: "'vision' is not there in the first versions of iOS"),
      Change(
        file: "ColorTraits+UIKit.swift", old: "#if os(tvOS)", new: "#if os(watchOS)",
        problem: "'userInterfaceLevel' is not there in the first versions of tvOS"),
      Change(
        file: "UIColor+DynamicColor.swift", old: "#if os(watchOS)", new: "#if os(tvOS)",
        problem: "'init' is not there in the first versions of watchOS"),
      Change(
        file: "Color+DynamicColor.swift", old: "if #available(macOS 12, *) {",
        new: "if #available(macOS 11, *) {",
        problem: "'init' is not there in the first versions of macOS"),
      Change(
        file: "DynamicColor+ShapeStyle.swift",
        old: "color }", new: "color.opacity(0.5) }", problem: "'opacity' is not in the table"),
    ])
  func finds(change: Change) throws {
    let source = try source(change.file)
    #expect(source.contains(change.old))
    let changed = source.replacing(change.old, with: change.new)
    let problems = try AppleUses().problems(in: changed)
    #expect(problems.contains { $0.contains(change.problem) }, "\(problems)")
  }

  @Test("The table and the stubs have the same declarations, with page and versions")
  func stubs() throws {
    let folder = Checkout.url.appendingPathComponent("Tests/Stubs")
    var comments: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /\/\/\/ (".*": .*[0-9]\.)\n/) {
        comments.insert(String(match.output.1))
      }
    }
    let rows = try AvailabilityTable().rows
    #expect(rows.count > 200)
    #expect(comments.subtracting(rows.map(\.words)) == [])
    #expect(Set(rows.map(\.words)).subtracting(comments) == [])
    for row in rows {
      #expect(row.page.hasPrefix(row.framework.lowercased() + "/"), "\(row.page)")
      #expect(!row.versions.isEmpty, "\(row.page)")
    }
  }
}
