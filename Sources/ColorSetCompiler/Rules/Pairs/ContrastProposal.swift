import DynamicColors

/// Looks for the color nearest to another one that has enough contrast: of the same hue, its lightness in OKLCH changed as
/// little as can be, its chroma only as far as the gamut makes it.
struct ContrastProposal {
  private let original: ColorComponents
  private let origin: OKLCH
  private let back: ColorComponents
  private let required: Double
  private let gamut: RGBGamut

  init(_ front: ColorComponents, on back: ColorComponents, required: Double) {
    original = front
    origin = OKLCH(front)
    self.back = back
    self.required = required
    gamut = front.space == .displayP3 ? .displayP3 : .sRGB
  }

  /// The color in the spelling that a color set has for it, nil when no color of the hue has the contrast.
  ///
  /// - Parameters:
  ///   - front: The color that has not enough.
  ///   - back: What it is drawn on.
  ///   - required: The contrast ratio.
  /// - Returns: A color of sRGB, or of Display P3 when the first one is, in whole steps of 8 bits and with its alpha.
  static func nearest(
    to front: ColorComponents, on back: ColorComponents, required: Double
  ) -> ColorComponents? {
    let proposal = ContrastProposal(front, on: back, required: required)
    let candidates = [proposal.search(toward: 1), proposal.search(toward: 0)].compactMap { $0 }
    return candidates.min { proposal.change(of: $0) < proposal.change(of: $1) }
  }

  /// The smallest opacity in percent at which a translucent color has the contrast, nil when it has not even opaque.
  static func leastOpacity(
    of front: ColorComponents, on back: ColorComponents, required: Double
  ) -> Int? {
    let start = Int((front.alpha * 100).rounded(.up))
    guard front.alpha < 1, start <= 100 else { return nil }
    return (start...100).first { percent in
      let color = ColorComponents(
        space: front.space, red: front.red, green: front.green, blue: front.blue,
        alpha: Double(percent) / 100)
      return Contrast.leastRatio(of: color, on: back) >= required
    }
  }

  private func change(of color: ColorComponents) -> Double {
    (OKLCH(color).lightness - origin.lightness).magnitude
  }

  /// The first lightness on the way to black or white that has the contrast when it is spelled.
  private func search(toward end: Double) -> ColorComponents? {
    guard passes(spelled(at: end)) else { return nil }
    var failing = origin.lightness
    var passing = end
    for _ in 0..<20 {
      let middle = (failing + passing) / 2
      if passes(spelled(at: middle)) { passing = middle } else { failing = middle }
    }
    return spelled(at: passing)
  }

  func passes(_ color: ColorComponents) -> Bool {
    Contrast.leastRatio(of: color, on: back) >= required
  }

  /// The color of a lightness, as colorful as the gamut allows up to what the original is, in whole steps of 8 bits.
  func spelled(at lightness: Double) -> ColorComponents {
    var polar = origin
    polar.lightness = lightness
    var least = 0.0
    var most = origin.chroma
    if !gamut.contains(polar.oklab.extendedSRGB, tolerance: 1e-9) {
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
    let bytes = gamut.encoded(polar.oklab.extendedSRGB).clamped.map { ($0 * 255).rounded() / 255 }
    return ColorComponents(
      space: gamut == .sRGB ? .sRGB : .displayP3, red: bytes.x, green: bytes.y, blue: bytes.z,
      alpha: original.alpha)
  }
}
