import DynamicColors

extension Palette {
  /// The kind of device on which some colors are seen together: any, or when one of them has no value for any, the first
  /// that all have one for. Phones, tablets and computers come before watches and Apple Vision.
  func idiom(of indices: [Int]) -> ColorTraits.Idiom {
    var common: [ColorTraits.Idiom]?
    for index in indices {
      let slots = colorSet(of: colors[index]).slots
      var own: [ColorTraits.Idiom] = []
      for slot in slots where slot.hasValue && slot.isReachable && slot.locale == nil {
        if !own.contains(slot.traits.idiom) { own.append(slot.traits.idiom) }
      }
      if own.contains(.universal) { continue }
      common = common.map { $0.filter(own.contains) } ?? own
    }
    guard let common else { return .universal }
    let sorted = ColorTraits.Idiom.allCases.filter(common.contains)
    return sorted.first { !$0.isAlwaysDark } ?? sorted.first ?? .universal
  }
}

extension ColorTraits.Idiom {
  /// Whether the device has no light appearance.
  var isAlwaysDark: Bool { self == .watch || self == .vision }
}
