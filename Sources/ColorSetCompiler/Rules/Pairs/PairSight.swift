import DynamicColors

/// How a declared pair of colors looks in one appearance.
struct PairSight: Sendable {
  /// The appearance.
  var appearance: PairAppearance
  /// The color that is drawn, with its alpha.
  var front: ColorComponents
  /// The color that it is drawn on, with its alpha.
  var back: ColorComponents
  /// The slot of the first color that answers.
  var frontSlot: Int
  /// The slot of the second color that answers.
  var backSlot: Int
  /// Whether Reduce Transparency makes the second color opaque.
  var isOnMaterial: Bool
  /// The contrast ratio; over a translucent color the one that is there whatever lies behind.
  var ratio: Double

  /// Looks at two colors.
  init(
    _ appearance: PairAppearance, front: ColorComponents, back: ColorComponents, frontSlot: Int,
    backSlot: Int, isOnMaterial: Bool = false
  ) {
    self.isOnMaterial = isOnMaterial
    self.appearance = appearance
    self.front = front
    self.back = back
    self.frontSlot = frontSlot
    self.backSlot = backSlot
    ratio = Contrast.leastRatio(of: front, on: back)
  }

  /// The contrast ratio over the system's background, nil where the second color lets nothing through.
  var ratioOnGround: Double? {
    guard back.alpha < 1 else { return nil }
    return Contrast.ratio(of: front, on: Compositing.over(back, appearance.ground))
  }

  /// What the contrast ratio comes to beside the one that is needed.
  ///
  /// On a translucent background it may be enough over the system's background, and when Reduce Transparency makes the
  /// background opaque, though something else may lie behind that hides the color.
  func verdict(_ required: Double) -> Verdict {
    if ratio >= required { return .enough }
    guard let ratioOnGround, ratioOnGround >= required,
      reducingTransparency.map({ $0.ratio >= required }) ?? true
    else { return .tooLow }
    return .enoughOnGround
  }

  /// Whether a pair has enough contrast.
  enum Verdict: Sendable {
    /// It has, whatever lies behind.
    case enough
    /// It has over the system's background.
    case enoughOnGround
    /// It has not.
    case tooLow
  }

  /// The ratios in words, on a translucent background for all that may lie behind.
  var ratioWords: String {
    var words = Contrast.text(ratio)
    guard let ratioOnGround else { return words }
    words +=
      " at least, whatever is behind, \(Contrast.text(ratioOnGround)) over the system's background"
    if let opaque = reducingTransparency {
      words += " and \(Contrast.text(opaque.ratio)) with Reduce Transparency"
    }
    return words
  }

  /// The same with Reduce Transparency, nil where that changes nothing.
  var reducingTransparency: PairSight? {
    guard isOnMaterial, back.alpha < 1 else { return nil }
    return PairSight(
      appearance, front: front, back: back.withAlpha(1), frontSlot: frontSlot, backSlot: backSlot)
  }
}

extension PairAppearance {
  /// The appearance as a request.
  var traits: ColorTraits {
    switch self {
    case .light: .light
    case .dark: .dark
    case .lightHighContrast: .lightHighContrast
    case .darkHighContrast: .darkHighContrast
    }
  }

  /// The appearance in words.
  var words: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light, high contrast"
    case .darkHighContrast: "dark, high contrast"
    }
  }

  /// The color of the system's background: what is seen behind a translucent color when nothing else is known.
  var ground: ColorComponents { Self.ground(isDark: isDark) }

  /// The color of the system's background in light or dark.
  static func ground(isDark: Bool) -> ColorComponents {
    let level = isDark ? 0.0 : 1
    return ColorComponents(space: .sRGB, red: level, green: level, blue: level)
  }

  /// Whether it is for people who asked for more contrast.
  var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }

  /// Whether it is dark.
  var isDark: Bool { self == .dark || self == .darkHighContrast }

  /// The same appearance without increased contrast.
  var normal: PairAppearance { isDark ? .dark : .light }

  /// The same appearance with increased contrast.
  var increased: PairAppearance { isDark ? .darkHighContrast : .lightHighContrast }
}
