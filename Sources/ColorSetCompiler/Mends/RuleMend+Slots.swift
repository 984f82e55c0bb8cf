import DynamicColors

/// Mends that take slots out or add them.
extension RuleMend {
  static let blankSlot: Make = { subject, finding in
    guard let slot = subject.slot(at: finding.location.position), !slot.slot.hasValue,
      subject.editor.member("color", of: slot.node) == nil,
      !isPlaceForMissing(slot.slot, in: subject)
    else { return nil }
    return remove(slot, from: subject)
  }

  /// Whether a blank slot may be the place for a value that is missing.
  private static func isPlaceForMissing(_ slot: Slot, in subject: MendSubject) -> Bool {
    if subject.findings.contains(where: { increasingRules.contains($0.rule) }) { return true }
    let name = subject.colorSet?.name ?? ""
    if subject.configuration.darkOnly.contains(where: { $0.matches(name) }) { return false }
    return subject.withRuleSubject { !Adaptation.gaps(of: $0).isEmpty } ?? false
  }

  /// The rules that ask for a value for increased contrast.
  private static let increasingRules = ["missing-high-contrast", "unreachable-high-contrast"]

  static let duplicateSlot: Make = { subject, finding in
    guard let slot = subject.slot(at: finding.location.position), let colorSet = subject.colorSet,
      slot.slot.hasValue || subject.editor.member("color", of: slot.node) == nil,
      colorSet.slots[..<slot.index].contains(where: {
        $0.hasSameConditions(as: slot.slot) && $0.value == slot.slot.value
      })
    else { return nil }
    return remove(slot, from: subject)
  }

  static let identicalHighContrast: Make = { subject, finding in
    subject.slot(at: finding.location.position).flatMap { remove($0, from: subject) }
  }

  /// Takes a slot out that no request misses; nil when one does, or when it says more than is known.
  private static func remove(
    _ slot: (index: Int, slot: Slot, node: Int), from subject: MendSubject
  ) -> Mend? {
    guard let array = subject.slotArray, subject.isRedundant(slot.index),
      subject.isUnderstood(slot.node)
    else { return nil }
    return Mend(isSafe: true, edits: [subject.editor.removeElement(slot.node, of: array)])
  }

  static let missingAppearance: Make = { subject, finding in
    let gaps = subject.withRuleSubject { Adaptation.gaps(of: $0) } ?? []
    guard let slot = subject.slot(at: finding.location.position),
      let gap = gaps.first(where: { $0.slot == slot.index })
    else { return nil }
    let target = SlotTraits(
      idiom: gap.idiom, luminosity: gap.isLightMissing ? .unspecified : .dark)
    return add(target, from: slot.index, to: subject) { color in
      if subject.isShade { return color }
      let adapted =
        gap.isLightMissing ? subject.adapted.light(of: color) : subject.adapted.dark(of: color)
      // A value that is no other one adapts nothing; whether it may stay is for people to say.
      return isNear(adapted, to: color) ? nil : adapted
    }
  }

  /// Whether two colors can hardly be told apart.
  private static func isNear(_ color: ColorComponents, to other: ColorComponents) -> Bool {
    OKLab(color).distance(to: OKLab(other)) < 0.01 && color.alpha == other.alpha
  }

  static let missingHighContrast: Make = { subject, finding in
    let gaps = subject.withRuleSubject { HighContrast.gaps(of: $0) } ?? []
    guard let slot = subject.slot(at: finding.location.position),
      let gap = gaps.first(where: { $0.answering == slot.index && $0.unreachable == nil })
    else { return nil }
    let isGeneral = gap.luminosity == .light && slot.slot.traits.luminosity == .unspecified
    return increase(gap, isGeneral ? .unspecified : gap.luminosity, in: subject)
  }

  static let unreachableHighContrast: Make = { subject, finding in
    let gaps = subject.withRuleSubject { HighContrast.gaps(of: $0) } ?? []
    guard let slot = subject.slot(at: finding.location.position),
      let gap = gaps.first(where: {
        $0.unreachable == slot.index
          && ($0.luminosity == .dark ? "dark" : "light") == finding.variant
      })
    else { return nil }
    return increase(gap, gap.luminosity, in: subject)
  }

  private static func increase(
    _ gap: HighContrast.Gap, _ luminosity: ColorTraits.Luminosity, in subject: MendSubject
  ) -> Mend? {
    let target = SlotTraits(idiom: gap.idiom, luminosity: luminosity, contrast: .high)
    return add(target, from: gap.answering, to: subject) { color in
      if subject.isShade { return nil }
      let increased = subject.adapted.increased(color, isDark: gap.luminosity == .dark)
      // Black and white have nowhere to go.
      return isNear(increased, to: color) ? nil : increased
    }
  }

  static let noAnySlot: Make = { subject, finding in
    guard let slot = subject.slot(at: finding.location.position), slot.slot.hasValue else {
      return nil
    }
    return add(SlotTraits(idiom: slot.slot.traits.idiom), from: slot.index, to: subject) { $0 }
  }

  /// Adds a slot for some conditions with a color that is made of a slot's, for each gamut that the slot is there for.
  private static func add(
    _ target: SlotTraits, from source: Int, to subject: MendSubject,
    color: (ColorComponents) -> ColorComponents?
  ) -> Mend? {
    guard let colorSet = subject.colorSet else { return nil }
    let original = colorSet.slots[source]
    // What answers no request would not do so as a copy either.
    guard original.isReachable else { return nil }
    let others = colorSet.slots.indices.filter {
      var traits = colorSet.slots[$0].traits
      traits.gamut = original.traits.gamut
      return $0 != source && colorSet.slots[$0].hasValue && traits == original.traits
        && colorSet.slots[$0].traits.gamut != original.traits.gamut
        && colorSet.slots[$0].isUnconditional
    }
    var slots: [NewSlot] = []
    for index in ([source] + others).sorted() {
      var new = NewSlot(source: index, traits: target)
      new.traits.gamut = colorSet.slots[index].traits.gamut
      if case .components(let old) = colorSet.slots[index].value {
        guard let changed = color(old) else { continue }
        new.color = changed
      }
      slots.append(new)
    }
    return subject.add(slots).map { Mend(isSafe: false, edits: $0) }
  }
}
