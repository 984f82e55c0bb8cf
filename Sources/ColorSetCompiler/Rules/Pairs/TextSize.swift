extension TextStyle {
  /// The size in points at the smallest setting of Dynamic Type on iOS, which decides how much contrast the style needs.
  ///
  /// Apple's Human Interface Guidelines, "Typography", table "iOS, iPadOS Dynamic Type sizes", xSmall.
  var smallestSize: Double {
    switch self {
    case .largeTitle: 31
    case .title1: 25
    case .title2: 19
    case .title3: 17
    case .headline, .body: 14
    case .callout: 13
    case .subheadline, .footnote: 12
    case .caption1, .caption2: 11
    }
  }
}

extension FontWeight {
  /// Whether the weight counts as bold; semibold does not.
  var isBold: Bool { self == .bold || self == .heavy || self == .black }
}

extension ColorPair {
  /// The size in points that the text is shown in at least, nil for what is no text or has no size.
  var smallestSize: Double? { textStyle?.smallestSize ?? size }

  /// The contrast ratio that the pair needs.
  ///
  /// It is the one that the configuration sets. Otherwise large text needs 3 and other text 4.5, by WCAG 2.2, success
  /// criterion 1.4.3; the profile says what is large. A pair without a size counts as small text, unless its role says that it
  /// is no text, which needs 3 by success criterion 1.4.11.
  package func requiredContrast(_ profile: ContrastProfile) -> Double {
    if let minimum { return minimum }
    if isShape { return 3 }
    guard let smallestSize else { return 4.5 }
    return profile.isLarge(smallestSize, isBold: weight?.isBold ?? false) ? 3 : 4.5
  }

  /// What needs how much contrast, in words: `text in the style footnote needs 4.5`.
  func need(_ profile: ContrastProfile) -> String {
    let limit = requiredContrast(profile).withoutZeros
    if minimum != nil { return "the configuration asks for \(limit)" }
    if isShape { return "what is no text needs \(limit)" }
    let source = profile == .hig ? "" : " by the profile '\(profile.rawValue)'"
    if let textStyle { return "text in the style \(textStyle.rawValue) needs \(limit)\(source)" }
    if let size { return "text of \(size.withoutZeros) points needs \(limit)\(source)" }
    return "text needs \(limit)"
  }
}
