import DynamicColors

/// Finds the color that someone means: by its name, its symbol in Swift, or its path on disk.
package struct ColorLookup {
  /// The colors; one that is asked for by its path stands there in the place of another one of its name.
  package private(set) var palette: Palette
  private let types: [String]

  /// Makes a lookup.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - configuration: What says how the root type is called.
  package init(_ palette: Palette, _ configuration: Configuration) {
    self.palette = palette
    let root = configuration.name ?? Configuration.standardName
    types =
      [root, Configuration.standardName]
      + FrameworkType.allCases.map { type in
        String(type.rawValue.dropFirst(type.framework.count + 1))
      }
  }

  /// The catalog, or the folder, to read for a path that ends in a color set or its file; nil for any other text.
  package static func folder(ofColorSet text: String) -> String? {
    let ending = CatalogFolder.colorSetExtension.description
    // The catalog may lie around the working folder.
    let whole = FilePath.inFull(text, from: WorkingFolder.path)
    var parts = whole.split(separator: "/")
    if parts.last == "Contents.json" { parts.removeLast() }
    guard parts.count > 1, parts.last?.hasSuffix(ending) == true, FileStatus.isTaken(text) else {
      return nil
    }
    let catalog = parts.firstIndex { $0.hasSuffix(CatalogFolder.catalogExtension.description) }
    let folder = parts[catalog ?? parts.count - 2]
    return FilePath.display(String(whole[..<folder.endIndex]), from: WorkingFolder.path)
  }

  /// The place of the color that a text stands for, nil when there is none or it could be several.
  package func find(_ text: String) -> Int? {
    if let index = place(text) { return index }
    return find(path: text).flatMap { color in
      palette.index(ofColorNamed: palette.name(of: color)).flatMap { index in
        let known = palette.colors[index]
        return (known.catalog, known.colorSet) == (color.catalog, color.colorSet) ? index : nil
      }
    }
  }

  /// The same; a color set that another one of its name keeps out of the palette is put in the place of that.
  package mutating func take(_ text: String) -> Int? {
    if let index = place(text) { return index }
    return find(path: text).flatMap { take($0) }
  }

  private func place(_ text: String) -> Int? {
    if let index = palette.index(ofColorNamed: text) { return index }
    let symbols = symbols(text)
    return symbols.lazy.compactMap { symbol in
      palette.colors.firstIndex { palette.symbol(of: $0).map(Self.plain) == symbol }
    }.first
  }

  /// The names of colors that a text nearly is, at most three.
  package func suggestions(for text: String) -> [String] {
    let folded = Set(symbols(text).map(Self.folded))
    var names: [String] = []
    var nameOfSpelling: [String: String] = [:]
    for color in palette.colors {
      let name = palette.name(of: color)
      nameOfSpelling[name] = name
      let symbol = palette.symbol(of: color).map(Self.plain)
      if folded.contains(Self.folded(name))
        || symbol.map({ folded.contains(Self.folded($0)) }) == true
      {
        names.append(name)
      }
      if let symbol, nameOfSpelling[symbol] == nil { nameOfSpelling[symbol] = name }
    }
    let spellings = nameOfSpelling.keys.sorted(by: CodePointOrder.precedes)
    let near = [text, symbols(text).last ?? text].flatMap { NearestNames.of($0, among: spellings) }
    for name in near.compactMap({ nameOfSpelling[$0] }) where !names.contains(name) {
      names.append(name)
    }
    return Array(names.prefix(3))
  }

  /// The names of the colors in a namespace, by its name or its type in Swift; nil when there is no such namespace.
  package func names(inNamespace text: String) -> [String]? {
    let prefix = text.hasSuffix("/") ? text : text + "/"
    let symbols = symbols(text)
    let scope = palette.scopes.dropFirst().first { scope in
      scope.prefix == prefix || scope.typePath.map { symbols.contains(Self.plain($0)) } ?? false
    }
    guard let scope else { return nil }
    return palette.colors.map { palette.name(of: $0) }.filter { $0.hasPrefix(scope.prefix) }
  }

  /// What a text may be as a symbol: the text, without a point before it, and without a type before that.
  private func symbols(_ text: String) -> [String] {
    var symbols = [Self.plain(text)]
    if symbols[0].hasPrefix(".") { symbols.append(String(symbols[0].dropFirst())) }
    let last = symbols[symbols.count - 1]
    for type in types where last.hasPrefix(type + ".") {
      symbols.append(String(last.dropFirst(type.count + 1)))
    }
    return symbols
  }

  /// A symbol without the back-ticks of keywords.
  private static func plain(_ symbol: String) -> String { symbol.filter { $0 != "`" } }

  /// The letters and digits of a text, in lower case.
  private static func folded(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The color whose color set has a path, with or without the ending and the folders around the catalog.
  private func find(path text: String) -> PaletteColor? {
    let path = Self.stem(FilePath.normalized(text))
    guard text.contains("/") || text.hasSuffix(CatalogFolder.colorSetExtension.description) else {
      return nil
    }
    let whole = Self.stem(FilePath.inFull(text, from: WorkingFolder.path))
    var exact: [PaletteColor] = []
    var inner: [PaletteColor] = []
    for (number, catalog) in palette.catalogs.enumerated() {
      for (place, colorSet) in catalog.colorSets.enumerated() {
        let color = PaletteColor(catalog: number, colorSet: place)
        let name = Self.stem(colorSet.folderName)
        let below = FilePath.join(catalog.groups[Int(colorSet.group)].subpath, name)
        if path == FilePath.join(catalog.path, below)
          || whole == FilePath.join(catalog.location, below)
        {
          exact.append(color)
        } else if path == below || path == FilePath.join(catalog.folderName, below) {
          inner.append(color)
        }
      }
    }
    let found = exact.isEmpty ? inner : exact
    return found.count == 1 ? found[0] : nil
  }

  /// Puts a color in the place of the color of its name.
  private mutating func take(_ color: PaletteColor) -> Int? {
    guard let index = palette.index(ofColorNamed: palette.name(of: color)) else { return nil }
    var taken = color
    taken.scope = palette.colors[index].scope
    taken.identifier = palette.colors[index].identifier
    taken.elevated = palette.colors[index].elevated
    palette.colors[index] = taken
    return index
  }

  /// A path of a color set, or of the file in it, without what all such paths end in.
  private static func stem(_ path: String) -> String {
    var path = path[...]
    let ending = CatalogFolder.colorSetExtension.description
    let file = "/" + CatalogFolder.contentsFile.description
    if path.hasSuffix(ending + file) { path = path.dropLast(file.count) }
    return String(path.hasSuffix(ending) ? path.dropLast(ending.count) : path)
  }
}
