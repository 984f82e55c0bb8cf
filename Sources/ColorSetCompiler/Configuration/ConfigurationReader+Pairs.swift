extension ConfigurationReader {
  private static let pairKeys = [
    "foreground", "background", "textStyle", "size", "weight", "minimum", "appearances",
  ]

  /// Reads what is drawn on what.
  mutating func readPairs(_ array: Int) throws(ConfigurationError) {
    for element in try document.elements(of: array, "'pairs'") {
      configuration.pairs.append(try pair(element))
    }
    configuration.origins["pairs"] = document.location(array)
  }

  private func pair(_ object: Int) throws(ConfigurationError) -> ColorPair {
    let what = "a pair"
    let members = try document.members(of: object, what, Self.pairKeys)
    func pattern(_ key: String) throws(ConfigurationError) -> LocatedPattern {
      let value = members.first { $0.key == key }?.value
      let index = try required(value, key, "the name of a color or a pattern", of: what, object)
      return try document.pattern(index, "'\(key)'")
    }
    var pair = ColorPair(
      foreground: try pattern("foreground"), background: try pattern("background"),
      location: document.location(object))
    for (key, value) in members {
      switch key {
      case "textStyle": pair.textStyle = try document.choice(value, "'textStyle'")
      case "size": pair.size = try document.number(value, "'size'", in: 1...1000)
      case "weight": pair.weight = try document.choice(value, "'weight'")
      case "minimum": pair.minimum = try document.number(value, "'minimum'", in: 1...21)
      case "appearances": pair.appearances = try appearances(value)
      default: break
      }
    }
    try checkText(of: pair, members)
    return pair
  }

  /// A style tells the size, so both could contradict each other; a weight alone says too little.
  private func checkText(
    of pair: ColorPair, _ members: [(key: String, value: Int)]
  ) throws(ConfigurationError) {
    for (key, value) in members {
      if key == "size", pair.textStyle != nil {
        throw document.error(
          value - 1, "'textStyle' and 'size' exclude each other; keep the one that you use")
      }
      if key == "weight", pair.textStyle == nil, pair.size == nil {
        throw document.error(
          value - 1, "'weight' needs a 'size'; add the size of the text in points")
      }
    }
  }

  private func appearances(_ array: Int) throws(ConfigurationError) -> [PairAppearance] {
    var appearances: [PairAppearance] = []
    for element in try document.elements(of: array, "'appearances'") {
      let appearance: PairAppearance = try document.choice(element, "an appearance")
      guard !appearances.contains(appearance) else {
        throw document.error(
          element, "'\(appearance.rawValue)' stands twice in 'appearances'; delete one")
      }
      appearances.append(appearance)
    }
    guard !appearances.isEmpty else {
      throw document.error(array, "'appearances' is empty; leave it out for all appearances")
    }
    return appearances
  }
}
