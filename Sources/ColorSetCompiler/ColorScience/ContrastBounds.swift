package import DynamicColors

extension Contrast {
  /// The contrast ratio that a color has on another one in any case: over a translucent one, whatever lies behind.
  package static func leastRatio(of front: ColorComponents, on back: ColorComponents) -> Double {
    back.alpha < 1 ? ContrastBounds(of: front, on: back).least : ratio(of: front, on: back)
  }
}

/// Between which ratios the contrast of a color on a translucent one lies when nobody knows what is behind.
package struct ContrastBounds: Sendable, Hashable {
  /// The ratio that is there whatever is behind; 1 when something may be behind that hides the color.
  package var least: Double
  /// The ratio that is never exceeded.
  package var most: Double

  /// Bounds the contrast of a color on a translucent one over any opaque color.
  ///
  /// Each component of a composite grows with that of what is behind, so luminances lie between those over black and over
  /// white. On the displays that show the colors differently, the worse bounds count.
  package init(of front: ColorComponents, on back: ColorComponents) {
    let isInside = RGBGamut.sRGB.contains(front) && RGBGamut.sRGB.contains(back)
    let displays: [RGBGamut] = isInside ? [.sRGB] : [.sRGB, .displayP3]
    let bounds = displays.map { Self.bounds(front, back, $0) }
    least = bounds.map(\.least).min() ?? 1
    most = bounds.map(\.most).min() ?? 1
  }

  private static func bounds(
    _ front: ColorComponents, _ back: ColorComponents, _ gamut: RGBGamut
  ) -> (least: Double, most: Double) {
    let grounds = [0.0, 1].map { level in
      Compositing.over(
        back, ColorComponents(space: .sRGB, red: level, green: level, blue: level), on: gamut)
    }
    let below = grounds.map { Contrast.luminance($0, on: gamut) }
    let above = grounds.map {
      Contrast.luminance(Compositing.seen(front, over: $0, on: gamut), on: gamut)
    }
    let most = max(Contrast.ratio(above[0], below[1]), Contrast.ratio(above[1], below[0]))
    let ends = max(Contrast.ratio(above[0], below[0]), Contrast.ratio(above[1], below[1]))
    if above[1] < below[0] { return (Contrast.ratio(above[1], below[0]), max(most, ends)) }
    if above[0] > below[1] { return (Contrast.ratio(above[0], below[1]), max(most, ends)) }
    return (1, max(most, ends))
  }
}
