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
    let places = { (indices: [Int]) in
      indices.map { index in
        let position = colorSet.slots[index].position
        return "\(position.line):\(position.column)"
      }.joined(separator: ", ")
    }
    switch outcome {
    case .answers(let index):
      let slot = colorSet.slots[index]
      // What the step does not say of the slot: its device, its gamut, its locale.
      let more = slot.words.dropFirst(slot.traits.appearance.words.count)
      return "answers (\(places([index]))\(more))"
    case .blank(let indices): return "blank (\(places(indices)))"
    case .unfit(let indices):
      let words = indices.map { colorSet.slots[$0].words }.joined(separator: "; ")
      return "only for something else (\(places(indices)): \(words))"
    case .absent: return "no slot"
    }
  }
}
