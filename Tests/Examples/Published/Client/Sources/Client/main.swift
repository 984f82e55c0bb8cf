import BrandColors
import DesignColors
import Theme

// The two packages have types of the same names; the module of each tells them apart.
let appearances: [DesignColorsRuntime.ColorTraits] = [
  .light, .dark, .lightHighContrast, .darkHighContrast,
]
for traits in appearances {
  print(DesignColors.accent.resolved(for: traits)?.hexString ?? "none", Theme.textHex(for: traits))
}

let isComplete = DesignColors.allColors.allSatisfy { color in
  appearances.allSatisfy { color.resolved(for: $0) != nil }
}
print(isComplete)

let brand: BrandColorsRuntime.DynamicColor = BrandColors.accent
print(brand.resolved(for: .light)?.hexString ?? "none", brand == BrandColors["Accent"])

do {
  print(try BrandColors.color(named: "Text/Primry"))
} catch {
  print(error)
}
