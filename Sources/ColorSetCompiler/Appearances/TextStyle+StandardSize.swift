extension TextStyle {
  /// The size in points at the setting that Dynamic Type starts with on iOS.
  ///
  /// Apple's Human Interface Guidelines, "Typography", table "iOS, iPadOS Dynamic Type sizes", Large.
  package var standardSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  /// The weight that the style has by itself.
  package var standardWeight: FontWeight { self == .headline ? .semibold : .regular }
}

extension FontWeight {
  /// The weight as a number, as fonts and style sheets count it.
  package var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
