import DynamicColors

extension RuleSubject {
  /// How to give the color set a value for an appearance: by filling a slot that was left blank, or else by adding one.
  func mend(
    _ luminosity: ColorTraits.Luminosity, _ contrast: ColorTraits.Contrast = .normal,
    on idiom: ColorTraits.Idiom
  ) -> String {
    let traits = SlotTraits(idiom: idiom, luminosity: luminosity, contrast: contrast)
    let isBlank = colorSet.slots.contains {
      !$0.hasValue && $0.traits == traits && $0.isReachable && $0.locale == nil
    }
    if isBlank { return "choose a color for the blank slot for \(traits.words)" }
    let isLocalized = colorSet.slots.contains {
      $0.hasValue && $0.traits == traits && $0.locale != nil
    }
    return "add a slot for \(traits.words)" + (isLocalized ? " that is for no locale" : "")
  }
}
