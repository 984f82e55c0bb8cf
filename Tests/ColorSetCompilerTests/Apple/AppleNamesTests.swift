import ColorSetCompiler
import Testing

/// Extensions compile whatever the names are, and leave alone what the frameworks have.
@Suite struct AppleNamesTests {
  /// Type-checks the extensions of a folder's colors, and code that uses some of the frameworks' own.
  private func check(_ folder: CodeFolder, _ variant: AppleVariant, uses: String = "") throws {
    for runtime in RuntimeMode.allCases {
      let source = try folder.generate(SwiftOptions(runtime, access: .public, extensions: true))
      let client = uses.isEmpty ? [] : [uses]
      try AppleCode.expectAccepted([source] + client, variant, runtime, "\(runtime)")
    }
  }

  @Test("Names of color sets", arguments: [AppleVariant.ios, .macos])
  func colorSets(variant: AppleVariant) throws {
    let folder = try CodeFolder()
    try folder.addApart(HostileNames.texts)
    try check(folder, variant)
  }

  @Test("Names of namespaces", arguments: [AppleVariant.ios, .macos])
  func namespaces(variant: AppleVariant) throws {
    let folder = try CodeFolder()
    try folder.addApart(HostileNames.texts.filter { !$0.contains(".") }.map { "\($0)/inner" })
    try check(folder, variant)
  }

  @Test(
    "Names that are words of Swift, types of the frameworks or of generated code",
    arguments: [AppleVariant.ios, .macos, .watchos])
  func words(variant: AppleVariant) throws {
    let folder = try CodeFolder()
    let own = FrameworkType.allCases.flatMap(\.nestedTypes) + ["AppKit", "ShapeStyle", "View"]
    let names = (HostileNames.keywords + HostileNames.types + own.sorted()).flatMap { word in
      [word, "In \(word)/\(word)", "In \(word)/\(word)/inner", "\(word)/\(word)", "\(word)/inner"]
    }
    try folder.addApart(Set(names).sorted())
    try check(folder, variant)
  }

  @Test(
    "Colors with the names of all members that the frameworks have take none of their places",
    arguments: [AppleVariant.ios, .macos])
  func members(variant: AppleVariant) throws {
    let folder = try CodeFolder()
    let members = FrameworkType.allCases.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    // The last word "color" is dropped, so a second one keeps the first.
    try folder.addApart(members.sorted().map { $0.hasSuffix("Color") ? $0 + " Color" : $0 })
    let palette = try folder.compile().palette
    #expect(Set(palette.colors.compactMap(palette.identifier(of:))) == members)
    let platform =
      variant == .ios
      ? "let platform: [UIColor] = [.label, .systemRed, .labelColor, .primary]"
      : "let platform: [NSColor] = [.labelColor, .systemRed, .label, .primary]"
    try check(
      folder, variant,
      uses: """
        import SwiftUI
        nonisolated func style(_ text: Text) -> some View {
          text.foregroundStyle(.primary).background(.background).tint(.red).foregroundStyle(.label)
        }
        nonisolated let all: [Color] = [.primary, .red, .label, .background, .separator]
        \(platform)
        """)
  }

  @Test("Types of the user's with names that frameworks have, in a file of their own")
  func userTypes() throws {
    let folder = try CodeFolder()
    try folder.addNamespace("Brand")
    try folder.addColorSet("Brand/Accent")
    try folder.addColorSet("Accent")
    let types = ["Color", "ShapeStyle", "Brand", "Asset", "Platform", "Text", "UIKit", "AppKit"]
    let client = types.map { "enum \($0) {}" }.joined(separator: "\n")
    for variant in [AppleVariant.ios, .macos] {
      let source = try folder.generate(SwiftOptions(.module, extensions: true))
      try AppleCode.expectAccepted([source, client], variant, .module, "types")
    }
  }

  @Test("Two files with extensions in one module are told apart by their namespaces")
  func twoFiles() throws {
    var sources: [String] = []
    for name in ["One", "Two"] {
      let folder = try CodeFolder()
      try folder.addNamespace(name)
      try folder.addColorSet("\(name)/Accent")
      sources.append(try folder.generate(SwiftOptions(.module, name: name + "s", extensions: true)))
    }
    sources.append("import SwiftUI\nnonisolated let colors: [Color] = [.One.accent, .Two.accent]")
    try AppleCode.expectAccepted(sources, .ios, .module, "two files")
  }
}
