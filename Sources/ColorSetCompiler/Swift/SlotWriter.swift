import DynamicColors

/// Writes slots in the form that the runtime's `TableSlot` describes.
enum SlotWriter {
  /// Adds the slot of an index, which has a value.
  static func append(_ slots: SlotList, _ index: Int, to text: inout SourceText) {
    let traits = slots[index].traits
    var head = UInt64(traits.idiom.rawValue) << 14
    head |= UInt64(traits.luminosity.rawValue) << 12
    head |= traits.contrast == .high ? 1 << 11 : 0
    if let gamut = traits.gamut { head |= gamut == .sRGB ? 1 << 9 : 2 << 9 }
    let locale = slots[index].locale
    if locale != nil { head |= 1 << 8 }
    if locale == nil, let short = slots[index].short, !short.isGray {
      appendUsual(head, short, to: &text)
      return
    }
    switch slots[index].value {
    case .components(let color):
      SixBits.append(head | UInt64(color.space.rawValue), length: 3, to: &text)
      if let locale { append(locale, to: &text) }
      append(color, slots[index].short, to: &text)
    case .system(let system):
      SixBits.append(head | 6, length: 3, to: &text)
      if let locale { append(locale, to: &text) }
      SixBits.append(system.platform?.tableCode ?? 0, length: 1, to: &text)
      append(system.name, to: &text)
    case nil: break
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
    _ head: UInt64, _ color: ShortColor, to text: inout SourceText
  ) {
    let start = head | UInt64(color.space.rawValue)
    SixBits.append(start << 6 | forms(of: color), length: 4, to: &text)
    let channels =
      UInt64(color.red) << 36 | UInt64(color.green) << 24 | UInt64(color.blue) << 12
      | UInt64(color.alpha)
    SixBits.append(channels, length: 8, to: &text)
  }

  private static func forms(of color: ShortColor) -> UInt64 {
    UInt64(color.channelForm.rawValue << 2 | color.alphaForm.rawValue)
  }

  private static func append(
    _ color: ColorComponents, _ short: ShortColor?, to text: inout SourceText
  ) {
    let alpha = ShortNumber(alpha: color.alpha)
    if let short {
      SixBits.append(forms(of: short), length: 1, to: &text)
      for number in color.space.isGray ? [short.red] : [short.red, short.green, short.blue] {
        SixBits.append(UInt64(number), length: 2, to: &text)
      }
    } else {
      SixBits.append(
        longForm << 2 | (alpha.map { UInt64($0.form.rawValue) } ?? longForm), length: 1, to: &text)
      for number in color.components {
        SixBits.append(number.bitPattern, length: 11, to: &text)
      }
    }
    if let alpha {
      SixBits.append(UInt64(alpha.number), length: 2, to: &text)
    } else {
      SixBits.append(color.alpha.bitPattern, length: 11, to: &text)
    }
  }

  /// Stands for all the bits of a number.
  private static let longForm: UInt64 = 2
}
