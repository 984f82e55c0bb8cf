/// A linear map of three components to three.
package struct Matrix3: Sendable, Hashable {
  /// The rows; each gives one component of the result.
  package var rows: (Vector3, Vector3, Vector3) { (first, second, third) }

  private let first: Vector3
  private let second: Vector3
  private let third: Vector3

  /// Makes a map from its rows.
  package init(_ first: Vector3, _ second: Vector3, _ third: Vector3) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// What the map makes of three components.
  package static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    Vector3(
      matrix.first.dot(vector), matrix.second.dot(vector), matrix.third.dot(vector))
  }
}
