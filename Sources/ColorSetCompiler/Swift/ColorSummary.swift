import DynamicColors

/// The line of documentation of a generated member: the color's name and what it is in each appearance.
enum ColorSummary {
  /// Adds the summary of a color set.
  static func append(_ colorSet: borrowing ColorSet, to text: inout SourceText) {
    text.append(byte: 0x60)
    text.append(escaped: colorSet.name)
    text.append("`: ")
    append(colorSet.slots, to: &text)
  }

  private static func append(_ slots: [Slot], to text: inout SourceText) {
    let light = Resolution.slotIndex(in: slots, for: .light)
    let dark = Resolution.slotIndex(in: slots, for: .dark)
    let lightHigh = Resolution.slotIndex(in: slots, for: .lightHighContrast)
    let darkHigh = Resolution.slotIndex(in: slots, for: .darkHighContrast)
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

  private static func append(_ index: Int?, of slots: [Slot], to text: inout SourceText) {
    guard let index else {
      text.append("none")
      return
    }
    if let components = slots[index].components {
      let color = components.rgba8
      text.append(opaqueHex: color)
      if color.alpha < 255 { text.append(hex: color.alpha) }
      if components.space == .displayP3 { text.append(" (P3)") }
    } else if case .system(let system) = slots[index].value {
      text.append(escaped: system.name)
    }
  }
}
