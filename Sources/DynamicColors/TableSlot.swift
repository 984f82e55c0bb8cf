/// One value of a color in a ``ColorTable``.
///
/// Characters of six bits: 0 idiom and luminosity (four and two bits), 1 contrast, gamut and whether a locale follows
/// (one, two and one bit), 2 kind. A locale is its length (2 characters) and its bytes. Kinds 0 to 5 are the color
/// spaces: a character with the form of the channels and of alpha, then one or three channels and alpha. Kind 6 is a
/// system color: platform (1), length (2) and name. Kind 7 joins the color with its elevated one: its line (5).
///
/// A number has the shortest form that loses nothing: 0, a byte out of 255 (2 characters); 1, thousandths plus 1500
/// (2 characters); 2, the bits of the floating-point number (11 characters).
nonisolated struct TableSlot {
  private let bytes: TableBytes
  private let head: UInt64
  private let forms: UInt64
  /// Where the locale begins and ends; 0 without one.
  private let locale: (start: Int, end: Int)
  private let payload: Int
  /// Where the next slot begins.
  let end: Int

  @inline(__always)
  init(_ bytes: TableBytes, at start: Int) {
    self.bytes = bytes
    let word = bytes.number(at: start, length: 4)
    head = word >> 6
    if head >> 8 & 1 == 0 {
      locale = (0, 0)
      payload = start + 3
      forms = word & 63
    } else {
      let length = Int(bytes.number(at: start + 3, length: 2))
      locale = (start + 5, start + 5 + length)
      payload = start + 5 + length
      forms = bytes.number(at: payload, length: 1)
    }
    switch head & 63 {
    case 0...3: end = payload + 1 + 3 * Self.length(forms >> 2) + Self.length(forms & 3)
    case 4...5: end = payload + 1 + Self.length(forms >> 2) + Self.length(forms & 3)
    case 6: end = payload + 3 + Int(bytes.number(at: payload + 1, length: 2))
    default: end = payload + 5
    }
  }

  private var kind: UInt64 { head & 63 }

  @inline(__always)
  private var traits: SlotTraits {
    var traits = SlotTraits()
    if head >> 14 != 0 {
      traits.idiom = ColorTraits.Idiom(rawValue: UInt8(head >> 14 & 63)) ?? .universal
    }
    switch head >> 12 & 3 {
    case 1: traits.luminosity = .light
    case 2: traits.luminosity = .dark
    default: break
    }
    if head >> 11 & 1 == 1 { traits.contrast = .high }
    switch head >> 9 & 3 {
    case 0: break
    case 1: traits.gamut = .sRGB
    default: traits.gamut = .displayP3
    }
    return traits
  }

  /// The line of the color's elevated one, when that is what the slot says.
  @inline(__always)
  var elevatedLine: Int? { kind == 7 ? Int(bytes.number(at: payload, length: 5)) : nil }

  /// How closely the slot fits a request.
  @inline(__always)
  func rank(for request: ColorTraits) -> Int? {
    if locale.end == 0 { return traits.rank(for: request, localeFit: nil) }
    let fits = request.locale.map {
      bytes.order(of: $0, start: locale.start, end: locale.end) == 0
    }
    return traits.rank(for: request, localeFit: fits ?? false)
  }

  /// The value of the slot.
  var value: ColorValue {
    guard kind < 6, let space = ColorSpace(rawValue: UInt8(kind)) else {
      let platform = bytes.number(at: payload, length: 1)
      return .system(
        SystemColor(
          platform: platform == 0 ? nil : SystemColor.Platform(tableCode: platform),
          text: .slice(bytes, start: payload + 3, end: end)))
    }
    let first = payload + 1
    if kind < 4, forms >> 2 < 2, forms & 3 < 2 {
      let (left, right) = (
        bytes.number(at: first, length: 4), bytes.number(at: first + 4, length: 4)
      )
      return .components(
        ColorComponents(
          space: space, red: Self.short(left >> 12, form: forms >> 2),
          green: Self.short(left & 4095, form: forms >> 2),
          blue: Self.short(right >> 12, form: forms >> 2),
          alpha: Self.short(right & 4095, form: forms & 3)))
    }
    let length = Self.length(forms >> 2)
    let red = number(at: first, form: forms >> 2)
    let alpha = number(at: end - Self.length(forms & 3), form: forms & 3)
    if space.isGray { return .components(ColorComponents(space: space, white: red, alpha: alpha)) }
    return .components(
      ColorComponents(
        space: space, red: red, green: number(at: first + length, form: forms >> 2),
        blue: number(at: first + 2 * length, form: forms >> 2), alpha: alpha))
  }

  private static func length(_ form: UInt64) -> Int { form >= 2 ? 11 : 2 }

  private func number(at index: Int, form: UInt64) -> Double {
    form < 2
      ? Self.short(bytes.number(at: index, length: 2), form: form)
      : Double(bitPattern: bytes.number(at: index, length: 11))
  }

  @inline(__always)
  private static func short(_ number: UInt64, form: UInt64) -> Double {
    form == 0 ? Double(Int32(number)) / 255 : Double(Int32(number) - 1500) / 1000
  }
}
