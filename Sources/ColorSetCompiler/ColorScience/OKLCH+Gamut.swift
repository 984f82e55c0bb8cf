extension OKLCH {
  /// The color with as much of its chroma as a gamut has at its lightness and hue.
  ///
  /// Unlike ``GamutMapping`` it keeps lightness and hue exactly, and never clips.
  func reduced(to gamut: RGBGamut) -> OKLCH {
    let whole = oklab
    if gamut.contains(linear: whole.xyz) { return self }
    // A share of the chroma is that share of both axes, which needs no angle.
    var (least, most) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (least + most) / 2
      let muted = OKLab(lightness: whole.lightness, a: whole.a * middle, b: whole.b * middle)
      if gamut.contains(linear: muted.xyz) { least = middle } else { most = middle }
    }
    var polar = self
    polar.chroma *= least
    return polar
  }
}

extension RGBGamut {
  /// Whether the gamut has a color but for the noise of arithmetic, told by linear light without the transfer function.
  fileprivate func contains(linear color: XYZ) -> Bool {
    (fromXYZ * color.values).isWithinUnit(tolerance: 1e-9)
  }
}
