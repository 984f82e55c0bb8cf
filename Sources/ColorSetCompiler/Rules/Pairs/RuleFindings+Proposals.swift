import DynamicColors

extension RuleFindings {
  /// The nearest color of the same hue that has a contrast, as ``ContrastProposal`` finds it; nil when there is none, and
  /// when the rule that looks now has proposed many already: nobody reads hundreds, and each takes a while to find.
  ///
  /// - Parameters:
  ///   - front: The color that has not enough.
  ///   - back: What it is drawn on.
  ///   - required: The contrast ratio.
  /// - Returns: The color.
  mutating func proposal(
    for front: ColorComponents, on back: ColorComponents, required: Double
  ) -> ColorComponents? {
    guard mayPropose() else { return nil }
    return ContrastProposal.nearest(to: front, on: back, required: required)
  }

  /// What to do about a pair that has not enough contrast with increased contrast, with a color that would have it.
  ///
  /// - Parameters:
  ///   - seen: The pair.
  ///   - sight: How it looks with increased contrast.
  ///   - required: The contrast ratio that it is to have.
  ///   - palette: The colors.
  /// - Returns: The words.
  mutating func mend(
    _ seen: SeenPair, _ sight: PairSight, required: Double, in palette: Palette
  ) -> String {
    let slot = palette.colorSet(of: seen.front).slots[sight.frontSlot]
    let start =
      slot.traits.contrast == .high
      ? "choose one that has more" : "give it a value of its own for \(sight.appearance.words)"
    let proposal = proposal(for: sight.front, on: sight.back, required: required)
    return start + (proposal.map { ", such as \($0.words)" } ?? "")
  }
}
