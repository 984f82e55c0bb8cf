import DynamicColors

/// Reads color sets that have exactly the bytes that Xcode writes, without a JSON tree.
///
/// Nearly all files are like this, and comparing them with the few texts that Xcode can write is many times faster than
/// parsing. Whatever differs in one byte, or is worth a word to the user, is left to the parser and ``ColorSetReader``,
/// which give the same slots for the files that this one accepts.
struct XcodeFormatReader {
  private var cursor = TemplateCursor()
  private var count = 0

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - slots: Gets the slots of the file; as it was, when that is not exactly Xcode's.
  /// - Returns: Whether it is; otherwise it must be parsed.
  static func read(_ bytes: RawSpan, into slots: inout [Slot]) -> Bool {
    let first = slots.count
    var reader = XcodeFormatReader()
    if reader.read(bytes, into: &slots) { return true }
    slots.removeLast(slots.count - first)
    return false
  }

  private mutating func read(_ bytes: RawSpan, into slots: inout [Slot]) -> Bool {
    guard cursor.take("{\n  \"colors\" : [\n", lines: 2, bytes) else { return false }
    repeat {
      guard let slot = readSlot(bytes) else { return false }
      slots.append(slot)
      count += 1
    } while cursor.take(",\n", lines: 1, bytes)
    return cursor.take(
      "\n  ],\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n",
      lines: 6, bytes) && cursor.index == bytes.byteCount
  }

  private mutating func readSlot(_ bytes: RawSpan) -> Slot? {
    let position = TextPosition(line: cursor.line, column: 5)
    guard cursor.take("    {\n", lines: 1, bytes), count < ColorSetReader.mostSlots else {
      return nil
    }
    var slot = Slot(traits: SlotTraits(), position: position)
    if cursor.take(
      "      \"appearances\" : [\n        {\n          \"appearance\" : \"", lines: 2, bytes)
    {
      guard readAppearances(&slot.traits, bytes) else { return nil }
    }
    if cursor.take(
      "      \"color\" : {\n        \"color-space\" : \"", lines: 1, bytes)
    {
      guard readColor(&slot, bytes) else { return nil }
      // Nearly all slots end like this.
      if cursor.take(
        "\"\n        }\n      },\n      \"idiom\" : \"universal\"\n    }", lines: 4, bytes)
      {
        return slot
      }
      guard cursor.take("\"\n        }\n      },\n", lines: 3, bytes) else { return nil }
    } else if cursor.take(
      "      \"color\" : {\n        \"platform\" : \"", lines: 1, bytes)
    {
      guard readReference(&slot, bytes) else { return nil }
    }
    guard readGamut(&slot.traits, bytes), cursor.take("      \"idiom\" : \"", lines: 0, bytes),
      readIdiom(&slot.traits, bytes), cursor.take("\"\n    }", lines: 1, bytes)
    else { return nil }
    return slot
  }

  private mutating func readGamut(_ traits: inout SlotTraits, _ bytes: RawSpan) -> Bool {
    guard cursor.take("      \"display-gamut\" : \"", lines: 0, bytes) else { return true }
    if cursor.take("sRGB", lines: 0, bytes) {
      traits.gamut = .sRGB
    } else if cursor.take("display-P3", lines: 0, bytes) {
      traits.gamut = .displayP3
    } else {
      return false
    }
    return cursor.take("\",\n", lines: 1, bytes)
  }

  private mutating func readAppearances(_ traits: inout SlotTraits, _ bytes: RawSpan) -> Bool {
    if cursor.take("luminosity\",\n          \"value\" : \"", lines: 1, bytes) {
      if cursor.take("dark\"\n        }", lines: 1, bytes) {
        traits.luminosity = .dark
      } else if cursor.take("light\"\n        }", lines: 1, bytes) {
        traits.luminosity = .light
      } else {
        return false
      }
      if cursor.take("\n      ],\n", lines: 2, bytes) { return true }
      guard cursor.take(",\n        {\n          \"appearance\" : \"", lines: 2, bytes) else {
        return false
      }
    }
    traits.contrast = .high
    return cursor.take(
      "contrast\",\n          \"value\" : \"high\"\n        }\n      ],\n", lines: 4, bytes)
  }

  private mutating func readIdiom(_ traits: inout SlotTraits, _ bytes: RawSpan) -> Bool {
    if cursor.take("universal", lines: 0, bytes) { return true }
    guard let range = cursor.text(bytes) else { return false }
    let idiom = ColorTraits.Idiom.allCases.first {
      $0 != .macCatalyst && $0.catalogName == bytes.string(range)
    }
    guard let idiom else { return false }
    traits.idiom = idiom
    return true
  }

  private mutating func readColor(_ slot: inout Slot, _ bytes: RawSpan) -> Bool {
    guard let space = readSpace(bytes),
      cursor.take("\",\n        \"components\" : {\n          \"alpha\" : \"", lines: 2, bytes),
      let alpha = cursor.component(&slot.spelling.alpha, bytes)
    else { return false }
    if space == .grayGamma22 || space == .extendedGray {
      guard cursor.take("\",\n          \"white\" : \"", lines: 1, bytes),
        let white = cursor.component(&slot.spelling.red, bytes)
      else { return false }
      slot.setColor(space, white, white, white, alpha)
    } else {
      guard cursor.take("\",\n          \"blue\" : \"", lines: 1, bytes),
        let blue = cursor.component(&slot.spelling.blue, bytes),
        cursor.take("\",\n          \"green\" : \"", lines: 1, bytes),
        let green = cursor.component(&slot.spelling.green, bytes),
        cursor.take("\",\n          \"red\" : \"", lines: 1, bytes),
        let red = cursor.component(&slot.spelling.red, bytes)
      else { return false }
      slot.setColor(space, red, green, blue, alpha)
    }
    return true
  }

  private mutating func readSpace(_ bytes: RawSpan) -> ColorSpace? {
    if cursor.take("srgb", lines: 0, bytes) { return .sRGB }
    if cursor.take("display-p3", lines: 0, bytes) { return .displayP3 }
    if cursor.take("extended-srgb", lines: 0, bytes) { return .extendedSRGB }
    if cursor.take("extended-linear-srgb", lines: 0, bytes) { return .extendedLinearSRGB }
    if cursor.take("gray-gamma-22", lines: 0, bytes) { return .grayGamma22 }
    if cursor.take("extended-gray", lines: 0, bytes) { return .extendedGray }
    return nil
  }

  private mutating func readReference(_ slot: inout Slot, _ bytes: RawSpan) -> Bool {
    guard let platformText = cursor.text(bytes),
      let platform = SystemColor.Platform(rawValue: bytes.string(platformText)),
      cursor.take("\",\n        \"reference\" : \"", lines: 1, bytes),
      let name = cursor.text(bytes), !name.isEmpty, name.count <= SlotReader.longestText
    else { return false }
    slot.value = .system(SystemColor(platform: platform, name: bytes.string(name)))
    return cursor.take("\"\n      },\n", lines: 2, bytes)
  }
}
