extension Palette {
  /// The indices of two colors of one group, of which the first is drawn on the second by their names.
  var guessedPairs: [(front: Int, back: Int)] {
    var pairs: [(front: Int, back: Int)] = []
    let (colors, catalogs) = (colors.span, catalogs.span)
    for front in colors.indices {
      let (colorSets, index) = (
        catalogs[colors[front].catalog].colorSets.span, colors[front].colorSet
      )
      guard
        PairGuess.mayTell(colorSets[index].name, from: Int(colorSets[index].namespaceLength))
      else { continue }
      let back = PairGuess.backgrounds(of: colorSets[index].name).lazy
        .compactMap { self.index(ofColorNamed: $0) }
        .first { $0 != front && isOfSameGroup(self.colors[front], self.colors[$0]) }
      if let back { pairs.append((front, back)) }
    }
    return pairs
  }

  /// The pair that the names of two colors say.
  func guess(_ front: Int, _ back: Int) -> ColorPair {
    let location = Diagnostic.Location(path: path(of: colors[front]), position: nil)
    let pattern = { (index: Int) in
      LocatedPattern(pattern: NamePattern(self.name(of: self.colors[index])), location: location)
    }
    var pair = ColorPair(foreground: pattern(front), background: pattern(back), location: location)
    pair.isGuessed = true
    return pair
  }

  private func isOfSameGroup(_ first: PaletteColor, _ second: PaletteColor) -> Bool {
    first.catalog == second.catalog && colorSet(of: first).group == colorSet(of: second).group
  }
}
