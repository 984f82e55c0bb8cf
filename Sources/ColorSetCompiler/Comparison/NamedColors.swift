import DynamicColors

/// The colors of a palette by their names, and which of them are compared.
struct NamedColors {
  /// The names in code-point order.
  private(set) var names: [String] = []
  /// The colors by their names.
  private(set) var colors: [String: PaletteColor] = [:]
  /// The names of the colors whose files are selected, nil when all are.
  private(set) var selected: Set<String>?
  /// Whether a path of the list lies in a catalog of the palette.
  let meetsSelection: Bool
  private let palette: Palette

  /// Takes the colors of a palette.
  init(_ palette: Palette, _ selection: FileSelection?) {
    self.palette = palette
    let files = selection.map { SelectedFiles($0, in: palette) }
    var listed: Set<String> = []
    for color in palette.colors {
      let name = palette.name(of: color)
      names.append(name)
      colors[name] = color
      if let files, files.contains(color, of: palette) { listed.insert(name) }
    }
    selected = files == nil ? nil : listed
    meetsSelection = files.map { $0.meetsCatalog || !listed.isEmpty } ?? true
  }

  /// Whether a color of the name is compared because of its file.
  func isSelected(_ name: String) -> Bool { selected?.contains(name) ?? (colors[name] != nil) }

  /// What a color consists of but its name, nil for one without any value.
  func contents(of name: String) -> [String]? {
    guard let color = colors[name], !palette.colorSet(of: color).isBlank else { return nil }
    return palette.colorSet(of: color).slots.map { slot in
      "\(slot.words): \(slot.value.map { "\($0)" } ?? "")"
    }
  }
}
