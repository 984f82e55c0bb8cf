package import DynamicColors

/// What the system colors look like that a color set can refer to, for checks and views where no system answers.
///
/// The hues are those of iOS, iPadOS, macOS, tvOS and watchOS 26 in the table "Specifications" of Apple's Human Interface
/// Guidelines, "Color" (December 2025); grays, labels, fills, backgrounds and separators of iOS are those of UIKit since
/// iOS 13, which later systems kept; those of macOS are of macOS 10.14 to 15 and less certain. Sources differ about some:
/// labels with increased contrast have the lower of two reported opacities, so that a check is rather too strict;
/// `separatorColor`, `systemIndigoColor` and the light `tertiarySystemBackgroundColor` are UIKit's own values and not those
/// that Xcode 27 writes as a fallback. `tintColor` and `controlAccentColor` are the user's choice and have no value.
package enum SystemColorValues {
  /// The values of a color: light, dark, both with increased contrast, and dark on an elevated surface, without and with
  /// increased contrast. What is missing is that without increased contrast, or that of the base level.
  private struct Values {
    var columns: [ColorComponents?]

    func value(for traits: ColorTraits) -> ColorComponents? {
      let isDark = traits.luminosity == .dark
      let isHigh = traits.contrast == .high
      var order = isDark ? (isHigh ? [3, 1] : [1]) : (isHigh ? [2, 0] : [0])
      if isDark, traits.level == .elevated { order = (isHigh ? [5, 4] : [4]) + order }
      return order.lazy.compactMap { columns.indices.contains($0) ? columns[$0] : nil }.first
    }
  }

  /// The value of a system color in some surroundings, nil for a name that has none.
  ///
  /// A reference without a platform, and one of any, looks as on iOS; watchOS and visionOS are always dark.
  package static func value(of color: SystemColor, for traits: ColorTraits) -> ColorComponents? {
    var traits = traits
    if color.platform == .watchOS || color.platform == .visionOS { traits.luminosity = .dark }
    let values = color.platform == .macOS ? macOS[color.name] : iOS[color.name]
    return values?.value(for: traits)
  }

  /// The first system color of iOS, by its name, that looks like two values in light and in dark; nil for black on white and
  /// white on black, which are no one's.
  package static func name(light: RGBA8, dark: RGBA8) -> String? {
    let number = number(of: light, dark)
    var pairs = pairs[...]
    while !pairs.isEmpty {
      let middle = (pairs.startIndex + pairs.endIndex) / 2
      if pairs[middle].number == number { return pairs[middle].name }
      pairs = number < pairs[middle].number ? pairs[..<middle] : pairs[(middle + 1)...]
    }
    return nil
  }

  /// The values of all colors as numbers, sorted.
  private static let pairs: [(number: UInt64, name: String)] = {
    var pairs: [UInt64: String] = [:]
    for (name, values) in iOS.sorted(by: { CodePointOrder.precedes($0.key, $1.key) }) {
      guard let light = values.value(for: .light)?.rgba8, let dark = values.value(for: .dark)?.rgba8
      else { continue }
      let pair = number(of: light, dark)
      if !(isPlain(light) && isPlain(dark)), pairs[pair] == nil { pairs[pair] = name }
    }
    return pairs.sorted { $0.key < $1.key }.map { (number: $0.key, name: $0.value) }
  }()

  private static func number(of light: RGBA8, _ dark: RGBA8) -> UInt64 {
    [light, dark].reduce(0) { number, color in
      number << 32 | UInt64(color.red) << 24 | UInt64(color.green) << 16 | UInt64(color.blue) << 8
        | UInt64(color.alpha)
    }
  }

  /// Whether a color is black or white.
  private static func isPlain(_ color: RGBA8) -> Bool {
    let level = color.red
    return (level == 0 || level == 255) && color.green == level && color.blue == level
  }

  private static let iOS = table(
    """
    darkTextColor 000000 000000 000000 000000
    labelColor 000000 FFFFFF 000000 FFFFFF
    lightTextColor FFFFFF@0.6 FFFFFF@0.6 FFFFFF@0.6 FFFFFF@0.6
    linkColor 007AFF 0984FF 007AFF 0984FF
    opaqueSeparatorColor C6C6C8 38383A C6C6C8 38383A
    placeholderTextColor 3C3C43@0.298 EBEBF5@0.298 3C3C43@0.3765 EBEBF5@0.3765
    quaternaryLabelColor 3C3C43@0.1765 EBEBF5@0.1569 3C3C43@0.2588 EBEBF5@0.2392
    quaternarySystemFillColor 747480@0.07843 767680@0.1765 747480@0.1569 767680@0.2588
    secondaryLabelColor 3C3C43@0.6 EBEBF5@0.6 3C3C43@0.6784 EBEBF5@0.6784
    secondarySystemBackgroundColor F2F2F7 1C1C1E EBEBF0 242426 2C2C2E 363638
    secondarySystemFillColor 787880@0.1569 787880@0.3176 787880@0.2392 787880@0.4
    secondarySystemGroupedBackgroundColor FFFFFF 1C1C1E FFFFFF 242426 2C2C2E 363638
    separatorColor 3C3C43@0.2863 545458@0.6 3C3C43@0.3686 545458@0.6784
    systemBackgroundColor FFFFFF 000000 FFFFFF 000000 1C1C1E 242426
    systemBlueColor 0088FF 0091FF 1E6EF4 5CB8FF
    systemBrownColor AC7F5E B78A66 956D51 DBA679
    systemCyanColor 00C0E8 3CD3FE 007EAE 6DD9FF
    systemFillColor 787880@0.2 787880@0.3569 787880@0.2784 787880@0.4392
    systemGray2Color AEAEB2 636366 8E8E93 7C7C80
    systemGray3Color C7C7CC 48484A AEAEB2 545456
    systemGray4Color D1D1D6 3A3A3C BCBCC0 444446
    systemGray5Color E5E5EA 2C2C2E D8D8DC 363638
    systemGray6Color F2F2F7 1C1C1E EBEBF0 242426
    systemGrayColor 8E8E93 8E8E93 6C6C70 AEAEB2
    systemGreenColor 34C759 30D158 008932 4AD968
    systemGroupedBackgroundColor F2F2F7 000000 EBEBF0 000000 1C1C1E 242426
    systemIndigoColor 6155F5 6D7CFF 564ADE A7AAFF
    systemMintColor 00C8B3 00DAC3 008575 54DFCB
    systemOrangeColor FF8D28 FF9230 C55300 FFA056
    systemPinkColor FF2D55 FF375F E7124D FF8AC4
    systemPurpleColor CB30E0 DB34F2 B02FC2 EA8DFF
    systemRedColor FF383C FF4245 E9152D FF6165
    systemTealColor 00C3D0 00D2E0 008198 3BDDEC
    systemYellowColor FFCC00 FFD600 A16A00 FEDF43
    tertiaryLabelColor 3C3C43@0.298 EBEBF5@0.298 3C3C43@0.3765 EBEBF5@0.3765
    tertiarySystemBackgroundColor FFFFFF 2C2C2E FFFFFF 363638 3A3A3C 444446
    tertiarySystemFillColor 767680@0.1176 767680@0.2392 767680@0.2 767680@0.3176
    tertiarySystemGroupedBackgroundColor F2F2F7 2C2C2E EBEBF0 363638 3A3A3C 444446
    """)

  private static let macOS = table(
    """
    alternateSelectedControlTextColor FFFFFF FFFFFF
    controlBackgroundColor FFFFFF 1E1E1E
    controlColor 000000@0.1 FFFFFF@0.247
    controlTextColor 000000@0.85 FFFFFF@0.847
    disabledControlTextColor 000000@0.25 FFFFFF@0.247
    findHighlightColor FFFF00 FFFF00
    gridColor CCCCCC 1A1A1A
    headerTextColor 000000@0.8 FFFFFF
    keyboardFocusIndicatorColor 0067F4@0.25 1AA9FF@0.298
    labelColor 000000@0.85 FFFFFF@0.847
    linkColor 0068DA 419CFF
    placeholderTextColor 000000@0.2 FFFFFF@0.247
    quaternaryLabelColor 000000@0.1 FFFFFF@0.098
    secondaryLabelColor 000000@0.5 FFFFFF@0.549
    selectedContentBackgroundColor 0063E1 0058D0
    selectedControlColor B3D7FF 3F638B
    selectedControlTextColor 000000@0.8 FFFFFF@0.847
    selectedMenuItemTextColor FFFFFF FFFFFF
    selectedTextBackgroundColor B3D7FF 3F638B
    selectedTextColor 000000 FFFFFF
    separatorColor 000000@0.1 FFFFFF@0.098
    systemBlueColor 0088FF 0091FF 1E6EF4 5CB8FF
    systemBrownColor AC7F5E B78A66 956D51 DBA679
    systemCyanColor 00C0E8 3CD3FE 007EAE 6DD9FF
    systemGrayColor 8E8E93 98989D 69696E 98989D
    systemGreenColor 34C759 30D158 008932 4AD968
    systemIndigoColor 6155F5 6D7CFF 564ADE A7AAFF
    systemMintColor 00C8B3 00DAC3 008575 54DFCB
    systemOrangeColor FF8D28 FF9230 C55300 FFA056
    systemPinkColor FF2D55 FF375F E7124D FF8AC4
    systemPurpleColor CB30E0 DB34F2 B02FC2 EA8DFF
    systemRedColor FF383C FF4245 E9152D FF6165
    systemTealColor 00C3D0 00D2E0 008198 3BDDEC
    systemYellowColor FFCC00 FFD600 A16A00 FEDF43
    tertiaryLabelColor 000000@0.26 FFFFFF@0.247
    textBackgroundColor FFFFFF 1E1E1E
    textColor 000000 FFFFFF
    underPageBackgroundColor 969696@0.9 282828
    unemphasizedSelectedContentBackgroundColor DCDCDC 464646
    unemphasizedSelectedTextBackgroundColor DCDCDC 464646
    unemphasizedSelectedTextColor 000000 FFFFFF
    windowBackgroundColor ECECEC 323232
    windowFrameTextColor 000000@0.8 FFFFFF@0.847
    """)

  /// Reads lines of a name and values such as `3C3C43@0.6`, or `-` for none.
  private static func table(_ text: String) -> [String: Values] {
    var table: [String: Values] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      table[String(words[0])] = Values(columns: words.dropFirst().map(value))
    }
    return table
  }

  private static func value(_ text: Substring) -> ColorComponents? {
    let parts = text.split(separator: "@")
    guard let color = ColorComponents(hexadecimal: parts[0]) else { return nil }
    return ColorComponents(
      space: .sRGB, red: color.red, green: color.green, blue: color.blue,
      alpha: parts.count > 1 ? Double(parts[1]) ?? 1 : 1)
  }
}
