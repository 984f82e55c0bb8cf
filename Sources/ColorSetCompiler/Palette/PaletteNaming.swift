/// Gives the colors and namespaces of a palette their names in Swift, and settles who gets a name that two want.
struct PaletteNaming {
  /// Names that are taken or cannot be made.
  private(set) var diagnostics: [Diagnostic] = []

  /// Who has an identifier of a scope.
  private enum Owner {
    case scope(Int)
    case color(Int)
    /// The protocol that every scope conforms to.
    case catalog
  }

  private struct Key: Hashable {
    var scope: Int32
    var identifier: String
  }

  /// The numbers of identifiers that have an owner. While no number comes twice, no identifier does, and nothing more is
  /// looked up; the rest of the work is only for identifiers whose number has come before.
  private var numbers = NumberSet()
  private var owners: [Key: Owner] = [:]
  private var losers: [Key: [Int]] = [:]
  private var contested: [Int] = []

  /// Names namespaces first, since all in them hangs on their name, then colors; both in code-point order.
  ///
  /// - Parameters:
  ///   - palette: The palette, which gets the names.
  ///   - threads: How many threads may work; the names are the same for any number.
  /// - Returns: What is wrong with the names.
  static func name(_ palette: inout Palette, threads: Int) -> [Diagnostic] {
    var naming = PaletteNaming()
    naming.numbers.reserve(palette.colors.count + palette.scopes.count)
    let scopes = palette.scopes
    let sorted = scopes.indices.dropFirst().sorted {
      CodePointOrder.precedes(scopes[$0].prefix, scopes[$1].prefix)
    }
    for scope in sorted { naming.nameScope(scope, &palette) }
    naming.nameColors(&palette, threads: threads)
    naming.settle(&palette)
    naming.reportLosers(palette)
    return naming.diagnostics
  }

  private mutating func nameScope(_ index: Int, _ palette: inout Palette) {
    let scope = palette.scopes[index]
    guard let parent = scope.parent, let outer = palette.scopes[parent].typePath else { return }
    let leaf = scope.prefix.dropFirst(palette.scopes[parent].prefix.count).dropLast()
    guard let identifier = SymbolName.namespace(leaf) else {
      diagnostics.append(.namespaceWithoutSymbol(scope, in: palette))
      return
    }
    let key = Key(scope: Int32(parent), identifier: identifier)
    if case .scope(let first) = owners[key] {
      diagnostics.append(.namespaceCollision(scope, first: palette.scopes[first], in: palette))
      return
    }
    owners[key] = .scope(index)
    _ = numbers.insert(identifier, scope: parent)
    palette.scopes[index].typePath = outer.isEmpty ? identifier : outer + "." + identifier
  }

  /// Gives each color what it would like to be called, and finds those that may want the same as another.
  private mutating func nameColors(_ palette: inout Palette, threads: Int) {
    let (catalogs, scopes) = (palette.catalogs, palette.scopes)
    let parts = Parallel.change(
      &palette.colors, threads: threads, { ColorNaming(capacity: $0) }
    ) { index, color, naming in
      if scopes[color.scope].typePath == nil {
        naming.passOver()
      } else {
        let catalogs = catalogs.span
        let colorSets = catalogs[color.catalog].colorSets.span
        let colorSet = color.colorSet
        naming.name(
          &color, index, colorSets[colorSet].name, from: Int(colorSets[colorSet].namespaceLength))
      }
    }
    var index = 0
    for part in parts {
      for number in part.numbers {
        if number != 0, !numbers.insert(number) { contested.append(index) }
        index += 1
      }
      contested += part.reserved
      for color in part.nameless {
        diagnostics.append(.colorWithoutSymbol(palette.colors[color], in: palette))
      }
    }
  }

  /// Settles who has the identifiers of which several may have the number.
  private mutating func settle(_ palette: inout Palette) {
    guard !contested.isEmpty else { return }
    let wanted = Set(contested.map { Self.key(of: palette.colors[$0], in: palette) })
    let colors = palette.colors.indices.filter { index in
      palette.colors[index].identifier != nil
        && wanted.contains(Self.key(of: palette.colors[index], in: palette))
    }
    // A blank set counts as absent, so it gets what no color wants.
    let blank = colors.filter { palette.colorSet(of: palette.colors[$0]).isBlank }
    for index in colors.filter({ !blank.contains($0) }) + blank {
      let key = Self.key(of: palette.colors[index], in: palette)
      if key.identifier == SymbolName.reservedMember { owners[key] = .catalog }
      if owners[key] != nil {
        losers[key, default: []].append(index)
        palette.colors[index].identifier = nil
      } else {
        owners[key] = .color(index)
      }
    }
  }

  private static func key(of color: PaletteColor, in palette: Palette) -> Key {
    Key(
      scope: Int32(truncatingIfNeeded: color.scope),
      identifier: palette.identifier(of: color) ?? "")
  }

  private mutating func reportLosers(_ palette: Palette) {
    for (key, colors) in losers {
      let colors = colors.sorted().map { palette.colors[$0] }
      switch owners[key] {
      case .color(let first):
        diagnostics.append(
          .symbolCollision(colors, key.identifier, first: palette.colors[first], in: palette))
      case .scope(let scope):
        let prefix = String(palette.scopes[scope].prefix.dropLast()).forMessage
        diagnostics.append(
          .symbolTaken(
            colors, key.identifier, by: "the namespace '\(prefix)'", "namespace",
            in: palette))
      case .catalog, nil:
        diagnostics.append(
          .symbolTaken(
            colors, key.identifier, by: "the generated code itself", "reserved", in: palette))
      }
    }
  }
}
