/// The most that a row may take.
enum Budget {
  /// A ratio to the row's yardstick.
  case ratio(Double)
  /// Peak memory in MiB.
  case peak(Double)

  /// The budget as it is printed.
  var text: String {
    switch self {
    case .ratio(let limit): "<= \(limit)"
    case .peak(let limit): "<= \(limit.fixed(0)) MiB"
    }
  }
}
