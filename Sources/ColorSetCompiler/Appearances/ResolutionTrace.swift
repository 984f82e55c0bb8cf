package import DynamicColors

/// Why a slot of a color set answers a request: the appearances that are tried, in their order, and what is found for each.
package struct ResolutionTrace: Sendable {
  /// What is found for an appearance.
  package enum Outcome: Sendable, Equatable {
    /// The slot of this index answers.
    case answers(Int)
    /// There are slots, and none of them has a color.
    case blank([Int])
    /// There are slots, for other devices, locales or in ways that no request can state.
    case unfit([Int])
    /// There is no slot.
    case absent
  }

  /// An appearance that is tried.
  package struct Step: Sendable, Equatable {
    /// Light, dark, or any.
    package var luminosity: ColorTraits.Luminosity
    /// Whether it is for increased contrast.
    package var contrast: ColorTraits.Contrast
    /// Whether only slots for Apple Vision are tried, which come before all others there.
    package var isForVision: Bool
    /// What is found.
    package var outcome: Outcome
  }

  /// The appearances up to the one that answers, or all of them.
  package private(set) var steps: [Step] = []

  /// The index of the slot that answers, nil when none does.
  package var slot: Int? {
    if case .answers(let slot)? = steps.last?.outcome { return slot }
    return nil
  }

  /// Follows the order in which the slots of a color set answer a request.
  package init(_ colorSet: ColorSet, for traits: ColorTraits) {
    var rounds: [Bool] = [false]
    if traits.idiom == .vision { rounds.insert(true, at: 0) }
    for isForVision in rounds {
      for (luminosity, contrast) in Self.order(for: traits) {
        // The slots of Apple Vision never vary by luminosity.
        if isForVision, luminosity != .unspecified { continue }
        let outcome = Self.outcome(
          colorSet, traits,
          slots: colorSet.slots.indices.filter {
            let slot = colorSet.slots[$0].traits
            return slot.luminosity == luminosity && slot.contrast == contrast
              && (traits.idiom != .vision || (slot.idiom == .vision) == isForVision)
          })
        steps.append(
          Step(
            luminosity: luminosity, contrast: contrast, isForVision: isForVision, outcome: outcome))
        if case .answers = outcome { return }
      }
    }
  }

  /// The appearances that answer a request, the best one first.
  private static func order(
    for traits: ColorTraits
  ) -> [(ColorTraits.Luminosity, ColorTraits.Contrast)] {
    let luminosities: [ColorTraits.Luminosity] =
      traits.luminosity == .unspecified ? [.unspecified] : [traits.luminosity, .unspecified]
    let contrasts: [ColorTraits.Contrast] = traits.contrast == .high ? [.high, .normal] : [.normal]
    return luminosities.flatMap { luminosity in contrasts.map { (luminosity, $0) } }
  }

  /// What the slots of one appearance give; which of several answers is the runtime's own decision.
  private static func outcome(
    _ colorSet: ColorSet, _ traits: ColorTraits, slots: [Int]
  ) -> Outcome {
    if slots.isEmpty { return .absent }
    let fit = slots.filter { colorSet.slots[$0].canAnswer(traits) }
    if fit.isEmpty { return .unfit(slots) }
    let filled = fit.filter { colorSet.slots[$0].hasValue }
    guard !filled.isEmpty else { return .blank(fit) }
    let index = Resolution.slotIndex(
      in: SlotList(filled.map { colorSet.slots[$0] }), for: traits)
    return index.map { .answers(filled[$0]) } ?? .unfit(fit)
  }
}

extension Slot {
  /// Whether the slot's conditions let it answer a request if it has a color and no other slot fits better.
  fileprivate func canAnswer(_ request: ColorTraits) -> Bool {
    let fit = locale.map { $0 == request.locale }
    return isReachable && traits.rank(for: request, localeFit: fit) != nil
  }
}
