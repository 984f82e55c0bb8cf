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
  private let traits: SlotTraits
  private let locale: Range<Int>?
  private let kind: UInt64
  private let payload: Int
  /// Where the next slot begins.
  let end: Int

  init(_ bytes: TableBytes, at start: Int) {
    self.bytes = bytes
    let head = bytes.number(at: start, length: 3)
    let gamut = head >> 9 & 3
    traits = SlotTraits(
      idiom: ColorTraits.Idiom(rawValue: UInt8(head >> 14)) ?? .universal,
      luminosity: ColorTraits.Luminosity(rawValue: UInt8(head >> 12 & 3)) ?? .unspecified,
      contrast: head >> 11 & 1 == 0 ? .normal : .high,
      gamut: gamut == 0 ? nil : gamut == 1 ? .sRGB : .displayP3)
    kind = head & 63
    var index = start + 3
    if head >> 8 & 1 == 1 {
      let length = Int(bytes.number(at: index, length: 2))
      locale = index + 2..<index + 2 + length
      index += 2 + length
    } else {
      locale = nil
    }
    payload = index
    switch kind {
    case 0...5:
      let forms = bytes.number(at: index, length: 1)
      let channels = kind >= 4 ? 1 : 3
      end = index + 1 + channels * Self.length(forms >> 2) + Self.length(forms & 3)
    case 6: end = index + 3 + Int(bytes.number(at: index + 1, length: 2))
    default: end = index + 5
    }
  }

  /// The line of the color's elevated one, when that is what the slot says.
  var elevatedLine: Int? { kind == 7 ? Int(bytes.number(at: payload, length: 5)) : nil }

  /// How closely the slot fits a request.
  func rank(for request: ColorTraits) -> Int? {
    guard let locale else { return traits.rank(for: request, localeFit: nil) }
    let fits = request.locale.map {
      bytes.order(of: $0, start: locale.lowerBound, end: locale.upperBound) == 0
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
    let forms = bytes.number(at: payload, length: 1)
    let length = Self.length(forms >> 2)
    let first = payload + 1
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
    switch form {
    case 0: Double(bytes.number(at: index, length: 2)) / 255
    case 1: (Double(bytes.number(at: index, length: 2)) - 1500) / 1000
    default: Double(bitPattern: bytes.number(at: index, length: 11))
    }
  }
}
