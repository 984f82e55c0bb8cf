import DynamicColors

/// Where increased contrast changes nothing in light or in dark, on every device that a color set is for.
enum HighContrast {
  /// An appearance that looks the same with increased contrast.
  struct Gap {
    /// The kind of device; universal stands for those without slots of their own.
    var idiom: ColorTraits.Idiom
    /// Light or dark.
    var luminosity: ColorTraits.Luminosity
    /// The slot that answers all the same.
    var answering: Int
    /// The slot for increased contrast that does not get to answer, nil when there is none.
    var unreachable: Int?
  }

  /// The gaps, one for each slot that answers; none where a system color does, which adapts by itself.
  static func gaps(of subject: borrowing RuleSubject) -> [Gap] {
    var gaps: [Gap] = []
    for idiom in subject.idioms where idiom != .watch && idiom != .vision {
      let general = subject.slotIndex(for: ColorTraits(contrast: .high, idiom: idiom))
        .flatMap { subject.colorSet.slots[$0].traits.contrast == .high ? $0 : nil }
      for luminosity in [ColorTraits.Luminosity.light, .dark] {
        let traits = ColorTraits(luminosity: luminosity, contrast: .high, idiom: idiom)
        guard let answering = subject.slotIndex(for: traits),
          subject.colorSet.slots[answering].traits.contrast == .normal,
          !subject.colorSet.slots[answering].isReference,
          !gaps.contains(where: { $0.answering == answering && $0.unreachable == general })
        else { continue }
        gaps.append(
          Gap(
            idiom: idiom, luminosity: luminosity, answering: answering, unreachable: general))
      }
    }
    return gaps
  }
}
