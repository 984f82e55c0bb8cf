/// Builds a palette: one list of colors, their namespaces, and their names in Swift.
package struct PaletteBuilder {
  private var palette: Palette
  /// What is wrong with the names.
  private var diagnostics: [Diagnostic] = []

  /// Resolves catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs, in the order of their paths.
  ///   - elevated: The patterns of names whose colors have an elevated partner.
  ///   - threads: How many threads may work; the result is the same for any number.
  /// - Returns: The palette, and what is wrong with names.
  package static func build(
    _ catalogs: [Catalog], elevated: [PartnerPattern] = [], threads: Int = 1
  ) -> (Palette, [Diagnostic]) {
    var builder = PaletteBuilder(
      palette: Palette(
        catalogs: catalogs, colors: [],
        scopes: [PaletteScope(prefix: "", parent: nil, typePath: "")]))
    builder.listColors()
    builder.dropDuplicates()
    builder.openScopes()
    builder.diagnostics += PaletteNaming.name(&builder.palette, threads: threads)
    builder.joinElevated(elevated)
    return (builder.palette, builder.diagnostics)
  }

  private init(palette: Palette) { self.palette = palette }

  private mutating func listColors() {
    palette.colors.reserveCapacity(palette.catalogs.reduce(0) { $0 + $1.colorSets.count })
    for catalog in palette.catalogs.indices {
      for colorSet in palette.catalogs[catalog].colorSets.indices {
        palette.colors.append(PaletteColor(catalog: catalog, colorSet: colorSet))
      }
    }
    guard palette.catalogs.count > 1 else { return }
    let unsorted = palette
    palette.colors.sort { left, right in
      let order = CodePointOrder.compare(unsorted.name(of: left), unsorted.name(of: right))
      return order != 0
        ? order < 0 : (left.catalog, left.colorSet) < (right.catalog, right.colorSet)
    }
  }

  /// Keeps the first color of each name; a blank set counts as absent, so it stays only where no other one has the name.
  private mutating func dropDuplicates() {
    var first = 0
    var duplicates: Set<Int> = []
    for index in palette.colors.indices.dropFirst() {
      guard palette.hasSameName(first, index) else {
        first = index
        continue
      }
      let color = palette.colors[index]
      if palette.colorSet(of: palette.colors[first]).isBlank {
        duplicates.insert(first)
        first = index
        continue
      }
      duplicates.insert(index)
      if palette.colorSet(of: color).isBlank { continue }
      diagnostics.append(.duplicateName(color, first: palette.colors[first], in: palette))
    }
    guard !duplicates.isEmpty else { return }
    palette.colors = palette.colors.indices.filter { !duplicates.contains($0) }.map {
      palette.colors[$0]
    }
  }

  /// Finds the namespace of each color by the part of its name up to the last `/`, compared byte for byte.
  private mutating func openScopes() {
    var scopeOfPrefix: [[UInt8]: Int] = [[]: 0]
    // Nearly all colors lie in a group whose scope is known by then.
    var scopes: [[Int?]] = palette.catalogs.map { catalog in
      catalog.groups.map { $0.namespace.isEmpty ? 0 : nil }
    }
    for index in palette.colors.indices {
      let catalog = palette.colors[index].catalog
      let group = Int(palette.catalogs[catalog].colorSets[palette.colors[index].colorSet].group)
      if let known = scopes[catalog][group] {
        palette.colors[index].scope = known
        continue
      }
      let scope = scope(
        of: palette.catalogs[catalog].groups[group].namespace[...], &scopeOfPrefix)
      scopes[catalog][group] = scope
      palette.colors[index].scope = scope
    }
  }

  private mutating func scope(
    of prefix: Substring, _ scopeOfPrefix: inout [[UInt8]: Int]
  ) -> Int {
    let key = Array(prefix.utf8)
    if let known = scopeOfPrefix[key] { return known }
    let outer = prefix.dropLast()
    let end = outer.utf8.lastIndex(of: 0x2F).map { prefix.utf8.index(after: $0) }
    let parent = scope(of: prefix[..<(end ?? prefix.startIndex)], &scopeOfPrefix)
    palette.scopes.append(PaletteScope(prefix: String(prefix), parent: parent, typePath: nil))
    scopeOfPrefix[key] = palette.scopes.count - 1
    return palette.scopes.count - 1
  }

  private mutating func joinElevated(_ patterns: [PartnerPattern]) {
    for pattern in patterns {
      for index in palette.colors.indices where palette.colors[index].elevated == nil {
        let name = palette.name(of: palette.colors[index])
        guard let partner = pattern.partner(of: name),
          let elevated = palette.index(ofColorNamed: partner), elevated != index
        else { continue }
        palette.colors[index].elevated = elevated
      }
    }
  }
}
