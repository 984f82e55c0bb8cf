import ColorSetCompiler
import Foundation
import Testing

/// The rule about names that extensions leave out, beyond its examples.
@Suite struct LeftOutOfExtensionsTests {
  private func found(_ names: [String], extensions: Bool?, name: String? = nil) throws
    -> [Diagnostic]
  {
    let folder = try CodeFolder()
    for (number, name) in names.enumerated() { try folder.addColorSet("\(number)/\(name)") }
    var configuration = Configuration()
    configuration.extensions = extensions
    configuration.name = name
    let compiler = Compiler(paths: [folder.url.path], configuration: configuration, threads: 1)
    let ids: Set<String> = ["left-out-of-extensions", "symbol-shadows-member"]
    return DiagnosticFilter(configuration: configuration, only: ids)
      .apply(compiler.lint(try compiler.compile().palette)).kept
  }

  @Test("The types that leave a color out are named, and where it stays")
  func messages() throws {
    let found = try found(["Background", "Label", "Red", "Accent"], extensions: true)
    #expect(
      found.map(\.message) == [
        "color 'Background': SwiftUI.ShapeStyle has the name 'background' already, so extensions leave "
          + "the color out there; rename it, or write Color.background or Palette.background",
        "color 'Label': UIKit.UIColor has the name 'label' already, so extensions leave the color out "
          + "there; rename it, or write Palette.label",
        "color 'Red': SwiftUI.Color, UIKit.UIColor and AppKit.NSColor have the name 'red' already, so "
          + "extensions leave the color out there; rename it, or write Palette.red",
      ])
    #expect(found.allSatisfy { $0.severity == .warning && $0.rule == "left-out-of-extensions" })
    #expect(
      try self.found(["Red"], extensions: true, name: "Theme")[0].message.hasSuffix(
        "write Theme.red"))
  }

  @Test("Without extensions the other rule speaks of the same colors", arguments: [nil, false])
  func without(extensions: Bool?) throws {
    let found = try found(["Red", "Accent"], extensions: extensions)
    #expect(found.map(\.rule) == ["symbol-shadows-member"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test("A namespace is named with the types that it would hide, once")
  func namespaces() throws {
    let folder = try CodeFolder()
    for name in ["SwiftUI", "SwiftUI/Resolved", "Name"] {
      try folder.addNamespace(name)
      try folder.addColorSet("\(name)/Ink")
    }
    var configuration = Configuration()
    configuration.extensions = true
    let compiler = Compiler(paths: [folder.url.path], configuration: configuration, threads: 1)
    let found = compiler.lint(try compiler.compile().palette).filter {
      $0.rule == "left-out-of-extensions"
    }
    #expect(
      found.map { folder.subpath($0.location) }.sorted()
        == ["Colors.xcassets/Name", "Colors.xcassets/SwiftUI"])
    let text = found.map(\.message).sorted().joined(separator: "\n")
    #expect(text.contains("the namespace 'Name': AppKit.NSColor has the name 'Name' already"))
    #expect(text.contains("the namespace 'SwiftUI': SwiftUI.Color has the name 'SwiftUI' already"))
  }
}
