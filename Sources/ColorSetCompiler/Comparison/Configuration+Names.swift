extension Configuration {
  /// The configuration with other names of colors in what it says of pairs, roles and dark-only colors.
  ///
  /// - Parameter names: The names to write, by those that are written; patterns for several colors stay.
  /// - Returns: The configuration.
  func renaming(_ names: [String: String]) -> Configuration {
    if names.isEmpty { return self }
    let renamed = { (pattern: NamePattern) in
      pattern.isName ? names[pattern.text].map(NamePattern.init) ?? pattern : pattern
    }
    var copy = self
    for index in copy.pairs.indices {
      copy.pairs[index].foreground.pattern = renamed(pairs[index].foreground.pattern)
      copy.pairs[index].background.pattern = renamed(pairs[index].background.pattern)
    }
    copy.roles = roles.mapValues { patterns in
      patterns.map { LocatedPattern(pattern: renamed($0.pattern), location: $0.location) }
    }
    for index in copy.darkOnly.indices {
      copy.darkOnly[index].color = renamed(darkOnly[index].color)
    }
    return copy
  }

  /// The names of colors that it spells out, whatever it says of them.
  var spelledNames: Set<String> {
    let patterns =
      pairs.flatMap { [$0.foreground.pattern, $0.background.pattern] }
      + roles.values.joined().map(\.pattern) + distinct.flatMap(\.colors).map(\.pattern)
      + darkOnly.map(\.color) + ignores.map(\.color)
    let names = patterns.filter(\.isName).map(\.text)
    return Set(names + (elevated + aliases.patterns).flatMap { [$0.name, $0.partner] })
  }
}
