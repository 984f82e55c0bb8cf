import DesignColors

// Colors of this target, then of the library.
for color in Palette.allColors {
  print("\(color.name): \(hex(color.resolved(for: .light))), \(hex(color.resolved(for: .dark)))")
}
for color in DesignPalette.allColors {
  print("\(color.name): \(color.resolved(for: .light)?.hexString ?? "?")")
}
print(Palette.banner.name, linkColor.name)

func hex(_ value: ColorValue?) -> String { value?.hexString ?? "?" }
