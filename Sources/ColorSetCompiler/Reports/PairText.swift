import DynamicColors

/// What is known about one color on another, as text for people.
package enum PairText {
  /// Writes the text.
  ///
  /// - Parameters:
  ///   - check: What is known.
  ///   - title: The two colors as they were asked for, `Text/Primary on Surface/Card`.
  /// - Returns: A table and what it means.
  package static func write(_ check: PairCheck, title: String) -> String {
    var text = "\(title): a contrast of \(check.required.withoutZeros) is needed\n"
    for line in check.lines {
      text += "\n\(line.appearance)\n"
      text += "  \(line.front.words) on \(line.back.words)\n"
      text += "  contrast \(line.contrast), "
      text += line.advice.map { "fails; \($0)" } ?? "passes"
      text += "\n  in bright surroundings \(Contrast.text(line.brightRatio))\n"
      let ground = line.back.alpha < 1 ? ", over the system's background" : ""
      text += "  difference (\(ComparisonWords.measure)\(ground)) \(Contrast.text(line.difference))"
      for (deficiency, difference) in line.simulated {
        text += ", \(deficiency.rawValue) \(Contrast.text(difference))"
      }
      text += "\n"
    }
    if !check.unknown.isEmpty {
      text += "\nno value is known in: \(check.unknown.joined(separator: "; "))\n"
    }
    return text
  }
}
