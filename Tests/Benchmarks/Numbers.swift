extension Double {
  /// The number with a fixed count of decimals.
  func fixed(
    _ decimals: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    guard let scaled = Int(exactly: (self * Double(scale)).rounded(rule)), scaled >= 0 else {
      return "?"
    }
    guard decimals > 0 else { return String(scaled) }
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(scaled / scale).\(zeros)\(fraction)"
  }
}

extension Int {
  /// The number with a comma between groups of three digits.
  var grouped: String {
    var text = ""
    for (index, digit) in String(self).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
