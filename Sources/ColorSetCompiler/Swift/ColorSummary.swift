import DynamicColors

/// The line of documentation of a generated member: the color's name and what it is in each appearance.
enum ColorSummary {
  /// Adds the summary of a color set.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - slots: Its slots.
  ///   - resolver: What finds the slots that answer.
  ///   - text: What it is added to.
  static func append(
    _ name: String, _ slots: SlotList, _ resolver: inout AppearanceResolver,
    to text: inout SourceText
  ) {
    text.append(byte: 0x60)
    text.append(escaped: name)
    text.append("`: ")
    append(slots, resolver.resolve(slots), to: &text)
  }

  private static func append(
    _ slots: SlotList, _ indices: AppearanceIndices, to text: inout SourceText
  ) {
    let (light, dark) = (indices.light, indices.dark)
    let (lightHigh, darkHigh) = (indices.lightHigh, indices.darkHigh)
    guard light != nil || dark != nil || lightHigh != nil || darkHigh != nil else {
      text.append(words(withoutAnswer: slots))
      return
    }
    if light == dark, light == lightHigh, dark == darkHigh {
      append(light, of: slots, to: &text)
      return
    }
    text.append("light ")
    append(light, of: slots, to: &text)
    text.append(", dark ")
    append(dark, of: slots, to: &text)
    if light != lightHigh || dark != darkHigh {
      text.append(", high contrast light ")
      append(lightHigh, of: slots, to: &text)
      text.append(", high contrast dark ")
      append(darkHigh, of: slots, to: &text)
    }
  }

  /// What to say of a color that has no value in any of the four appearances for every request.
  private static func words(withoutAnswer slots: SlotList) -> StaticString {
    let filled = slots.filter { $0.hasValue }
    if filled.isEmpty { return "no color" }
    let isLocalized = filled.contains { $0.locale != nil }
    let isOfDevice = filled.contains { $0.traits.idiom != .universal }
    if isLocalized {
      return isOfDevice ? "only for some devices and languages" : "only for some languages"
    }
    return "only for some devices"
  }

  private static func append(_ index: Int?, of slots: SlotList, to text: inout SourceText) {
    guard let index else {
      text.append("none")
      return
    }
    if let short = slots[index].short, let bytes = short.hexadecimal {
      append(bytes, to: &text)
      if short.space == .displayP3 { text.append(" (P3)") }
      return
    }
    switch slots[index].value {
    case .components(let color): append(color, to: &text)
    case .system(let system): text.append(escaped: system.name)
    case nil: break
    }
  }

  /// Adds a color whose bytes may be only near to it.
  private static func append(_ color: ColorComponents, to text: inout SourceText) {
    append(color.hexadecimal.rgba8, to: &text)
    let isWide = color.space == .displayP3
    if !color.fitsHexadecimal {
      text.append(isWide ? " (nearest in P3)" : " (nearest in sRGB)")
    } else if isWide {
      text.append(" (P3)")
    }
  }

  private static func append(_ color: RGBA8, to text: inout SourceText) {
    text.append(opaqueHex: color)
    if color.alpha < 255 { text.append(hex: color.alpha) }
  }
}
