import DynamicColors

/// The colors of a palette that are compared, by their names.
struct NamedColors {
  /// The names in code-point order.
  private(set) var names: [String] = []
  /// The colors by their names.
  private(set) var colors: [String: PaletteColor] = [:]
  private let palette: Palette

  /// Takes the colors whose files are selected.
  init(_ palette: Palette, _ files: FileSelection?) {
    self.palette = palette
    for color in palette.colors {
      if let files, !files.contains(color, of: palette) { continue }
      let name = palette.name(of: color)
      names.append(name)
      colors[name] = color
    }
  }

  /// What a color consists of but its name, nil for one without any value.
  func contents(of name: String) -> [String]? {
    guard let color = colors[name], !palette.colorSet(of: color).isBlank else { return nil }
    return palette.colorSet(of: color).slots.map { slot in
      "\(slot.words): \(slot.value.map { "\($0)" } ?? "")"
    }
  }
}
