import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// Computed values to start from, held against those that Apple chose for its own colors.
@Suite struct AdaptedColorTests {
  /// Apple's opaque colors: normal and increased contrast in light and dark, as far as they are known.
  private static let systemColors: [[String: ColorComponents]] = {
    let file = Checkout.url.appendingPathComponent("Tests/Data/system_colors.csv")
    let lines =
      (try? String(contentsOf: file, encoding: .utf8))?.split(whereSeparator: \.isNewline) ?? []
    var colors: [String: [String: ColorComponents]] = [:]
    for line in lines.dropFirst() {
      // The source, which may hold commas, comes after what is read here.
      var fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if line.hasPrefix("\"") {
        let parts = line.dropFirst().split(separator: "\"", maxSplits: 1)
        fields =
          [String(parts[0])]
          + parts[1].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
          .map(String.init)
      }
      guard fields.count > 11, ["any", "base"].contains(fields[6]), let red = Double(fields[8]),
        let green = Double(fields[9]), let blue = Double(fields[10]), Double(fields[11]) == 1
      else { continue }
      let key = fields[0] + "|" + fields[1] + "|" + fields[3]
      colors[key, default: [:]][fields[4] + " " + fields[5]] = ColorComponents(
        space: .sRGB, red: red, green: green, blue: blue)
    }
    return colors.keys.sorted().compactMap { colors[$0] }
  }()

  /// The differences from Apple's values, sorted.
  private func differences(
    _ from: String, _ to: String, _ adapt: (ColorComponents) -> ColorComponents
  ) -> [Double] {
    Self.systemColors.compactMap { color in
      guard let start = color[from], let end = color[to] else { return nil }
      return Lab(adapt(start)).difference(from: Lab(end))
    }.sorted()
  }

  @Test("Half the values for dark come within 2.5 of Apple's, and nine tenths within 9")
  func dark() throws {
    let found = differences("light normal", "dark normal") { AdaptedColor(role: nil).dark(of: $0) }
    try #require(found.count > 100)
    #expect(found[found.count / 2] < 2.6 && found[found.count * 9 / 10] < 9)
  }

  @Test("With increased contrast half come within 4, and nine tenths within 13")
  func increased() throws {
    for (appearance, isDark) in [("light", false), ("dark", true)] {
      let found = differences("\(appearance) normal", "\(appearance) increased") {
        AdaptedColor(role: nil).increased($0, isDark: isDark)
      }
      try #require(found.count > 60)
      #expect(found[found.count / 2] < 4.1 && found[found.count * 9 / 10] < 13)
    }
  }

  /// Colors over the whole of sRGB.
  private static let samples: [ColorComponents] = (0..<512).map { number in
    let channels = [number & 7, number >> 3 & 7, number >> 6].map { Double($0) / 7 }
    return ColorComponents(
      space: .sRGB, red: channels[0], green: channels[1], blue: channels[2])
  }

  @Test("The hue stays, and so do opacity and gamut")
  func hue() {
    for sample in Self.samples {
      let adapted = AdaptedColor(role: nil)
      for new in [
        adapted.dark(of: sample), adapted.light(of: sample),
        adapted.increased(sample, isDark: false), adapted.increased(sample, isDark: true),
      ] {
        #expect(new.components.allSatisfy { 0...1 ~= $0 } && new.alpha == 1)
        let (before, after) = (OKLCH(sample), OKLCH(new))
        guard before.chroma > 0.02, after.chroma > 0.02 else { continue }
        let turn = abs(before.hue - after.hue)
        #expect(min(turn, 360 - turn) < 0.5, "\(sample.hexString) \(new.hexString)")
      }
    }
  }

  @Test("Increased contrast goes away from what lies behind, and never back")
  func direction() {
    for sample in Self.samples {
      let start = OKLCH(sample).lightness
      let light = OKLCH(AdaptedColor(role: nil).increased(sample, isDark: false)).lightness
      #expect(light <= start + 1e-6, "\(sample.hexString)")
      let dark = OKLCH(AdaptedColor(role: nil).increased(sample, isDark: true)).lightness
      #expect(dark >= start - 1e-6, "\(sample.hexString)")
      let ground = AdaptedColor(role: .background)
      #expect(OKLCH(ground.increased(sample, isDark: false)).lightness >= start - 1e-6)
      #expect(OKLCH(ground.increased(sample, isDark: true)).lightness <= start + 1e-6)
    }
  }

  @Test("What is made for dark already stays: a dark background, and text that is light")
  func roles() {
    let black = ColorComponents(space: .sRGB, red: 0, green: 0, blue: 0)
    let white = ColorComponents(space: .sRGB, red: 1, green: 1, blue: 1)
    #expect(AdaptedColor(role: .background).dark(of: black) == black)
    #expect(AdaptedColor(role: .text).dark(of: white) == white)
    #expect(AdaptedColor(role: .text).dark(of: black).hexString == "#FFFFFFFF")
    #expect(AdaptedColor(role: .background).dark(of: white).hexString == "#000000FF")
    #expect(AdaptedColor(role: nil).light(of: white).hexString == "#000000FF")
  }

  @Test("No background becomes brighter in dark than in light, and no text darker")
  func order() {
    for sample in Self.samples {
      let start = OKLCH(sample).lightness
      for (role, sign) in [(ColorRole.background, 1.0), (.text, -1.0)] {
        let adapted = AdaptedColor(role: role)
        #expect(sign * (OKLCH(adapted.dark(of: sample)).lightness - start) <= 1e-6)
        #expect(sign * (OKLCH(adapted.light(of: sample)).lightness - start) >= -1e-6)
      }
    }
  }

  @Test("A translucent color becomes less so with increased contrast")
  func opacity() {
    let label = ColorComponents(space: .sRGB, red: 0.2, green: 0.2, blue: 0.2, alpha: 0.6)
    let increased = AdaptedColor(role: nil).increased(label, isDark: false)
    #expect(increased.alpha == 0.8 && increased.red == label.red)
  }
}
