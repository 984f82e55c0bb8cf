import DynamicColors

/// A color that others are drawn on, with what of their contrast hangs on it alone; many may be measured on one.
struct ContrastGround: Sendable {
  private let color: ColorComponents
  private let luminance: Double
  private let isInsideSRGB: Bool

  /// Makes the ground of a color.
  init(_ color: ColorComponents) {
    self.color = color
    luminance = Contrast.luminance(color)
    isInsideSRGB = RGBGamut.sRGB.contains(color)
  }

  /// The contrast ratio of a color on the ground, which counts as opaque, as ``Contrast/ratio(of:on:)`` gives it.
  func ratio(of front: ColorComponents) -> Double {
    let seen = Compositing.seen(front, over: color)
    let narrow = Contrast.ratio(Contrast.luminance(seen), luminance)
    if isInsideSRGB, RGBGamut.sRGB.contains(front) { return narrow }
    return min(narrow, Contrast.ratio(of: front, on: color, display: .displayP3))
  }

  /// The contrast ratio that a color has on the ground in any case, as ``Contrast/leastRatio(of:on:)`` gives it.
  func leastRatio(of front: ColorComponents) -> Double {
    color.alpha < 1 ? ContrastBounds(of: front, on: color).least : ratio(of: front)
  }
}
