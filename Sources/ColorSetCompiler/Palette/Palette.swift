/// Stage 4: catalogs → the colors of one generated file, with their names resolved.
package struct Palette: Sendable {
  /// The catalogs, in the order of their paths.
  package var catalogs: [Catalog]
  /// The colors in the code-point order of their names, each name once.
  package var colors: [PaletteColor]
  /// The namespaces; the first is the root.
  package var scopes: [PaletteScope]

  /// A palette without colors.
  package static let empty = Palette(catalogs: [], colors: [], scopes: [])

  /// The names of the catalogs' folders.
  package var catalogNames: String {
    var names: [String] = []
    for catalog in catalogs where !names.contains(catalog.folderName) {
      names.append(catalog.folderName)
    }
    return names.joined(separator: ", ")
  }

  /// The color set of a color.
  package func colorSet(of color: PaletteColor) -> ColorSet {
    catalogs[color.catalog].colorSets[color.colorSet]
  }

  /// The name of a color.
  package func name(of color: PaletteColor) -> String {
    catalogs[color.catalog].colorSets[color.colorSet].name
  }

  /// What a color's member is called in Swift, back-ticks included; nil when it has none.
  package func identifier(of color: PaletteColor) -> String? {
    switch color.identifier {
    case .leaf: String(catalogs[color.catalog].colorSets[color.colorSet].leafName)
    case .text(let text): text
    case nil: nil
    }
  }

  /// Whether two colors have names of the same bytes.
  func hasSameName(_ first: Int, _ second: Int) -> Bool {
    let (colors, catalogs) = (colors.span, catalogs.span)
    let left = catalogs[colors[first].catalog].colorSets.span
    let right = catalogs[colors[second].catalog].colorSets.span
    // Names of different lengths, as most neighbors have, need not be looked at.
    return left[colors[first].colorSet].name.utf8.count
      == right[colors[second].colorSet].name.utf8.count
      && CodePointOrder.compare(
        left[colors[first].colorSet].name, right[colors[second].colorSet].name) == 0
  }

  /// The path of a color's file.
  package func path(of color: PaletteColor) -> String {
    let catalog = catalogs[color.catalog]
    return catalog.path(of: catalog.colorSets[color.colorSet])
  }

  /// The path of the first group that provides a namespace.
  package func path(of scope: PaletteScope) -> String {
    for catalog in catalogs {
      if let group = catalog.groups.firstIndex(where: { $0.namespace.hasPrefix(scope.prefix) }) {
        return catalog.path(of: group)
      }
    }
    return catalogs.first?.path ?? "."
  }

  /// The place of the color of a name, nil when there is none.
  package func index(ofColorNamed name: String) -> Int? {
    var low = 0
    var high = colors.count
    while low < high {
      let middle = low + (high - low) / 2
      let order = CodePointOrder.compare(self.name(of: colors[middle]), name)
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
