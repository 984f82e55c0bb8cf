extension OKLCH {
  /// The color with as much of its chroma as a gamut has at its lightness and hue.
  ///
  /// Unlike ``GamutMapping`` it keeps lightness and hue exactly, and never clips.
  func reduced(to gamut: RGBGamut) -> OKLCH {
    let tolerance = 1e-9
    if gamut.contains(oklab.extendedSRGB, tolerance: tolerance) { return self }
    var polar = self
    var (least, most) = (0.0, chroma)
    for _ in 0..<24 {
      polar.chroma = (least + most) / 2
      if gamut.contains(polar.oklab.extendedSRGB, tolerance: tolerance) {
        least = polar.chroma
      } else {
        most = polar.chroma
      }
    }
    polar.chroma = least
    return polar
  }
}
