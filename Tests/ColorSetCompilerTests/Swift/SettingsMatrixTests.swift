import ColorSetCompiler
import Foundation
import Testing

/// Generated Swift has no warning under any setting that a package may have, and neither has code that uses it.
@Suite struct SettingsMatrixTests {
  @Test("Language modes, isolation, memory safety and packages", arguments: GeneratedKind.all)
  func settings(kind: GeneratedKind) throws {
    let files = try SettingsFiles(kind)
    for setting in SettingsFiles.settings { try files.expectAccepted(setting) }
  }

  @Test("A library with a stable interface", arguments: GeneratedKind.all)
  func libraryEvolution(kind: GeneratedKind) throws {
    let files = try SettingsFiles(kind, resilient: true)
    for version in ["5", "6"] {
      try files.expectAccepted(["-swift-version", version, "-enable-library-evolution"])
    }
  }

  @Test("Each upcoming feature of the compiler, and all at once", arguments: GeneratedKind.all)
  func features(kind: GeneratedKind) throws {
    let files = try SettingsFiles(kind)
    for version in [5, 6] {
      let flags = try UpcomingFeature.flags(version: version)
      #expect(!flags.isEmpty)
      for flags in flags + [UpcomingFeature.together(flags)] {
        try files.expectAccepted(["-swift-version", "\(version)"] + flags)
      }
    }
  }
}
