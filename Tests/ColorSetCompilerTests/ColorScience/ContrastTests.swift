import DynamicColors
import Testing

@testable import ColorSetCompiler

/// Contrast ratios against numbers made with 40 decimals.
@Suite struct ContrastTests {
  private static func color(_ hex: String, alpha: Double = 1) throws -> ColorComponents {
    let color = try #require(ColorComponents(hexadecimal: hex.dropFirst()))
    return ColorComponents(
      space: .sRGB, red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  @Test("Opaque and translucent pairs agree to 1e-9, and pass or fail each limit exactly")
  func pairs() throws {
    for row in try VectorFile("contrast.csv").rows {
      let front = try Self.color(row["fg"], alpha: try row.number("fg_alpha"))
      let back = try Self.color(row["bg"])
      let ratio = Contrast.ratio(of: front, on: back)
      #expect((ratio - (try row.number("ratio"))).magnitude < 1e-9, "\(row)")
      for (limit, name) in [(3.0, "pass_3_0"), (4.5, "pass_4_5"), (7, "pass_7_0")] {
        #expect((ratio >= limit) == (row[name] == "1"), "\(row) at \(limit)")
      }
      #expect(Contrast.text(ratio) == row["ratio_2dp_truncated"], "\(row)")
      let seen = Compositing.over(front, back)
      let expected = try row.numbers("comp_r", "comp_g", "comp_b")
      #expect((seen.red - expected[0]).magnitude < 1e-9, "\(row)")
      #expect((seen.green - expected[1]).magnitude < 1e-9, "\(row)")
      #expect((seen.blue - expected[2]).magnitude < 1e-9, "\(row)")
      let luminance = try row.number("lum_fg_composited")
      #expect((Contrast.luminance(seen) - luminance).magnitude < 1e-9, "\(row)")
    }
  }

  @Test("Pairs in Display P3 are measured on both kinds of display, and the worse one counts")
  func wide() throws {
    for row in try VectorFile("contrast_p3.csv").rows {
      let front = try row.numbers("fg_p3_r", "fg_p3_g", "fg_p3_b")
      let back = try row.numbers("bg_p3_r", "bg_p3_g", "bg_p3_b")
      let top = ColorComponents(space: .displayP3, red: front[0], green: front[1], blue: front[2])
      let bottom = ColorComponents(space: .displayP3, red: back[0], green: back[1], blue: back[2])
      let native = Contrast.ratio(of: top, on: bottom, display: .displayP3)
      let clipped = Contrast.ratio(of: top, on: bottom, display: .sRGB)
      #expect((native - (try row.number("ratio_p3_native"))).magnitude < 1e-7, "\(row)")
      #expect((clipped - (try row.number("ratio_srgb_clipped"))).magnitude < 1e-7, "\(row)")
      #expect((native >= 4.5) == (row["pass_4_5_native"] == "1"), "\(row)")
      #expect((clipped >= 4.5) == (row["pass_4_5_clipped"] == "1"), "\(row)")
      #expect(Contrast.ratio(of: top, on: bottom) <= clipped, "\(row)")
    }
  }

  @Test(
    "A ratio is printed with its decimals cut off",
    arguments: [(4.5, "4.50"), (4.4999999, "4.49"), (2.9953, "2.99"), (21, "21.00"), (1, "1.00")])
  func text(ratio: Double, text: String) { #expect(Contrast.text(ratio) == text) }

  @Test("Flare brings both luminances nearer to each other")
  func flare() {
    #expect((Contrast.ratio(21, darker: 0, flare: 0.05) - 11).magnitude < 1e-12)
    #expect(Contrast.ratio(4.5, darker: 0.2, flare: 0) == 4.5)
    #expect(Contrast.ratio(1, darker: 0.5, flare: 0.3) == 1)
  }

  @Test("What is behind a translucent color bounds the contrast")
  func bounds() throws {
    let white = try Self.color("#FFFFFF")
    let black = try Self.color("#000000")
    let unknown = ContrastBounds(of: white, on: try Self.color("#000000", alpha: 0))
    #expect(unknown.least == 1)
    #expect((unknown.most - 21).magnitude < 1e-12)
    let opaque = ContrastBounds(of: white, on: black)
    #expect((opaque.least - 21).magnitude < 1e-12)
    #expect((opaque.most - 21).magnitude < 1e-12)
    let dim = ContrastBounds(of: white, on: try Self.color("#000000", alpha: 0.8))
    let worst = Compositing.over(try Self.color("#000000", alpha: 0.8), white)
    #expect((dim.least - Contrast.ratio(of: white, on: worst)).magnitude < 1e-12)
    #expect((dim.most - 21).magnitude < 1e-12)
  }

  @Test("Whatever is behind, the ratio lies within the bounds")
  func allBackdrops() throws {
    let fronts = try ["#FFFFFF", "#1D4ED8", "#333333"].flatMap { hex in
      try [1, 0.6].map { try Self.color(hex, alpha: $0) }
    }
    let backs = try ["#F2F2F7", "#101010", "#AA3300"].flatMap { hex in
      try [0.9, 0.5, 0.2].map { try Self.color(hex, alpha: $0) }
    }
    for front in fronts {
      for back in backs {
        let bounds = ContrastBounds(of: front, on: back)
        for level in ["#000000", "#404040", "#808080", "#FF0000", "#0000FF", "#FFFFFF"] {
          let ground = Compositing.over(back, try Self.color(level))
          let ratio = Contrast.ratio(of: front, on: ground)
          #expect(ratio >= bounds.least - 1e-12)
          #expect(ratio <= bounds.most + 1e-12)
        }
      }
    }
  }
}
