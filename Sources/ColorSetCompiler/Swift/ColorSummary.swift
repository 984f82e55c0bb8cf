import DynamicColors

/// The line of documentation of a generated member: the color's name and what it is in each appearance.
enum ColorSummary {
  /// Adds the summary of a color.
  static func append(_ color: PaletteColor, of palette: Palette, to text: inout SourceText) {
    let colorSet = palette.colorSet(of: color)
    text.append(byte: 0x60)
    text.append(escaped: colorSet.name)
    text.append("`: ")
    let light = colorSet.value(for: .light)
    let dark = colorSet.value(for: .dark)
    let lightHigh = colorSet.value(for: .lightHighContrast)
    let darkHigh = colorSet.value(for: .darkHighContrast)
    guard light != nil || dark != nil || lightHigh != nil || darkHigh != nil else {
      text.append(colorSet.isBlank ? "no color" : "only for some devices")
      return
    }
    if light == dark, light == lightHigh, dark == darkHigh {
      append(light, to: &text)
      return
    }
    text.append("light ")
    append(light, to: &text)
    text.append(", dark ")
    append(dark, to: &text)
    if light != lightHigh || dark != darkHigh {
      text.append(", high contrast light ")
      append(lightHigh, to: &text)
      text.append(", high contrast dark ")
      append(darkHigh, to: &text)
    }
  }

  private static func append(_ value: ColorValue?, to text: inout SourceText) {
    switch value {
    case .components(let components):
      append(components.rgba8, to: &text)
      if components.space == .displayP3 { text.append(" (P3)") }
    case .system(let system): text.append(escaped: system.name)
    case nil: text.append("none")
    }
  }

  private static func append(_ color: RGBA8, to text: inout SourceText) {
    text.append(byte: 0x23)
    text.append(hex: color.red)
    text.append(hex: color.green)
    text.append(hex: color.blue)
    if color.alpha < 255 { text.append(hex: color.alpha) }
  }
}
