/// A simulation of a color vision deficiency as a linear map of linear light of sRGB's primaries, or two that share a plane.
package struct ColorVisionModel: Sendable, Hashable {
  /// The map, on the side of the plane where ``separator`` is positive when there are two.
  private let first: Matrix3
  private let second: Matrix3
  private let separator: Vector3?

  /// Makes a model with one map.
  package init(_ map: Matrix3) {
    first = map
    second = map
    separator = nil
  }

  /// Makes a model with a map for each side of a plane.
  ///
  /// - Parameters:
  ///   - first: The map of colors whose product with the separator is 0 or more.
  ///   - second: The map of the others.
  ///   - separator: The normal of the plane.
  package init(_ first: Matrix3, _ second: Matrix3, separator: Vector3) {
    self.first = first
    self.second = second
    self.separator = separator
  }

  /// Linear light as a person with the deficiency sees it; not clipped, so that it may lie outside 0...1.
  package func simulated(_ linear: Vector3) -> Vector3 {
    (separator.map { $0.dot(linear) >= 0 } ?? true ? first : second) * linear
  }
}
