import DynamicColors

extension OKLCH {
  /// The color with as much of its chroma as a gamut has at its lightness and hue, in the space of the gamut.
  func held(in gamut: RGBGamut) -> ColorComponents {
    var polar = self
    if !gamut.contains(polar.oklab.extendedSRGB, tolerance: 1e-9) {
      var (least, most) = (0.0, chroma)
      for _ in 0..<24 {
        polar.chroma = (least + most) / 2
        if gamut.contains(polar.oklab.extendedSRGB, tolerance: 1e-9) {
          least = polar.chroma
        } else {
          most = polar.chroma
        }
      }
      polar.chroma = least
    }
    return gamut.clipped(polar.oklab.extendedSRGB)
  }
}
