package import DynamicColors

/// The values of all color sets as JSON, for other tools; version 1 of the format.
///
/// Sets stand in the order of catalog, then name; slots in that of the file. Components are as the file gives them, in the
/// shortest decimals that give the same number again.
package struct JSONExport {
  private var text = SourceText()
  private let palette: Palette
  private let request: ColorTraits

  /// Writes a palette.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - request: What `resolved` is for; its luminosity and contrast are replaced.
  /// - Returns: The JSON.
  package static func write(_ palette: Palette, request: ColorTraits = ColorTraits()) -> [UInt8] {
    var export = JSONExport(palette: palette, request: request)
    export.write()
    return export.text.bytes
  }

  private init(palette: Palette, request: ColorTraits) {
    self.palette = palette
    self.request = request
  }

  private mutating func write() {
    text.append("{\n  \"version\": 1,\n  \"colorSets\": [")
    var named: [Int: [Int: PaletteColor]] = [:]
    for color in palette.colors { named[color.catalog, default: [:]][color.colorSet] = color }
    var isFirst = true
    for (index, catalog) in palette.catalogs.enumerated() {
      for colorSet in catalog.colorSets.indices {
        text.append(isFirst ? "\n" : ",\n")
        isFirst = false
        write(catalog.colorSets[colorSet], of: catalog, as: named[index]?[colorSet])
      }
    }
    text.append("\n  ]\n}\n")
  }

  private mutating func write(_ colorSet: ColorSet, of catalog: Catalog, as color: PaletteColor?) {
    text.append("    {\n      \"name\": ")
    text.append(json: colorSet.name)
    text.append(",\n      \"symbol\": ")
    text.append(json: color.flatMap(palette.symbol))
    text.append(",\n      \"catalog\": ")
    text.append(json: catalog.path)
    text.append(",\n      \"path\": ")
    text.append(json: catalog.path(of: colorSet))
    text.append(",\n      \"slots\": [")
    for (index, slot) in colorSet.slots.enumerated() {
      text.append(index == 0 ? "\n        " : ",\n        ")
      write(slot)
    }
    text.append(
      colorSet.slots.isEmpty ? "],\n      \"resolved\": {" : "\n      ],\n      \"resolved\": {")
    write("light", .light, .normal, colorSet, color)
    text.append(",")
    write("dark", .dark, .normal, colorSet, color)
    text.append(",")
    write("lightHighContrast", .light, .high, colorSet, color)
    text.append(",")
    write("darkHighContrast", .dark, .high, colorSet, color)
    text.append("\n      }\n    }")
  }

  private mutating func write(
    _ key: StaticString, _ luminosity: ColorTraits.Luminosity, _ contrast: ColorTraits.Contrast,
    _ colorSet: ColorSet, _ color: PaletteColor?
  ) {
    var traits = request
    traits.luminosity = luminosity
    traits.contrast = contrast
    text.append("\n        \"")
    text.append(key)
    text.append("\": ")
    let value = color.map { palette.value(of: $0, for: traits) } ?? colorSet.value(for: traits)
    write(value)
  }

  private mutating func write(_ slot: Slot) {
    let conditions = slot.conditions
    text.append("{ \"idiom\": ")
    // Mac Catalyst is written as the idiom `ipad` with a subtype.
    let idiom = slot.traits.idiom == .macCatalyst ? .ipad : slot.traits.idiom
    text.append(json: conditions.idiom ?? idiom.catalogName)
    text.append(", \"subtype\": ")
    text.append(json: conditions.subtype)
    text.append(", \"gamut\": ")
    text.append(json: conditions.gamut ?? slot.traits.gamut?.catalogName)
    text.append(", \"locale\": ")
    text.append(json: conditions.locale)
    text.append(", \"luminosity\": ")
    // An appearance that no color has stands as it is written, so that the slot does not pass for one of any.
    if let appearance = conditions.appearance {
      text.append(json: appearance)
    } else {
      writeLuminosity(slot.traits.luminosity)
    }
    text.append(slot.traits.contrast == .high ? ", \"contrast\": \"high\"" : ", \"contrast\": null")
    text.append(", \"value\": ")
    write(slot.value)
    text.append(", \"line\": ")
    text.append(decimal: Int(slot.position.line))
    text.append(", \"column\": ")
    text.append(decimal: Int(slot.position.column))
    text.append(" }")
  }

  private mutating func writeLuminosity(_ luminosity: ColorTraits.Luminosity) {
    switch luminosity {
    case .unspecified: text.append("null")
    case .light: text.append("\"light\"")
    case .dark: text.append("\"dark\"")
    }
  }

  private mutating func write(_ value: ColorValue?) {
    switch value {
    case nil:
      text.append("null")
    case .system(let system):
      text.append("{ \"platform\": ")
      text.append(json: system.platform?.rawValue)
      text.append(", \"reference\": ")
      text.append(json: system.name)
      text.append(" }")
    case .components(let color):
      text.append("{ \"space\": \"")
      text.append(color.space.catalogName)
      text.append("\", \"components\": [")
      text.append(json: color.red)
      if !color.space.isGray {
        text.append(", ")
        text.append(json: color.green)
        text.append(", ")
        text.append(json: color.blue)
      }
      text.append("], \"alpha\": ")
      text.append(json: color.alpha)
      text.append(", \"hex\": \"")
      text.append(hex: color.rgba8)
      text.append("\" }")
    }
  }
}
