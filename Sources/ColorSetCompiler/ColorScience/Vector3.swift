/// Three components, whatever they measure.
package struct Vector3: Sendable, Hashable {
  /// The first component.
  package var x: Double
  /// The second component.
  package var y: Double
  /// The third component.
  package var z: Double

  /// Makes three components.
  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The sum of the products of the components with those of another.
  package func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }

  /// The components with a function applied to each.
  package func map(_ function: (Double) -> Double) -> Vector3 {
    Vector3(function(x), function(y), function(z))
  }

  /// The components, each with that of another.
  package func zip(_ other: Vector3, _ function: (Double, Double) -> Double) -> Vector3 {
    Vector3(function(x, other.x), function(y, other.y), function(z, other.z))
  }

  /// The components held between 0 and 1.
  package var clamped: Vector3 { map { min(max($0, 0), 1) } }

  /// Whether every component lies between 0 and 1, give or take a tolerance.
  package func isWithinUnit(tolerance: Double = 0) -> Bool {
    let range = -tolerance...1 + tolerance
    return range.contains(x) && range.contains(y) && range.contains(z)
  }
}
