import ColorSetCompiler
import DynamicColors
import Testing

/// The page passes the contrast that it asks of others.
@Suite struct PreviewPaletteTests {
  private func ratio(
    _ front: PreviewPalette.Role, _ back: PreviewPalette.Role, _ appearance: PairAppearance
  ) throws -> Double {
    let colors = try [front, back].map { role in
      try #require(
        ColorComponents(hexadecimal: PreviewPalette.color(role, appearance).dropFirst()))
    }
    return Contrast.ratio(of: colors[0], on: colors[1])
  }

  @Test("Text can be read on everything that it stands on", arguments: PairAppearance.allCases)
  func text(appearance: PairAppearance) throws {
    let isHigh = appearance == .lightHighContrast || appearance == .darkHighContrast
    for role in [PreviewPalette.Role.ink, .quiet, .accent, .error, .warning, .good] {
      for ground in [PreviewPalette.Role.paper, .panel] {
        let ratio = try ratio(role, ground, appearance)
        #expect(ratio >= (isHigh ? 7 : 4.5), "\(role) on \(ground): \(ratio)")
      }
    }
    #expect(try ratio(.ink, .paper, appearance) >= 7)
    for (front, back) in [
      (PreviewPalette.Role.onAccent, PreviewPalette.Role.accent), (.paper, .ink),
    ] {
      #expect(try ratio(front, back, appearance) >= (isHigh ? 7 : 4.5))
    }
  }

  @Test(
    "Outlines of controls, the focus and what is selected can be told from what is around them",
    arguments: PairAppearance.allCases)
  func outlines(appearance: PairAppearance) throws {
    for role in [PreviewPalette.Role.edge, .accent] {
      for ground in [PreviewPalette.Role.paper, .panel] {
        let ratio = try ratio(role, ground, appearance)
        #expect(ratio >= 3, "\(role) on \(ground): \(ratio)")
      }
    }
    #expect(try ratio(.ink, .panel, appearance) >= 3)
  }

  @Test("Increased contrast never lowers a contrast")
  func increases() throws {
    for role in PreviewPalette.Role.allCases where role != .paper && role != .panel {
      for (normal, high) in [
        (PairAppearance.light, PairAppearance.lightHighContrast), (.dark, .darkHighContrast),
      ] where role != .onAccent {
        #expect(try ratio(role, .paper, high) >= ratio(role, .paper, normal), "\(role)")
      }
    }
  }
}
