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
    append(slots, resolver.resolve(slots).indices, to: &text)
  }

  private static func append(
    _ slots: SlotList, _ indices: AppearanceIndices, to text: inout SourceText
  ) {
    let (light, dark) = (indices.light, indices.dark)
    let (lightHigh, darkHigh) = (indices.lightHigh, indices.darkHigh)
    guard light != nil || dark != nil || lightHigh != nil || darkHigh != nil else {
      text.append(slots.contains { $0.hasValue } ? "only for some devices" : "no color")
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

  private static func append(_ index: Int?, of slots: SlotList, to text: inout SourceText) {
    guard let index else {
      text.append("none")
      return
    }
    if let short = slots[index].short {
      append(short.rgba8, in: short.space, to: &text)
      return
    }
    switch slots[index].value {
    case .components(let components): append(components.rgba8, in: components.space, to: &text)
    case .system(let system): text.append(escaped: system.name)
    case nil: break
    }
  }

  private static func append(_ color: RGBA8, in space: ColorSpace, to text: inout SourceText) {
    text.append(opaqueHex: color)
    if color.alpha < 255 { text.append(hex: color.alpha) }
    if space == .displayP3 { text.append(" (P3)") }
  }
}
