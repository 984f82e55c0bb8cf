/// The value of a component's text.
enum ComponentText {
  /// One of a short form.
  case short(ShortNumber)
  /// Any other.
  case other(Double)

  /// The value.
  var value: Double {
    switch self {
    case .short(let number): number.value
    case .other(let value): value
    }
  }
}
