import DesignColors

// Colors of this target, then of the library.
for color in Palette.allColors {
  show(color.name, color.resolved(for: .light)?.hexString, color.resolved(for: .dark)?.hexString)
}
for color in DesignPalette.allColors {
  show(color.name, color.resolved(for: .light)?.hexString, color.resolved(for: .dark)?.hexString)
}
print(Palette.banner.name, linkColor.name)

func show(_ name: String, _ light: String?, _ dark: String?) {
  print("\(name): \(light ?? "none"), \(dark ?? "none")")
}
