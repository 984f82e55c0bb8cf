import DynamicColors
import Testing

/// The rank of a slot, beside the same order written out as nested lists.
@Suite struct SlotTraitsTests {
  /// The conditions of a slot; its locale is only whether it is the one asked for.
  struct Conditions: Hashable {
    var traits: SlotTraits
    var localeFit: Bool?
  }

  /// The appearances that are tried for a request, the first hit wins.
  static func appearances(
    _ request: ColorTraits
  ) -> [(ColorTraits.Luminosity, ColorTraits.Contrast)] {
    switch (request.luminosity, request.contrast) {
    case (.dark, .high):
      [(.dark, .high), (.dark, .normal), (.unspecified, .high), (.unspecified, .normal)]
    case (.dark, .normal): [(.dark, .normal), (.unspecified, .normal)]
    case (.light, .high):
      [(.light, .high), (.light, .normal), (.unspecified, .high), (.unspecified, .normal)]
    case (.light, .normal): [(.light, .normal), (.unspecified, .normal)]
    case (.unspecified, .high): [(.unspecified, .high), (.unspecified, .normal)]
    case (.unspecified, .normal): [(.unspecified, .normal)]
    }
  }

  /// The devices that are tried for a request.
  static func idioms(_ request: ColorTraits) -> [ColorTraits.Idiom] {
    switch request.idiom {
    case .universal, .vision: [.universal]
    case .macCatalyst: [.macCatalyst, .ipad, .universal]
    default: [request.idiom, .universal]
    }
  }

  /// Every slot that fits a request, the best first.
  static func order(_ request: ColorTraits) -> [Conditions] {
    let gamuts: [ColorTraits.Gamut?] =
      request.gamut == .sRGB ? [.sRGB, nil, .displayP3] : [.displayP3, nil, .sRGB]
    var order: [Conditions] = []
    func add(
      _ appearance: (ColorTraits.Luminosity, ColorTraits.Contrast), _ idioms: [ColorTraits.Idiom]
    ) {
      for localeFit in [true, nil] {
        for idiom in idioms {
          for gamut in gamuts {
            let traits = SlotTraits(
              idiom: idiom, luminosity: appearance.0, contrast: appearance.1, gamut: gamut)
            order.append(Conditions(traits: traits, localeFit: localeFit))
          }
        }
      }
    }
    if request.idiom == .vision {
      if request.contrast == .high { add((.unspecified, .high), [.vision]) }
      add((.unspecified, .normal), [.vision])
    }
    for appearance in appearances(request) { add(appearance, idioms(request)) }
    return order
  }

  /// Every slot that can be stated.
  static let slots = ColorTraits.Idiom.allCases.flatMap { idiom in
    ColorTraits.Luminosity.allCases.flatMap { luminosity in
      ColorTraits.Contrast.allCases.flatMap { contrast in
        [nil, .sRGB, .displayP3].flatMap { (gamut: ColorTraits.Gamut?) in
          [nil, true, false].map { (localeFit: Bool?) in
            Conditions(
              traits: SlotTraits(
                idiom: idiom, luminosity: luminosity, contrast: contrast, gamut: gamut),
              localeFit: localeFit)
          }
        }
      }
    }
  }

  @Test("Every slot has its place for every request", arguments: ColorTraits.Idiom.allCases)
  func ranks(idiom: ColorTraits.Idiom) {
    #expect(Set(Self.slots).count == 9 * 3 * 2 * 3 * 3)
    for appearance in ColorTraits.appearances {
      for gamut in ColorTraits.Gamut.allCases {
        var request = appearance
        request.idiom = idiom
        request.gamut = gamut
        let ranked = Self.slots.compactMap { slot in
          slot.traits.rank(for: request, localeFit: slot.localeFit).map { (rank: $0, slot: slot) }
        }.sorted { $0.rank < $1.rank }
        #expect(ranked.map(\.slot) == Self.order(request), "\(request)")
        #expect(Set(ranked.map(\.rank)).count == ranked.count, "two ranks are equal: \(request)")
        #expect(ranked.allSatisfy { $0.rank >= 0 })
      }
    }
  }

  @Test("The level of a request and the name of its locale do not change a rank")
  func ignoresLevelAndLocale() {
    let slot = SlotTraits(luminosity: .dark)
    let plain = ColorTraits(luminosity: .dark)
    let other = ColorTraits(luminosity: .dark, level: .elevated, locale: "de")
    #expect(slot.rank(for: plain, localeFit: nil) == slot.rank(for: other, localeFit: nil))
  }
}
