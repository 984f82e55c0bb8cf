import DynamicColors

let appearances: [ColorTraits] = [.light, .dark, .lightHighContrast, .darkHighContrast]

for color in Palette.allColors {
  let values = appearances.map { color.resolved(for: $0)?.hexString ?? "none" }
  print(color.name, values.joined(separator: " "))
}
print(Palette.Text.primary == Palette["Text/Primary"])
