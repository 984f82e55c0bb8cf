import ColorSetCompiler
import Foundation
import Testing

/// The text of the extensions of Apple's types.
@Suite struct ExtensionTextTests {
  /// A catalog whose names some frameworks have already, and one that has no symbol.
  private func folder() throws -> CodeFolder {
    let folder = try CodeFolder()
    let slots = [
      ColorSetText.slot(#""0xFF""#, #""0x80""#, #""0x00""#),
      ColorSetText.slot(#""0.500""#, #""0.500""#, #""0.500""#, #""0.500""#, ColorSetText.dark),
    ]
    try folder.addColorSet("AccentColor", ColorSetText.colorSet(slots))
    for name in ["Background", "Default", "Label", "Red", "%", "Brand/Button/Red", "Brand/Ink"] {
      try folder.addColorSet(name)
    }
    for name in ["Brand", "Brand/Button", "Name", "Resolved"] { try folder.addNamespace(name) }
    for name in ["Name/A", "Resolved/B"] { try folder.addColorSet(name) }
    return folder
  }

  /// What `--extensions` adds to the code.
  private func extensions(_ folder: CodeFolder, _ options: SwiftOptions) throws -> String {
    var without = options
    without.extensions = false
    let (short, long) = (try folder.generate(without), try folder.generate(options))
    let table = try #require(short.firstRange(of: "\nprivate nonisolated let _table"))
    let start = String(short[..<table.lowerBound])
    let end = String(short[table.lowerBound...])
    #expect(long.hasPrefix(start) && long.hasSuffix(end))
    return String(long.dropFirst(start.count).dropLast(end.count))
  }

  @Test("Each framework has one member for a color, and namespaces are types")
  func text() throws {
    let expected = #"""

      #if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
      import SwiftUI

      nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
        /// `AccentColor`: light #FF8000, dark #80808080
        static var accent: SwiftUI.Color { DynamicColors.DynamicColor(_table, 29).color }
        /// `Default`: #112233
        static var `default`: SwiftUI.Color { DynamicColors.DynamicColor(_table, 161).color }
        /// `Label`: #112233
        static var label: SwiftUI.Color { DynamicColors.DynamicColor(_table, 188).color }
      }

      nonisolated extension SwiftUI.Color {
        /// `Background`: #112233
        static var background: SwiftUI.Color { DynamicColors.DynamicColor(_table, 64).color }
      }

      nonisolated extension SwiftUI.Color {
        /// The colors of `Brand`.
        nonisolated enum Brand {
          /// The colors of `Brand/Button`.
          nonisolated enum Button {}
        }

        /// The colors of `Name`.
        nonisolated enum Name {}
      }
      """#
    let text = try extensions(folder(), SwiftOptions(.module, extensions: true))
    let pattern = /_table, [0-9]+/
    let shown = text.prefix(expected.count + 40).replacing(pattern, with: "_table, 0")
    #expect(shown.hasPrefix(expected.replacing(pattern, with: "_table, 0")))
    let lines = text.split(separator: "\n").map(String.init)
    let starts = lines.filter { $0.hasPrefix("nonisolated extension") || $0.hasPrefix("#") }
    #expect(
      starts == [
        "#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))",
        "nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {",
        "nonisolated extension SwiftUI.Color {", "nonisolated extension SwiftUI.Color {",
        "nonisolated extension SwiftUI.Color.Brand {",
        "nonisolated extension SwiftUI.Color.Brand.Button {",
        "nonisolated extension SwiftUI.Color.Name {", "#endif",
        "#if canImport(UIKit)", "nonisolated extension UIColor {",
        "nonisolated extension UIColor {", "nonisolated extension UIColor.Brand {",
        "nonisolated extension UIColor.Brand.Button {", "nonisolated extension UIColor.Name {",
        "nonisolated extension UIColor.Resolved {", "#endif",
        "#if canImport(AppKit) && !canImport(UIKit)", "nonisolated extension NSColor {",
        "nonisolated extension NSColor {", "nonisolated extension NSColor.Brand {",
        "nonisolated extension NSColor.Brand.Button {",
        "nonisolated extension NSColor.Resolved {", "#endif",
      ])
    #expect(
      !text.contains("static var label: UIColor") && text.contains("static var label: NSColor"))
    #expect(text.ranges(of: "static var red: ").count == 3)
    #expect(text.contains("static var background: UIColor"))
  }

  @Test("Members compute, so nothing is stored, deferred, or marked for newer systems only")
  func members() throws {
    let text = try extensions(folder(), SwiftOptions(.module, access: .public, extensions: true))
    let members = text.split(separator: "\n").filter { $0.contains("static ") }
    #expect(members.count > 15)
    for member in members {
      let shape =
        /public static var \S+: \S+ \{ DynamicColors\.DynamicColor\(_table, \d+\)\.\w+ \}/
      #expect(member.dropFirst(2).wholeMatch(of: shape) != nil, "\(member)")
    }
    for word in ["@available", "lazy", "Bundle", "ColorResource", "fatalError", " let "] {
      #expect(!text.contains(word))
    }
    // A type named Color at the top of a module hides SwiftUI's from all who import it.
    let declaration = /(?:public )?(?:nonisolated )?(?:enum|struct|class|typealias) .*/
    #expect(!text.split(separator: "\n").contains { $0.wholeMatch(of: declaration) != nil })
  }

  @Test("The access level stands at imports, types and members", arguments: AccessLevel.allCases)
  func access(level: AccessLevel) throws {
    let text = try extensions(folder(), SwiftOptions(.module, access: level, extensions: true))
    let keyword = level == .internal ? "" : "\(level.rawValue) "
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.contains("static var ") { #expect(line.hasPrefix("\(keyword)static var ")) }
      if line.contains(" enum ") { #expect(line.hasPrefix("\(keyword)nonisolated enum ")) }
      if level != .package, line.contains("import ") {
        #expect(line.hasPrefix("\(keyword)import "))
      }
    }
    #expect(text.ranges(of: "import ").count == (level == .package ? 6 : 3))
  }

  @Test("With the runtime in the file only its module's name is missing")
  func embedded() throws {
    let module = try extensions(folder(), SwiftOptions(.module, extensions: true))
    let embedded = try extensions(folder(), SwiftOptions(.embedded, extensions: true))
    #expect(embedded == module.replacing("DynamicColors.", with: ""))
  }

  @Test("Without a name that a framework leaves there is nothing of the framework")
  func nothing() throws {
    let folder = try CodeFolder()
    for name in ["Red", "Label", "Primary"] { try folder.addColorSet(name) }
    let text = try extensions(folder, SwiftOptions(.module, access: .public, extensions: true))
    #expect(text.contains("import SwiftUI") && text.contains("import AppKit"))
    let reds = try CodeFolder()
    try reds.addColorSet("Red")
    try reds.addColorSet("%")
    #expect(try extensions(reds, SwiftOptions(.module, access: .public, extensions: true)) == "")
  }

  @Test("An extension has at most 500 members, and threads change nothing")
  func batches() throws {
    let folder = try CodeFolder()
    for number in 0..<1100 { try folder.addColorSet("Color \(number)") }
    let options = SwiftOptions(.module, extensions: true)
    let source = try folder.generate(options)
    #expect(source.ranges(of: "nonisolated extension UIColor {").count == 3)
    for part in source.split(separator: "nonisolated extension ") {
      #expect(part.ranges(of: "static var ").count <= 500)
    }
    #expect(try folder.generate(options, threads: 8) == source)
  }
}
