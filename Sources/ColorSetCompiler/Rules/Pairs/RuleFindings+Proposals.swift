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
}
