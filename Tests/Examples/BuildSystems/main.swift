for color in Palette.allColors {
  let light = color.resolved(for: .light)?.hexString ?? "none"
  let dark = color.resolved(for: .dark)?.hexString ?? "none"
  print(color.name, light, dark)
}
