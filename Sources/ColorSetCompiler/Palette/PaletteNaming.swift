/// Gives the colors and namespaces of a palette their names in Swift, and settles who gets a name that two want.
struct PaletteNaming {
  /// The palette, named.
  private(set) var palette: Palette
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
  private var words = SymbolWords()

  init(palette: Palette) { self.palette = palette }

  /// Names namespaces first, since all in them hangs on their name, then colors; both in code-point order.
  mutating func name() {
    numbers.reserve(palette.colors.count + palette.scopes.count)
    let scopes = palette.scopes.indices.dropFirst().sorted {
      CodePointOrder.precedes(palette.scopes[$0].prefix, palette.scopes[$1].prefix)
    }
    for scope in scopes { nameScope(scope) }
    for color in palette.colors.indices { nameColor(color) }
    settle()
    reportLosers()
  }

  private mutating func nameScope(_ index: Int) {
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

  private mutating func nameColor(_ index: Int) {
    let color = palette.colors[index]
    guard palette.scopes[color.scope].typePath != nil else { return }
    let leaf = palette.catalogs[color.catalog].colorSets[color.colorSet].leafName
    guard let identifier = SymbolName.color(leaf, &words) else {
      diagnostics.append(.colorWithoutSymbol(color, in: palette))
      return
    }
    palette.colors[index].identifier = identifier
    let isNew = numbers.insert(identifier, scope: color.scope)
    if !isNew || identifier == SymbolName.reservedMember { contested.append(index) }
  }

  /// Settles who has the identifiers of which several may have the number.
  private mutating func settle() {
    guard !contested.isEmpty else { return }
    let wanted = Set(contested.map(key))
    for index in palette.colors.indices where palette.colors[index].identifier != nil {
      let key = key(of: index)
      guard wanted.contains(key) else { continue }
      if key.identifier == SymbolName.reservedMember { owners[key] = .catalog }
      if owners[key] != nil {
        losers[key, default: []].append(index)
        palette.colors[index].identifier = nil
      } else {
        owners[key] = .color(index)
      }
    }
  }

  private func key(of color: Int) -> Key {
    Key(
      scope: Int32(truncatingIfNeeded: palette.colors[color].scope),
      identifier: palette.colors[color].identifier ?? "")
  }

  private mutating func reportLosers() {
    for (key, colors) in losers {
      let colors = colors.map { palette.colors[$0] }
      switch owners[key] {
      case .color(let first):
        diagnostics.append(
          .symbolCollision(colors, key.identifier, first: palette.colors[first], in: palette))
      case .scope(let scope):
        let prefix = String(palette.scopes[scope].prefix.dropLast()).forMessage
        diagnostics.append(
          .symbolTaken(colors, key.identifier, by: "the namespace '\(prefix)'", in: palette))
      case .catalog, nil:
        diagnostics.append(
          .symbolTaken(colors, key.identifier, by: "every palette itself", in: palette))
      }
    }
  }
}
