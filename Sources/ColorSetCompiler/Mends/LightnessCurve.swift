/// A lightness for each lightness from 0 to 1, given at some places and by lines between them.
struct LightnessCurve: Sendable {
  private let points: [(Double, Double)]

  /// Makes a curve through points, in the order of their first numbers.
  init(_ points: [(Double, Double)]) {
    self.points = points
  }

  /// What a lightness becomes.
  subscript(lightness: Double) -> Double {
    for (start, end) in zip(points, points.dropFirst()) where lightness <= end.0 {
      let share = (max(lightness, start.0) - start.0) / (end.0 - start.0)
      return start.1 + share * (end.1 - start.1)
    }
    return points.last?.1 ?? lightness
  }

  /// The curve that leads back, of one that falls everywhere.
  var inverted: LightnessCurve { LightnessCurve(points.map { ($0.1, $0.0) }.reversed()) }
}
