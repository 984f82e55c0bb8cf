/// The runs of one command, a sample a round.
struct Series {
  /// The samples in the order of the rounds.
  var samples: [Sample] = []

  /// The median wall time.
  var milliseconds: Double { Self.median(samples.map(\.milliseconds)) }

  /// The peak, if it was measured apart.
  var probedPeak: Peak?

  /// The peak: the largest of all the rounds, if it was not measured apart.
  var peak: Peak { probedPeak ?? Peak(reported: samples.map(\.peakBytes).max() ?? 0) }

  /// The median of the ratios to the other command in the same round.
  func ratio(to base: Series) -> Double {
    Self.median(zip(samples, base.samples).map { $0.milliseconds / $1.milliseconds })
  }

  /// The middle value, or the mean of the two in the middle.
  private static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
