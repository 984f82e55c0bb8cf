extension Double {
  /// The number with some decimals at most; one that is too large to have any stays as it is.
  package func rounded(decimals: Int) -> Double {
    guard magnitude < 1e9 else { return self }
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }

  /// The number in its shortest decimals, a whole one without a point.
  package var withoutZeros: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : description
  }
}
