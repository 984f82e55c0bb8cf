import DynamicColors

extension ResolutionTrace {
  /// The steps in words, one line each: `dark: no slot`, `any appearance: answers (3:5)`.
  ///
  /// - Parameter colorSet: The color set that is asked.
  /// - Returns: The lines; places are line and column of the slot.
  package func lines(_ colorSet: ColorSet) -> [String] {
    steps.map { step in
      let slot = SlotTraits(luminosity: step.luminosity, contrast: step.contrast)
      let device = step.isForVision ? "for vision, " : ""
      return device + slot.words + ": " + Self.words(step.outcome, colorSet)
    }
  }

  private static func words(_ outcome: Outcome, _ colorSet: ColorSet) -> String {
    let slots = colorSet.slots
    switch outcome {
    case .answers(let index):
      return "answers (\(([slots[index].place] + slots[index].moreWords).joined(separator: ", ")))"
    case .blank(let indices):
      return "blank (\(indices.map { slots[$0].place }.joined(separator: ", ")))"
    case .unfit(let indices):
      let parts = indices.map { index in
        let words = slots[index].moreWords.joined(separator: ", ")
        return "\(words.isEmpty ? "something else" : words) (\(slots[index].place))"
      }
      return "only for \(parts.joined(separator: "; "))"
    case .absent: return "no slot"
    }
  }
}
