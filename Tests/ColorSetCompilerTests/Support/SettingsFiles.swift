import ColorSetCompiler
import Foundation
import Testing

/// A generated file and code that uses it, type-checked together.
struct SettingsFiles {
  /// Settings of the compiler that are no upcoming features.
  static let settings: [[String]] = [
    ["-swift-version", "5"],
    ["-swift-version", "6"],
    ["-swift-version", "5", "-strict-concurrency=complete"],
    ["-swift-version", "5", "-default-isolation", "MainActor"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "5", "-strict-memory-safety"],
    ["-swift-version", "6", "-strict-memory-safety"],
    ["-swift-version", "6", "-package-name", "p"],
    ["-swift-version", "6", "-enable-testing"],
    ["-swift-version", "6", "-application-extension"],
  ]

  private let folder: CodeFolder
  private let kind: GeneratedKind
  private let arguments: [String]

  /// Generates the file from the sample catalog and one with deep namespaces; for a system of Apple's with extensions.
  init(_ kind: GeneratedKind, for variant: AppleVariant? = nil, resilient: Bool = false) throws {
    self.kind = kind
    folder = try CodeFolder()
    var path = ""
    for name in ["One", "Two", "Three", "four", "Five", "Type", "Self"] {
      path += path.isEmpty ? name : "/\(name)"
      try folder.addNamespace(path)
      try folder.addColorSet("\(path)/Default")
    }
    let sample = Checkout.url.appendingPathComponent("SampleCatalog").path
    let palette = try Compiler(paths: [sample, folder.url.path], threads: 1).compile().palette
    var options = SwiftOptions(kind.runtime, access: kind.access)
    options.extensions = variant != nil
    let bytes = SwiftEmitter.emit(palette, options).flatMap { $0 }
    let source = AppleVariant.adapted(String(decoding: bytes, as: UTF8.self))
    let generated = try folder.write(source, to: "Palette.swift")
    let client = try folder.write(Self.client(kind), to: "Client.swift")
    var arguments = [
      "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "App",
    ]
    arguments += [generated, client]
    if let variant {
      arguments += try variant.arguments()
      arguments.append(try folder.write(Self.appleClient(kind), to: "AppleClient.swift"))
    }
    if kind.runtime == .module {
      let module =
        if let variant {
          try AppleRuntime.folder(variant, resilient: resilient)
        } else {
          try (resilient ? RuntimeModule.resilientFolder() : RuntimeModule.folder()).path
        }
      arguments += ["-I", module]
    }
    self.arguments = arguments
  }

  /// Expects that the compiler has nothing to say with some settings.
  func expectAccepted(_ settings: [String]) throws {
    let isPackage = kind.access == .package && !settings.contains("-package-name")
    let outcome = try SwiftCompiler.run(
      arguments + settings + (isPackage ? ["-package-name", "p"] : []))
    #expect(
      outcome.status == 0 && outcome.output.isEmpty,
      "\(settings.joined(separator: " ")): \(outcome.text.prefix(1500))")
  }

  /// Code that uses the colors from everywhere.
  private static func client(_ kind: GeneratedKind) -> String {
    let access = kind.access == .internal ? "" : "\(kind.access) "
    // Swift wants one spelling of an import in a module.
    let imports =
      kind.access != .package
      ? "\(access)import DynamicColors"
      : """
      #if hasFeature(InternalImportsByDefault)
        package import DynamicColors
      #else
        import DynamicColors
      #endif
      """
    return """
      \(kind.runtime == .module ? imports : "")
      \(access)nonisolated func anywhere() -> DynamicColor { Palette.Chart.Series.one }
      nonisolated let stored: [DynamicColor] = [Palette.accent, Palette.One.Two.`default`]
      actor Worker {
        let color = Palette.Status.danger
        func value() -> ColorValue? { color.resolved(for: .dark) ?? Palette["Text/Primary"]?.resolved(for: .dark) }
      }
      @MainActor func onMain() -> String { Palette.linkText.name + Palette.One.Two.Three.Four.`default`.name }
      nonisolated func generic<Catalog: ColorCatalog>(_ catalog: Catalog.Type) -> Int { catalog.allColors.count }
      nonisolated func use() -> Int { generic(Palette.self) + generic(Palette.One.Two.Three.Four.Five.Type_.Self_.self) }
      nonisolated func thrown() -> String {
        do { return try Palette.color(named: "Acent").name } catch { return error.description }
      }
      nonisolated func sent() -> @Sendable () -> DynamicColor { { Palette.Surface.base } }
      nonisolated func keys() -> [DynamicColor: String] { [Palette.accent: "accent"] }
      """
  }

  /// Code that uses the members of Apple's types from everywhere.
  private static func appleClient(_ kind: GeneratedKind) -> String {
    func imports(_ module: String) -> String {
      let access = kind.access == .internal ? "" : "\(kind.access) "
      if kind.access != .package { return "\(access)import \(module)" }
      return """
        #if hasFeature(InternalImportsByDefault)
          package import \(module)
        #else
          import \(module)
        #endif
        """
    }
    let access = kind.access == .internal ? "" : "\(kind.access) "
    let platform = { (module: String, type: String, property: String) in
      """
      \(imports(module))
      \(access)nonisolated func platform() -> [\(type)] {
        [.accent, .Chart.Series.one, \(type)(Palette.accent), Palette.linkText.\(property)]
      }
      nonisolated func sentPlatform() -> @Sendable () -> \(type) { { \(type).Surface.base } }
      actor PlatformWorker { func color() -> \(type) { .onAccent } }
      """
    }
    return """
      \(kind.runtime == .module ? imports("DynamicColors") : "")
      \(imports("SwiftUI"))
      #if canImport(UIKit)
      \(platform("UIKit", "UIColor", "uiColor"))
      #else
      \(platform("AppKit", "NSColor", "nsColor"))
      #endif
      \(access)nonisolated func shared() -> DynamicColor { Palette.accent }
      \(access)nonisolated func colors() -> [SwiftUI.Color] {
        [.accent, .Chart.Series.one, SwiftUI.Color(Palette.accent), Palette.linkText.color]
      }
      nonisolated func sentColor() -> @Sendable () -> SwiftUI.Color { { SwiftUI.Color.Surface.base } }
      actor ColorWorker { func color() -> SwiftUI.Color { .onAccent } }
      struct Row: SwiftUI.View {
        var body: some SwiftUI.View { SwiftUI.Text("").foregroundStyle(.accent).background(Palette.onAccent.color) }
      }
      """
  }
}
