/// A place of the configuration that names colors.
struct PatternUse: Sendable {
  /// The key that the place belongs to.
  var key: String
  /// The names.
  var pattern: NamePattern
  /// The place.
  var location: Diagnostic.Location

  /// Whether a color of a palette has one of the names.
  func isMatched(by palette: Palette) -> Bool {
    if pattern.isName { return palette.index(ofColorNamed: pattern.text) != nil }
    return palette.colors.contains { pattern.matches(palette.name(of: $0)) }
  }
}

extension Configuration {
  /// All places that name colors, but for those of `ignore`, in the order of the keys.
  ///
  /// Of `elevated` and `aliases`, a partner counts only where it is one name: with a `*`, not every color needs one.
  var patterns: [PatternUse] {
    var uses: [PatternUse] = []
    for role in ColorRole.allCases {
      for entry in roles[role] ?? [] { add(entry, "roles", to: &uses) }
    }
    for pair in pairs {
      add(pair.foreground, "pairs", to: &uses)
      add(pair.background, "pairs", to: &uses)
    }
    for group in distinct {
      for entry in group.colors { add(entry, "distinct", to: &uses) }
    }
    add(elevated, "elevated", to: &uses)
    add(aliases.patterns, "aliases", to: &uses)
    for entry in darkOnly {
      uses.append(PatternUse(key: "darkOnly", pattern: entry.color, location: entry.location))
    }
    return uses
  }

  private func add(_ entries: [PartnerPattern], _ key: String, to uses: inout [PatternUse]) {
    for entry in entries {
      guard let location = entry.location else { continue }
      for name in [entry.name, entry.partner] where name == entry.name || !name.contains("*") {
        uses.append(PatternUse(key: key, pattern: NamePattern(name), location: location))
      }
    }
  }

  private func add(_ entry: LocatedPattern, _ key: String, to uses: inout [PatternUse]) {
    uses.append(PatternUse(key: key, pattern: entry.pattern, location: entry.location))
  }
}
