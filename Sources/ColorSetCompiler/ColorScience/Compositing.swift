package import DynamicColors

/// Drawing a translucent color over another.
package enum Compositing {
  /// What is seen on a display of a gamut: `alpha × front + (1 − alpha) × back` for each encoded component, not rounded.
  ///
  /// Core Graphics blends encoded components in the space of the picture, not linear light. Both colors are clipped to the
  /// gamut first.
  ///
  /// - Returns: The composite in the space of the gamut; its alpha is that of both together, 1 over an opaque color.
  package static func over(
    _ front: ColorComponents, _ back: ColorComponents, on gamut: RGBGamut = .sRGB
  ) -> ColorComponents {
    let top = gamut.encoded(front).clamped
    let bottom = gamut.encoded(back).clamped
    let alpha = front.alpha + back.alpha * (1 - front.alpha)
    let share = alpha > 0 ? front.alpha / alpha : 0
    let mixed = top.zip(bottom) { share * $0 + (1 - share) * $1 }
    return ColorComponents(
      space: gamut == .sRGB ? .sRGB : .displayP3, red: mixed.x, green: mixed.y, blue: mixed.z,
      alpha: alpha)
  }

  /// What is seen of a color over an opaque one on a display of a gamut; an opaque color stays what it is, in its own space.
  package static func seen(
    _ color: ColorComponents, over back: ColorComponents, on gamut: RGBGamut = .sRGB
  ) -> ColorComponents {
    color.alpha < 1 ? over(color, back, on: gamut) : color
  }
}
