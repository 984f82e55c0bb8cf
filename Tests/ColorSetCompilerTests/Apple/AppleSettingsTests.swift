import ColorSetCompiler
import Testing

/// Generated extensions have no warning under any setting that an app may have, and neither has code that uses them.
@Suite struct AppleSettingsTests {
  /// The systems whose frameworks differ.
  private static let systems = [AppleVariant.ios, .macos]

  @Test(
    "Language modes, isolation, memory safety and packages", arguments: systems,
    GeneratedKind.all.filter { $0.runtime == .module || $0.access != .package })
  func settings(variant: AppleVariant, kind: GeneratedKind) throws {
    // Access levels differ in the imports only, and the runtime in a file is the same; one system has each of the rest.
    let isUsual = kind.runtime == .module && kind.access == .internal
    if !isUsual, (kind.access == .public) != (variant == .macos) { return }
    let files = try SettingsFiles(kind, for: variant)
    for setting in SettingsFiles.settings { try files.expectAccepted(setting) }
  }

  @Test("Each upcoming feature of the compiler, and all at once", arguments: systems)
  func features(variant: AppleVariant) throws {
    for runtime in RuntimeMode.allCases {
      let files = try SettingsFiles(
        GeneratedKind(runtime: runtime, access: .internal), for: variant)
      for version in [5, 6] {
        let flags = try UpcomingFeature.flags(version: version)
        for flags in (runtime == .module ? flags : []) + [UpcomingFeature.together(flags)] {
          try files.expectAccepted(["-swift-version", "\(version)"] + flags)
        }
      }
    }
  }

  @Test("A library with a stable interface", arguments: systems)
  func libraryEvolution(variant: AppleVariant) throws {
    let kind = GeneratedKind(runtime: .module, access: .public)
    let files = try SettingsFiles(kind, for: variant, resilient: true)
    for version in ["5", "6"] {
      try files.expectAccepted(["-swift-version", version, "-enable-library-evolution"])
    }
  }
}
