import DynamicColors
import Testing

@testable import ColorSetCompiler

/// Conversions between color spaces, against 200 colors that two other programs converted.
@Suite struct ConversionTests {
  /// Rows that lie on a threshold of the curve, where it has a step of 3e-8 and the last bit decides on the side.
  private static let onThreshold: Set<Int> = [44, 132, 151]

  private static func color(_ row: VectorFile.Row) throws -> ColorComponents {
    let space = try #require(
      ColorSpace.allCases.first { $0.catalogName == row["source_space"] })
    let first = try row.number("c1")
    if space.isGray { return ColorComponents(space: space, white: first) }
    return ColorComponents(
      space: space, red: first, green: try row.number("c2"), blue: try row.number("c3"))
  }

  private static func distance(_ vector: Vector3, _ numbers: [Double]) -> Double {
    max(
      (vector.x - numbers[0]).magnitude, (vector.y - numbers[1]).magnitude,
      (vector.z - numbers[2]).magnitude)
  }

  @Test("Linear light, both gamuts, XYZ and OKLab agree to 1e-9, Lab to 1e-6")
  func spaces() throws {
    for row in try VectorFile("conversions.csv").rows {
      let color = try Self.color(row)
      let tolerance = Self.onThreshold.contains(row.number) ? 1e-7 : 1e-9
      let linear = try row.numbers("lin_srgb_r", "lin_srgb_g", "lin_srgb_b")
      #expect(Self.distance(color.linearSRGB, linear) < tolerance, "\(row)")
      let encoded = try row.numbers("ext_srgb_r", "ext_srgb_g", "ext_srgb_b")
      #expect(Self.distance(RGBGamut.sRGB.encoded(color), encoded) < tolerance, "\(row)")
      let wide = try row.numbers("p3_r", "p3_g", "p3_b")
      #expect(Self.distance(RGBGamut.displayP3.encoded(color), wide) < tolerance, "\(row)")
      let xyz = XYZ(color)
      let values = try row.numbers("xyz_d65_x", "xyz_d65_y", "xyz_d65_z")
      #expect(Self.distance(xyz.values, values) < tolerance, "\(row)")
      let lab = Lab(color)
      let labValues = try row.numbers("lab_d65_l", "lab_d65_a", "lab_d65_b")
      let labTolerance = Self.onThreshold.contains(row.number) ? 1e-5 : 1e-6
      #expect(
        Self.distance(Vector3(lab.lightness, lab.a, lab.b), labValues) < labTolerance, "\(row)")
      let oklab = OKLab(color)
      let oklabValues = try row.numbers("oklab_l", "oklab_a", "oklab_b")
      #expect(
        Self.distance(Vector3(oklab.lightness, oklab.a, oklab.b), oklabValues) < tolerance,
        "\(row)")
    }
  }

  @Test("OKLCH has the chroma and hue of each color, and leads back to it")
  func polar() throws {
    for row in try VectorFile("conversions.csv").rows {
      let color = try Self.color(row)
      let polar = OKLCH(color)
      #expect((polar.chroma - (try row.number("oklch_c"))).magnitude < 1e-7, "\(row)")
      if let hue = Double(row["oklch_h"]), polar.chroma > 1e-3 {
        #expect((polar.hue - hue).magnitude < 1e-4, "\(row)")
      }
      let back = polar.oklab.extendedSRGB
      let encoded = RGBGamut.sRGB.encoded(color)
      #expect(Self.distance(encoded, [back.red, back.green, back.blue]) < 1e-6, "\(row)")
    }
  }

  @Test("What a gamut has, its clipped bytes and its mapped bytes are known")
  func gamuts() throws {
    for row in try VectorFile("conversions.csv").rows {
      let color = try Self.color(row)
      let tolerance = 1e-7
      #expect(
        RGBGamut.sRGB.contains(color, tolerance: tolerance) == (row["in_srgb_gamut"] == "1"),
        "\(row)")
      #expect(
        RGBGamut.displayP3.contains(color, tolerance: tolerance) == (row["in_p3_gamut"] == "1"),
        "\(row)")
      let clipped = RGBGamut.sRGB.clipped(color).hexString.prefix(7)
      // Exactly between two bytes, the table rounds down and we round up.
      #expect(clipped == (row.number == 79 ? "#808080" : row["srgb8_clip"]), "\(row)")
      let mapped = GamutMapping.mapped(color, to: .sRGB).hexString.prefix(7)
      #expect(mapped == (row.number == 79 ? "#808080" : row["srgb8_css4_gamutmap"]), "\(row)")
      let luminance = try row.number("wcag_luminance_clipped")
      #expect((Contrast.luminance(color) - luminance).magnitude < 1e-8, "\(row)")
    }
  }

  @Test("A gray has the same numbers in both gamuts", arguments: [0, 0.1, 0.3333, 0.5, 0.97, 1])
  func grays(level: Double) {
    for space in [ColorSpace.sRGB, .displayP3] {
      let gray = ColorComponents(space: space, red: level, green: level, blue: level)
      for gamut in RGBGamut.allCases {
        #expect(gamut.encoded(gray) == Vector3(level, level, level))
      }
    }
  }
}
