extension Double {
  /// The number in its shortest decimals, a whole one without a point.
  package var withoutZeros: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : description
  }
}
