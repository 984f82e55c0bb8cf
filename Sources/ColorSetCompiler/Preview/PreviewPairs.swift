import DynamicColors

/// The pairs of colors for a page, those that are declared or else guessed.
///
/// A pair is a list: the color that is drawn and the one behind it, what the text is in words, its size and weight, the
/// contrast that it needs, and for each of the four appearances both values, a hundredfold contrast ratio, cut off, and
/// whether that is enough: 1 or 0, or the ratio over the system's background where it is enough only there; -1 in place of the
/// first value when one of them is not known or the pair is not seen then.
struct PreviewPairs {
  /// A declared pair.
  struct Entry: Sendable {
    /// The index of the color that is drawn.
    var front: Int
    /// The index of the color behind it.
    var back: Int
    /// What the pair looks like.
    var seen: SeenPair
  }

  /// The pairs, in the order of the configuration.
  let entries: [Entry]
  /// Whether there are more.
  let hasMore: Bool

  /// Finds out which colors the pairs are about.
  init(_ pairs: [SeenPair], hasMore: Bool, in palette: Palette) {
    self.hasMore = hasMore || pairs.count > Self.most
    entries = pairs.prefix(Self.most).compactMap { seen in
      guard let front = palette.index(ofColorNamed: palette.name(of: seen.front)),
        let back = palette.index(ofColorNamed: palette.name(of: seen.back))
      else { return nil }
      return Entry(front: front, back: back, seen: seen)
    }
  }

  /// Nobody looks at more pairs than these.
  private static let most = 2_000

  /// What lies behind each color that is drawn, in each appearance, by the first pair that says so; opaque.
  var grounds: [Int: [ColorComponents?]] {
    var grounds: [Int: [ColorComponents?]] = [:]
    for entry in entries where grounds[entry.front] == nil {
      grounds[entry.front] = PairAppearance.allCases.map { appearance in
        guard let back = entry.seen.sight(appearance)?.back else { return nil }
        return Compositing.seen(back, over: appearance.ground)
      }
    }
    return grounds
  }

  /// Writes the pairs.
  func write(
    to text: inout SourceText, _ values: inout PreviewValues, _ rows: PreviewRows
  ) {
    text.append(hasMore ? ",\n\"morePairs\":true" : ",\n\"morePairs\":false")
    text.append(",\n\"pairs\":[")
    for (number, entry) in entries.enumerated() {
      text.append(number == 0 ? "\n[" : ",\n[")
      text.append(decimal: rows.rowOfColor[entry.front])
      text.append(",")
      text.append(decimal: rows.rowOfColor[entry.back])
      text.append(",")
      let pair = entry.seen.pair
      text.append(script: pair.words)
      text.append(",")
      text.append(json: pair.textStyle?.standardSize ?? pair.size ?? TextStyle.body.standardSize)
      text.append(",")
      let weight = pair.weight ?? pair.textStyle?.standardWeight ?? .regular
      text.append(decimal: weight.number)
      text.append(",")
      text.append(script: entry.seen.required.withoutZeros)
      for appearance in PairAppearance.allCases {
        text.append(",")
        write(entry.seen.sight(appearance), entry.seen.required, to: &text, &values)
      }
      text.append("]")
    }
    text.append("]")
  }

  private func write(
    _ sight: PairSight?, _ required: Double, to text: inout SourceText,
    _ values: inout PreviewValues
  ) {
    guard let sight else { return text.append("-1,-1,0,0") }
    text.append(decimal: values.index(of: sight.front))
    text.append(",")
    text.append(decimal: values.index(of: sight.back))
    text.append(",")
    text.append(decimal: Contrast.hundredths(sight.ratio))
    switch sight.verdict(required) {
    case .tooLow: text.append(",0")
    case .enough: text.append(",1")
    case .enoughOnGround:
      text.append(",")
      text.append(decimal: Contrast.hundredths(sight.ratioOnGround ?? 1))
    }
  }
}

extension ColorPair {
  /// What is drawn, in words: `body`, `17 points, bold`, `text of any size`.
  fileprivate var words: String {
    if isGuessed { return "guessed from the names" }
    let kind = textStyle?.rawValue ?? size.map { "\($0.withoutZeros) points" }
    let parts = [kind, weight?.rawValue].compactMap { $0 }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    return minimum == nil ? "text of any size" : "a minimum of its own"
  }
}
