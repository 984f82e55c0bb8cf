import DynamicColors

/// Whether a color set has a value for light and one for dark on every device that it is for.
enum Adaptation {
  /// An appearance without a value of its own.
  struct Gap {
    /// The kind of device; universal stands for those without slots of their own.
    var idiom: ColorTraits.Idiom
    /// Whether light is missing; otherwise dark is.
    var isLightMissing: Bool
    /// Whether one value answers in every appearance and is not a reference.
    var isSingleValue: Bool
    /// A slot that is there.
    var slot: Int
  }

  /// The gaps, at most one for each kind of device; two devices with the same one share it.
  static func gaps(of subject: borrowing RuleSubject) -> [Gap] {
    var gaps: [Gap] = []
    for idiom in subject.idioms where idiom != .watch && idiom != .vision {
      guard let gap = gap(of: subject.colorSet, idiom),
        !gaps.contains(where: { $0.slot == gap.slot })
      else { continue }
      gaps.append(gap)
    }
    return gaps
  }

  private static func gap(of colorSet: ColorSet, _ idiom: ColorTraits.Idiom) -> Gap? {
    let slots = colorSet.slots
    let light = colorSet.slotIndex(for: ColorTraits(luminosity: .light, idiom: idiom))
    let dark = colorSet.slotIndex(for: ColorTraits(luminosity: .dark, idiom: idiom))
    if let dark, case .system = slots[dark].value, light != nil { return nil }
    guard let light else {
      // Only high contrast or only one locale answers when nothing does in dark either.
      let first = slots.indices.first { slots[$0].hasValue && slots[$0].traits.idiom == idiom }
      return (dark ?? first).map {
        Gap(idiom: idiom, isLightMissing: true, isSingleValue: false, slot: $0)
      }
    }
    if let dark, slots[dark].traits.luminosity == .dark { return nil }
    let answering = slots.indices.filter { slots[$0].hasValue && slots[$0].isReachable }
    let isPlain = answering.allSatisfy {
      slots[$0].traits.luminosity == .unspecified && slots[$0].traits.contrast == .normal
    }
    return Gap(idiom: idiom, isLightMissing: false, isSingleValue: isPlain, slot: light)
  }
}
