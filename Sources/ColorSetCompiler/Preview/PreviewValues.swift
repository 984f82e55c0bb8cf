import DynamicColors

/// The colors that a page shows, each once, and what people with a color vision deficiency and a black-and-white printer make
/// of it.
///
/// All this is computed here, by the same code as the checks; the page only looks it up.
struct PreviewValues: Sendable {
  /// For each color its `RRGGBBAA` and, without alpha, how it looks to protan, deutan and tritan vision and in grayscale.
  private(set) var digits = SourceText()
  /// The components in Display P3 of colors that wide displays show better, as CSS writes them.
  private(set) var wide: [(index: Int, components: String)] = []
  /// The space and the components of colors that are not given in sRGB, as the file gives them.
  private(set) var given: [(index: Int, space: ColorSpace, components: String)] = []
  private var indices: [Key: Int] = [:]

  /// A color that is found by one number made of its components in place of each, since pages have tens of thousands.
  private struct Key: Hashable {
    let color: ColorComponents
    /// The odd number nearest to 2⁶⁴ over the golden ratio, which spreads bits well (Knuth, multiplicative hashing).
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    func hash(into hasher: inout Hasher) {
      // Adding zero makes both zeros the same number, as they are equal.
      var mixed = (color.red + 0).bitPattern
      mixed = (mixed &* Self.factor) ^ (color.green + 0).bitPattern
      mixed = (mixed &* Self.factor) ^ (color.blue + 0).bitPattern
      mixed = (mixed &* Self.factor) ^ (color.alpha + 0).bitPattern
      hasher.combine(mixed)
    }
  }

  /// How many digits a color takes.
  static let length = 32

  /// Makes room for a count of colors.
  mutating func reserve(_ count: Int) {
    digits.reserve(count * Self.length)
    indices.reserveCapacity(count)
  }

  /// The index of a color, which is added when it is new.
  mutating func index(of color: ColorComponents) -> Int {
    let key = Key(color: color)
    if let index = indices[key] { return index }
    let index = indices.count
    indices[key] = index
    let shown = color.rgba8
    append(shown)
    digits.append(hex: shown.alpha)
    let linear = color.linearSRGB
    for deficiency in ColorVisionDeficiency.allCases {
      append(deficiency.simulatedBytes(linear))
    }
    let gray = color.grayscaleByte
    append(RGBA8(red: gray, green: gray, blue: gray))
    if let shown = Self.wide(color) {
      let components = [shown.red, shown.green, shown.blue].map(Self.text)
      wide.append((index, components.joined(separator: " ")))
    }
    if color.space != .sRGB {
      let components = color.components.map(Self.text).joined(separator: " ")
      given.append((index, color.space, components))
    }
    return index
  }

  private mutating func append(_ color: RGBA8) {
    digits.append(hex: color.red)
    digits.append(hex: color.green)
    digits.append(hex: color.blue)
  }

  /// The color as a wide display shows it, nil when every display shows the same.
  private static func wide(_ color: ColorComponents) -> ColorComponents? {
    switch color.space {
    case .displayP3: RGBGamut.displayP3.clipped(color)
    case .extendedSRGB, .extendedLinearSRGB:
      RGBGamut.sRGB.contains(color) ? nil : RGBGamut.displayP3.clipped(color)
    case .sRGB, .grayGamma22, .extendedGray: nil
    }
  }

  /// A component in at most five decimals.
  private static func text(_ component: Double) -> String {
    component.rounded(decimals: 5).withoutZeros
  }
}
