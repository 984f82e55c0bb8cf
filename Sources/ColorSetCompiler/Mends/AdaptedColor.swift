package import DynamicColors

/// A value to start from where a color set has none: for dark, for light, or for increased contrast.
///
/// The hue and the opacity stay; the lightness in OKLCH goes where Apple's own palettes go, and the chroma stays as far as the
/// gamut has it. Of grays, Apple mirrors the lightness: `systemGray6` goes from 0.96 to 0.23. Of vivid colors it hardly
/// changes it: `systemBlue` goes from 0.60 to 0.63. What lies between gets a mean by its chroma. The tables are the
/// lightnesses of Apple's system grays and system colors of iOS 13 to 18, rounded, with lines between.
///
/// Of Apple's 116 opaque system colors with a value for dark, half come within 2.5 (CIEDE2000) of Apple's own value, and nine
/// tenths within 9; with increased contrast half within 4, and nine tenths within 13. It is a start and no design: it knows
/// nothing of what the color is drawn on.
package struct AdaptedColor: Sendable {
  private let role: ColorRole?

  /// Makes a start for colors of a role.
  package init(role: ColorRole?) {
    self.role = role
  }

  /// The value for dark of a color that is made for light.
  package func dark(of light: ColorComponents) -> ColorComponents {
    let lightness = OKLCH(light).lightness
    if role == .background {
      return moved(light, gray: Self.backgroundDark, vivid: Self.backgroundDark)
    }
    // Text that is light already is drawn on dark surfaces.
    if role == .text, lightness > 0.85 { return light }
    let dark = moved(light, gray: Self.grayDark, vivid: Self.vividDark)
    return isReversed(light: lightness, dark: OKLCH(dark).lightness) ? light : dark
  }

  /// The value for light of a color that is made for dark.
  package func light(of dark: ColorComponents) -> ColorComponents {
    let lightness = OKLCH(dark).lightness
    let light = moved(dark, gray: Self.grayDark.inverted, vivid: Self.vividLight)
    return isReversed(light: OKLCH(light).lightness, dark: lightness) ? dark : light
  }

  /// Whether a background would be brighter in dark than in light, or a text darker.
  private func isReversed(light: Double, dark: Double) -> Bool {
    role == .background && dark > light || role == .text && dark < light
  }

  /// The value for increased contrast of a color that is made for light or for dark.
  ///
  /// A translucent color becomes less so, as Apple's labels do; a background goes away from what lies on it.
  package func increased(_ color: ColorComponents, isDark: Bool) -> ColorComponents {
    if role == .background {
      let away = LightnessCurve(isDark ? [(0, 0), (1, 0.5)] : [(0, 0.5), (1, 1)])
      return moved(color, gray: away, vivid: away)
    }
    if color.alpha < 1 {
      return ColorComponents(
        space: color.space, red: color.red, green: color.green, blue: color.blue,
        alpha: ((1 + color.alpha) * 50).rounded() / 100)
    }
    return isDark
      ? moved(color, gray: Self.grayHighDark, vivid: Self.vividHighDark)
      : moved(color, gray: Self.grayHighLight, vivid: Self.vividHighLight)
  }

  private func moved(
    _ color: ColorComponents, gray: LightnessCurve, vivid: LightnessCurve
  ) -> ColorComponents {
    var polar = OKLCH(color)
    let lightness = polar.lightness
    let share = min(max((polar.chroma - 0.04) / 0.08, 0), 1)
    let weight = share * share * (3 - 2 * share)
    polar.lightness = (1 - weight) * gray[lightness] + weight * vivid[lightness]
    let gamut: RGBGamut = color.space == .displayP3 ? .displayP3 : .sRGB
    let mapped = gamut.clipped(polar.reduced(to: gamut).oklab.extendedSRGB)
    return ColorComponents(
      space: mapped.space, red: mapped.red, green: mapped.green, blue: mapped.blue,
      alpha: color.alpha)
  }

  private static let grayDark = LightnessCurve([
    (0, 1), (0.36, 0.94), (0.65, 0.65), (0.75, 0.5), (0.83, 0.4), (0.92, 0.29), (0.96, 0.23),
    (1, 0),
  ])
  /// Surfaces grow darker: light ones as Apple's do, and those that are dark already a little.
  private static let backgroundDark = LightnessCurve([
    (0, 0), (0.5, 0.42), (0.65, 0.45), (0.75, 0.42), (0.83, 0.38), (0.92, 0.29), (0.96, 0.23),
    (1, 0),
  ])
  private static let vividDark = LightnessCurve([
    (0, 1), (0.36, 0.8), (0.45, 0.6), (0.53, 0.56), (0.88, 0.9), (1, 1),
  ])
  private static let vividLight = LightnessCurve([
    (0, 0), (0.56, 0.53), (0.9, 0.87), (1, 0.9),
  ])
  private static let grayHighLight = LightnessCurve([
    (0, 0), (0.36, 0.24), (0.65, 0.53), (0.75, 0.65), (0.83, 0.75), (0.92, 0.88), (0.96, 0.94),
    (1, 1),
  ])
  private static let vividHighLight = LightnessCurve([
    (0, 0), (0.36, 0.26), (0.53, 0.42), (0.65, 0.54), (0.87, 0.57), (1, 0.6),
  ])
  private static let grayHighDark = LightnessCurve([
    (0, 0), (0.23, 0.26), (0.35, 0.39), (0.5, 0.59), (0.65, 0.75), (0.94, 0.98), (1, 1),
  ])
  private static let vividHighDark = LightnessCurve([
    (0, 0.15), (0.5, 0.6), (0.65, 0.73), (0.77, 0.84), (0.88, 0.93), (1, 1),
  ])
}
