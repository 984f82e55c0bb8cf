/// One line of the table.
struct Row {
  /// What was measured.
  let what: String
  /// The median wall time.
  var milliseconds: Double?
  /// The ratio to the yardstick.
  var ratio: Double?
  /// The most that it may take.
  var budget: Budget?
  /// The peak resident memory.
  var peak: Peak?

  /// A row about the runs of one command, with the ratio to another.
  init(_ what: String, _ series: Series, to base: Series? = nil, budget: Budget? = nil) {
    self.what = what
    milliseconds = series.milliseconds
    ratio = base.map(series.ratio(to:))
    peak = series.peak
    self.budget = budget
  }

  /// A row about a peak of memory alone.
  init(_ what: String, peak: Peak, budget: Budget?) {
    self.what = what
    self.peak = peak
    self.budget = budget
  }

  /// A row about a ratio alone.
  init(_ what: String, ratio: Double, budget: Budget?) {
    self.what = what
    self.ratio = ratio
    self.budget = budget
  }

  /// Whether the budget is exceeded; nothing without a budget or without a figure.
  var isOver: Bool? {
    switch budget {
    case .ratio(let limit): ratio.map { $0 > limit }
    case .peak(let limit): peak.flatMap { isOver($0, limit: limit) }
    case nil: nil
    }
  }

  /// The cells: what, median ms, ratio, budget, peak MiB, mark.
  var cells: [String] {
    let over = isOver
    // Rounded up when it is over, so that it never reads like the limit itself.
    let rule: FloatingPointRoundingRule = over == true ? .up : .toNearestOrAwayFromZero
    return [
      what,
      milliseconds.map { $0.fixed($0 < 100 ? 2 : 0) } ?? "",
      ratio.map { $0.fixed(2, rule) } ?? "",
      budget?.text ?? "",
      peak.map { ($0.isUpperBound ? "<" : "") + $0.mebibytes.fixed(1, rule) } ?? "",
      over.map { $0 ? "OVER" : "ok" } ?? "",
    ]
  }

  /// Whether a peak exceeds the limit; unknown if only an upper bound is known and exceeds it.
  private func isOver(_ peak: Peak, limit: Double) -> Bool? {
    let over = peak.mebibytes > limit
    return over && peak.isUpperBound ? nil : over
  }
}
