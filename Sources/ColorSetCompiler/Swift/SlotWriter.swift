import DynamicColors

/// Writes slots in the form that the runtime's `TableSlot` describes.
enum SlotWriter {
  /// Adds a slot that has a value.
  static func append(_ slot: Slot, to bytes: inout [UInt8]) {
    guard let value = slot.value else { return }
    var head = UInt64(slot.traits.idiom.rawValue) << 14
    head |= UInt64(slot.traits.luminosity.rawValue) << 12
    head |= slot.traits.contrast == .high ? 1 << 11 : 0
    if let gamut = slot.traits.gamut { head |= gamut == .sRGB ? 1 << 9 : 2 << 9 }
    let locale = slot.locale
    if locale != nil { head |= 1 << 8 }
    switch value {
    case .components(let color): head |= UInt64(color.space.rawValue)
    case .system: head |= 6
    }
    SixBits.append(head, length: 3, to: &bytes)
    if let locale { append(text: locale, to: &bytes) }
    switch value {
    case .components(let color):
      append(color, to: &bytes)
    case .system(let system):
      SixBits.append(system.platform?.tableCode ?? 0, length: 1, to: &bytes)
      append(text: system.name, to: &bytes)
    }
  }

  /// Adds a text with its length.
  private static func append(text: String, to bytes: inout [UInt8]) {
    let stored = StoredText.bytes(of: text)
    SixBits.append(UInt64(stored.count), length: 2, to: &bytes)
    bytes += stored
  }

  private static func append(_ color: ColorComponents, to bytes: inout [UInt8]) {
    let isGray = color.space.isGray
    let form = max(form(color.red), isGray ? 0 : max(form(color.green), form(color.blue)))
    // A color of bytes and thousandths has no common short form.
    let channelForm = isGray || isUniform(color, form) ? form : 2
    let alphaForm = Self.form(color.alpha)
    SixBits.append(channelForm << 2 | alphaForm, length: 1, to: &bytes)
    append(color.red, channelForm, to: &bytes)
    if !isGray {
      append(color.green, channelForm, to: &bytes)
      append(color.blue, channelForm, to: &bytes)
    }
    append(color.alpha, alphaForm, to: &bytes)
  }

  private static func isUniform(_ color: ColorComponents, _ form: UInt64) -> Bool {
    form == 2 || [color.red, color.green, color.blue].allSatisfy { isExact($0, form) }
  }

  /// The shortest form that loses nothing.
  private static func form(_ number: Double) -> UInt64 {
    isExact(number, 0) ? 0 : isExact(number, 1) ? 1 : 2
  }

  private static func isExact(_ number: Double, _ form: UInt64) -> Bool {
    switch form {
    case 0:
      guard number >= 0, number <= 1 else { return false }
      return (Double((number * 255).rounded()) / 255).bitPattern == number.bitPattern
    default:
      guard number > -1.5, number < 2.5 else { return false }
      return ((number * 1000).rounded() / 1000).bitPattern == number.bitPattern
    }
  }

  private static func append(_ number: Double, _ form: UInt64, to bytes: inout [UInt8]) {
    switch form {
    case 0: SixBits.append(UInt64((number * 255).rounded()), length: 2, to: &bytes)
    case 1: SixBits.append(UInt64((number * 1000).rounded() + 1500), length: 2, to: &bytes)
    default: SixBits.append(number.bitPattern, length: 11, to: &bytes)
    }
  }
}
