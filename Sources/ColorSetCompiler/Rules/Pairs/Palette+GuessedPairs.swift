extension Palette {
  /// The indices of two colors of one group, of which the first is drawn on the second by their names.
  var guessedPairs: [(front: Int, back: Int)] {
    colors.indices.compactMap { front in
      let backs = PairGuess.backgrounds(of: name(of: colors[front]))
      return backs.lazy.compactMap { index(ofColorNamed: $0) }
        .first { $0 != front && isOfSameGroup(colors[front], colors[$0]) }
        .map { (front, $0) }
    }
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
