package import DynamicColors

/// Bringing a color into a gamut by taking colorfulness away, so that lightness and hue stay (CSS Color 4, "Sample
/// Pseudocode for the Binary Search Gamut Mapping Algorithm with Local MINDE").
package enum GamutMapping {
  /// A difference in OKLab that can just be seen.
  private static let justNoticeable = 0.02
  /// How exactly the chroma is searched for.
  private static let precision = 0.0001

  /// The color of a gamut that stands for another one; in the space of the gamut, with the alpha of the color.
  package static func mapped(_ color: ColorComponents, to gamut: RGBGamut) -> ColorComponents {
    let origin = OKLCH(color)
    if origin.lightness >= 1 { return gray(1, color.alpha, gamut) }
    if origin.lightness <= 0 { return gray(0, color.alpha, gamut) }
    if gamut.contains(color) { return gamut.clipped(color) }
    var current = origin
    var clipped = gamut.clipped(color)
    if OKLab(clipped).distance(to: origin.oklab) < justNoticeable { return clipped }
    var least = 0.0
    var most = origin.chroma
    var isLeastInside = true
    while most - least > precision {
      current.chroma = (least + most) / 2
      let candidate = current.oklab.extendedSRGB
      if isLeastInside, gamut.contains(candidate) {
        least = current.chroma
        continue
      }
      clipped = gamut.clipped(candidate)
      let difference = OKLab(clipped).distance(to: current.oklab)
      if difference < justNoticeable {
        if justNoticeable - difference < precision { break }
        isLeastInside = false
        least = current.chroma
      } else {
        most = current.chroma
      }
    }
    return with(color.alpha, clipped)
  }

  private static func gray(
    _ level: Double, _ alpha: Double, _ gamut: RGBGamut
  ) -> ColorComponents {
    ColorComponents(
      space: gamut == .sRGB ? .sRGB : .displayP3, red: level, green: level, blue: level,
      alpha: alpha)
  }

  private static func with(_ alpha: Double, _ color: ColorComponents) -> ColorComponents {
    ColorComponents(
      space: color.space, red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}
