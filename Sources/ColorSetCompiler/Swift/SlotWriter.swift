import DynamicColors

/// Writes slots in the form that the runtime's `TableSlot` describes.
enum SlotWriter {
  /// Adds the slot of an index, which has a value.
  static func append(_ slots: [Slot], _ index: Int, to text: inout SourceText) {
    let traits = slots[index].traits
    var head = UInt64(traits.idiom.rawValue) << 14
    head |= UInt64(traits.luminosity.rawValue) << 12
    head |= traits.contrast == .high ? 1 << 11 : 0
    if let gamut = traits.gamut { head |= gamut == .sRGB ? 1 << 9 : 2 << 9 }
    let locale = slots[index].locale
    if locale != nil { head |= 1 << 8 }
    if let color = slots[index].components {
      head |= UInt64(color.space.rawValue)
      let forms = (commonForm(color, slots[index].spelling), alphaForm(color))
      if locale == nil, forms.0 < 2, forms.1 < 2, !color.space.isGray {
        appendUsual(head, color, forms, to: &text)
        return
      }
      SixBits.append(head, length: 3, to: &text)
      if let locale { append(locale, to: &text) }
      append(color, forms, to: &text)
    } else if case .system(let system) = slots[index].value {
      SixBits.append(head | 6, length: 3, to: &text)
      if let locale { append(locale, to: &text) }
      SixBits.append(system.platform?.tableCode ?? 0, length: 1, to: &text)
      append(system.name, to: &text)
    }
  }

  /// Adds a text with its length.
  private static func append(_ string: String, to text: inout SourceText) {
    let stored = StoredText.bytes(of: string)
    SixBits.append(UInt64(stored.count), length: 2, to: &text)
    text.append(bytes: stored)
  }

  /// Adds a slot without a locale whose color has three channels in short forms, as nearly all have, in two steps.
  private static func appendUsual(
    _ head: UInt64, _ color: ColorComponents, _ forms: (channels: Int, alpha: Int),
    to text: inout SourceText
  ) {
    SixBits.append(head << 6 | UInt64(forms.channels << 2 | forms.alpha), length: 4, to: &text)
    let channels =
      short(color.red, forms.channels) << 36 | short(color.green, forms.channels) << 24
      | short(color.blue, forms.channels) << 12 | short(color.alpha, forms.alpha)
    SixBits.append(channels, length: 8, to: &text)
  }

  private static func append(
    _ color: ColorComponents, _ forms: (channels: Int, alpha: Int), to text: inout SourceText
  ) {
    SixBits.append(UInt64(forms.channels << 2 | forms.alpha), length: 1, to: &text)
    append(color.red, forms.channels, to: &text)
    if !color.space.isGray {
      append(color.green, forms.channels, to: &text)
      append(color.blue, forms.channels, to: &text)
    }
    append(color.alpha, forms.alpha, to: &text)
  }

  private static func alphaForm(_ color: ColorComponents) -> Int {
    if color.alpha == 1 { return 1 }
    return isExact(color.alpha, 1) ? 1 : isExact(color.alpha, 0) ? 0 : 2
  }

  /// The shortest form that loses nothing of any channel.
  private static func commonForm(
    _ color: ColorComponents, _ spelling: ComponentSpelling
  ) -> Int {
    // What is written as a whole number is a byte.
    if spelling.red.isWhole, spelling.green.isWhole, spelling.blue.isWhole { return 0 }
    for form in 0..<2
    where isExact(color.red, form) && isExact(color.green, form) && isExact(color.blue, form) {
      return form
    }
    return 2
  }

  /// Whether a number is a byte of 255 (form 0) or a thousandth (form 1), to its last bit.
  private static func isExact(_ number: Double, _ form: Int) -> Bool {
    // Comparing bits tells a negative zero from zero.
    switch form {
    case 0:
      guard number >= 0, number <= 1 else { return false }
      return (Double(Int(number * 255 + 0.5)) / 255).bitPattern == number.bitPattern
    default:
      guard number > -1.5, number < 2.5 else { return false }
      let thousandths = Int(number * 1000 + 1500.5) - 1500
      return (Double(thousandths) / 1000).bitPattern == number.bitPattern
    }
  }

  private static func short(_ number: Double, _ form: Int) -> UInt64 {
    form == 0 ? UInt64(number * 255 + 0.5) : UInt64(number * 1000 + 1500.5)
  }

  private static func append(_ number: Double, _ form: Int, to text: inout SourceText) {
    if form < 2 {
      SixBits.append(short(number, form), length: 2, to: &text)
    } else {
      SixBits.append(number.bitPattern, length: 11, to: &text)
    }
  }
}
