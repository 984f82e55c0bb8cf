extension Int {
  /// The number with commas between thousands, as people read large ones: `10,000`.
  package var grouped: String {
    var text = ""
    let digits = Array(String(magnitude))
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }

  /// The number with a noun, as ``words(_:)`` has it, with commas between thousands.
  package func groupedWords(_ noun: String) -> String {
    grouped + words(noun).dropFirst("\(self)".count)
  }
}
