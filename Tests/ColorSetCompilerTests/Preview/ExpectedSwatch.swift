import ColorSetCompiler
import DynamicColors

/// What the compiler says that a swatch looks like, for the check in a browser.
enum ExpectedSwatch {
  /// The values of a color set in light, dark and both with increased contrast; of a color with an elevated partner four more.
  static func values(_ colorSet: ColorSet, in palette: Palette) -> [[String: Any]?] {
    var values = requests(.base).map { value(colorSet.value(for: $0), $0) }
    let color = palette.colors.first { palette.colorSet(of: $0).name == colorSet.name }
    guard let color, let partner = color.elevated else { return values }
    let isSame = palette.colorSet(of: color).slots.map(\.position) == colorSet.slots.map(\.position)
    guard isSame else { return values }
    for request in requests(.elevated) {
      let answer = palette.colorSet(of: palette.colors[partner]).value(for: request)
      values.append(colorSet.isBlank ? nil : value(answer, request))
    }
    return values
  }

  private static func requests(_ level: ColorTraits.Level) -> [ColorTraits] {
    [.light, .dark, .lightHighContrast, .darkHighContrast].map { (traits: ColorTraits) in
      var traits = traits
      traits.level = level
      return traits
    }
  }

  private static func value(_ value: ColorValue?, _ request: ColorTraits) -> [String: Any]? {
    let color: ColorComponents? =
      switch value {
      case .components(let components): components
      case .system(let system): SystemColorValues.value(of: system, for: request)
      case nil: nil
      }
    guard let color else { return nil }
    var result: [String: Any] = [
      "normal": color.rgba8.digits, "gray": color.grayscale.rgba8.digits, "hex": hexadecimal(color),
    ]
    for deficiency in ColorVisionDeficiency.allCases {
      result[deficiency.rawValue] = deficiency.simulated(color).rgba8.digits
    }
    let isWide =
      color.space == .displayP3
      || [.extendedSRGB, .extendedLinearSRGB].contains(color.space)
        && !RGBGamut.sRGB.contains(color)
    if isWide {
      let shown = RGBGamut.displayP3.clipped(color)
      result["wide"] = [shown.red, shown.green, shown.blue]
    }
    return result
  }

  /// What the page calls a color: `#RRGGBB` in sRGB, of Display P3 in that, with alpha only where that is not full.
  private static func hexadecimal(_ color: ColorComponents) -> String {
    let numbers =
      color.space == .displayP3
      ? ColorComponents(
        space: .sRGB, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      : color
    let digits = numbers.rgba8.digits
    return "#" + (digits.hasSuffix("FF") ? String(digits.dropLast(2)) : digits)
  }
}

extension RGBA8 {
  /// The color as `RRGGBBAA`.
  fileprivate var digits: String { String(hexString.dropFirst()) }
}
