import DynamicColors
import SampleColors

/// Prints a color in the four appearances, each as a swatch on the terminal and as 8-bit sRGB.
func row(_ color: DynamicColor, width: Int) -> String {
  let appearances: [ColorTraits] = [.light, .dark, .lightHighContrast, .darkHighContrast]
  let cells = appearances.map { traits in
    switch color.resolved(for: traits) {
    case .components(let components):
      let byte = components.rgba8
      let swatch = "\u{1B}[48;2;\(byte.red);\(byte.green);\(byte.blue)m      \u{1B}[0m"
      return "\(swatch) \(components.hexString)"
    case .system(let system):
      return padded(system.name, to: 16)
    case nil:
      return padded("none", to: 16)
    }
  }
  return padded(color.name, to: width) + cells.joined(separator: "  ")
}

func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

let width = (Palette.allColors.map(\.name.count).max() ?? 0) + 2
print(
  padded("", to: width)
    + ["light", "dark", "light, contrast", "dark, contrast"].map { padded($0, to: 18) }.joined())
for color in Palette.allColors { print(row(color, width: width)) }
