import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// An app's code that uses the colors, and what its program prints through each framework.
@Suite struct AppleClientTests {
  /// The colors of the sample.
  private let palette: Palette

  init() throws {
    var configuration = Configuration()
    configuration.elevated = [
      try #require(PartnerPattern(name: "Surface/*", partner: "Surface/*Elevated"))
    ]
    palette = try Compiler(
      paths: [AppleCode.sample], configuration: configuration, threads: 1
    ).compile().palette
  }

  @Test(
    "Call sites of SwiftUI, UIKit and AppKit compile without a warning",
    arguments: AppleVariant.allCases,
    RuntimeMode.allCases)
  func callSites(variant: AppleVariant, runtime: RuntimeMode) throws {
    let source = try AppleCode.source([AppleCode.sample], runtime, extensions: true)
    for version in runtime == .module ? ["5", "6"] : ["6"] {
      try AppleCode.expectAccepted(
        [source, AppleClient.views, AppleClient.controls].map {
          runtime == .module ? "import DynamicColors\n" + $0 : $0
        }, variant, runtime, settings: ["-swift-version", version], "Swift \(version)")
    }
  }

  @Test(
    "A misspelled color is found where the frameworks are", arguments: [AppleVariant.ios, .macos])
  func misspelled(variant: AppleVariant) throws {
    let folder = try CodeFolder()
    let source = try AppleCode.source([AppleCode.sample], .module, extensions: true)
    let views = AppleClient.views.replacing(".tint(.fieldBorder)", with: ".tint(.fieldBoarder)")
    let files = [
      try folder.write(AppleVariant.adapted(source), to: "Palette.swift"),
      try folder.write("import DynamicColors\n" + views, to: "Views.swift"),
    ]
    let arguments =
      try ["-typecheck", "-parse-as-library", "-swift-version", "6"]
      + variant.arguments() + ["-I", AppleRuntime.folder(variant)]
    let outcome = try SwiftCompiler.run(arguments + files)
    #expect(outcome.status != 0 && outcome.text.contains("fieldBoarder"))
  }

  @Test("The program prints the values of the catalog through the runtime alone")
  func withoutFrameworks() throws {
    #expect(try output(nil) == expected(idiom: .universal))
  }

  @Test(
    "The program prints the values of the catalog through UIKit and AppKit, by the same objects each time",
    arguments: [
      (AppleVariant.ios, ColorTraits.Idiom.iphone), (.tvos, .iphone), (.macos, .mac),
    ])
  func withFrameworks(variant: AppleVariant, idiom: ColorTraits.Idiom) throws {
    var lines = try output(variant)
    if variant == .ios {
      let traits = ColorTraits(luminosity: .dark, gamut: .displayP3, level: .elevated)
      #expect(lines.removeFirst() == "elevated " + (try text("Surface/Base", traits)))
      #expect(try text("Surface/Base", traits) == text("Surface/BaseElevated", .dark))
    }
    #expect(lines == (try expected(idiom: idiom)) + ["same true", "equal true", "SwiftUI true"])
  }

  @Test("The program prints one value for a watch")
  func watch() throws {
    let expected = try palette.colors.map { color in
      let name = palette.name(of: color)
      let value = try text(name, ColorTraits(gamut: .displayP3, idiom: .watch))
      return "\(name)|\(value.replacing("system systemPink", with: "system pink"))"
    }
    #expect(try output(.watchos) == expected + ["same true", "equal true", "SwiftUI true"])
  }

  /// What the program prints, compiled with the runtime in the generated file.
  private func output(_ variant: AppleVariant?) throws -> [String] {
    let folder = try CodeFolder()
    let source = try AppleCode.source(
      [AppleCode.sample], .embedded, extensions: true,
      elevated: [("Surface/*", "Surface/*Elevated")])
    let files = [
      try folder.write(AppleVariant.adapted(AppleClient.program), to: "main.swift"),
      try folder.write(AppleVariant.adapted(source), to: "Palette.swift"),
    ]
    let program = folder.path("program")
    let settings = ["-swift-version", "6", "-warnings-as-errors", "-o", program]
    let libraries = try (variant?.arguments() ?? []) + (variant?.libraries() ?? [])
    let compilation = try SwiftCompiler.run(settings + files + libraries)
    try #require(
      compilation.status == 0 && compilation.output.isEmpty, "\(compilation.text.prefix(3000))")
    let run = try SwiftCompiler.run(program: program)
    try #require(run.status == 0, "\(run.text.suffix(1000))")
    return run.text.split(separator: "\n").map(String.init)
  }

  /// The line of each color, by the compiler's own values.
  private func expected(idiom: ColorTraits.Idiom) throws -> [String] {
    let appearances: [ColorTraits] = [.light, .dark, .lightHighContrast, .darkHighContrast]
    let lines = try palette.colors.map { color in
      let name = palette.name(of: color)
      let texts = try appearances.map { traits in
        var traits = traits
        traits.gamut = .displayP3
        traits.idiom = idiom
        return try text(name, traits)
      }
      return ([name] + texts).joined(separator: "|")
    }
    #expect(lines.count > 20)
    return lines
  }

  /// A value as the program prints it.
  private func text(_ name: String, _ traits: ColorTraits) throws -> String {
    let color = palette.colors[try #require(palette.index(ofColorNamed: name))]
    switch palette.value(of: color, for: traits) {
    case .components(let value):
      let space = value.space == .displayP3 ? "displayP3" : "extendedSRGB"
      let numbers = value.components + [value.alpha]
      return ([space] + numbers.map(\.description)).joined(separator: " ")
    case .system(let system): return "system " + system.name.dropLast("Color".count)
    case nil: return "none"
    }
  }
}
