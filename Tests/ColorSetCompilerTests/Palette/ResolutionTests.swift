import ColorSetCompiler
import DynamicColors
import Testing

/// The order in which the slots of a color set answer, beside an independent statement of it.
@Suite struct ResolutionTests {
  /// What UIKit tries for each style and contrast, the first hit wins, as lists of slots.
  static let order: [(request: ColorTraits, slots: [String])] = [
    (.darkHighContrast, ["dark high", "dark", "high", "any"]),
    (.dark, ["dark", "any"]),
    (.lightHighContrast, ["light high", "light", "high", "any"]),
    (.light, ["light", "any"]),
    (ColorTraits(contrast: .high), ["high", "any"]),
    (ColorTraits(), ["any"]),
  ]

  /// The 64 color sets with every combination of slots, the other slots absent or blank.
  static func colorSets(withBlanks: Bool) throws -> [(present: Set<String>, colorSet: ColorSet)] {
    var colorSets: [String: [String]] = [:]
    var present: [String: Set<String>] = [:]
    for number in 0..<64 {
      let here = SlotWords.appearances.indices.filter { number >> $0 & 1 == 1 }
      let slots = SlotWords.appearances.indices.filter { withBlanks || here.contains($0) }
      colorSets["\(number)"] = slots.map { index in
        (here.contains(index) ? "\(index + 1) " : "") + SlotWords.appearances[index]
      }
      present["\(number)"] = Set(here.map { SlotWords.appearances[$0] })
    }
    let palette = try ScratchCatalog.palette(colorSets)
    return palette.colors.map {
      let colorSet = palette.colorSet(of: $0)
      return (present[colorSet.name] ?? [], colorSet)
    }
  }

  /// The words of the slot that answers, read from its value, which holds the slot's place.
  static func answer(of colorSet: ColorSet, to request: ColorTraits) -> String? {
    guard let index = colorSet.slotIndex(for: request),
      case .components(let color) = colorSet.slots[index].value
    else { return nil }
    return SlotWords.appearances[Int((color.red * 255).rounded()) - 1]
  }

  @Test("Every combination of slots answers every request by the lists", arguments: order.indices)
  func followsLists(row: Int) throws {
    let (request, slots) = Self.order[row]
    for withBlanks in [false, true] {
      let colorSets = try Self.colorSets(withBlanks: withBlanks)
      #expect(colorSets.count == 64)
      for (present, colorSet) in colorSets {
        let wanted = slots.first { present.contains($0) }
        #expect(Self.answer(of: colorSet, to: request) == wanted, "\(present.sorted())")
        var reversed = colorSet
        reversed.slots = SlotList(colorSet.slots.reversed())
        #expect(Self.answer(of: reversed, to: request) == wanted, "\(present.sorted()) reversed")
      }
    }
  }

  @Test("Of two slots with the same conditions the first that has a color answers")
  func firstOfEqualsAnswers() throws {
    let colorSet = try Self.colorSet(["dark", "1 dark", "2 dark", "3", "4"])
    #expect(colorSet.slotIndex(for: .dark) == 1)
    #expect(colorSet.slotIndex(for: .light) == 3)
  }

  @Test("A color set without a color answers nothing")
  func blankAnswersNothing() throws {
    for slots in [[], ["any"], ["any", "dark", "high"]] {
      let colorSet = try Self.colorSet(slots)
      #expect(colorSet.slotIndex(for: .darkHighContrast) == nil)
      #expect(colorSet.value(for: .darkHighContrast) == nil)
    }
  }

  @Test("A slot for a device that no request can state never answers")
  func unknownDeviceNeverAnswers() throws {
    let colorSet = try Self.colorSet(["1 fridge", "2 fridge dark", "3 dark"])
    for idiom in ColorTraits.Idiom.allCases {
      #expect(colorSet.slotIndex(for: ColorTraits(luminosity: .dark, idiom: idiom)) == 2)
      #expect(colorSet.slotIndex(for: ColorTraits(idiom: idiom)) == nil)
    }
  }

  @Test("A slot of a locale answers only a request for it, and then before those without")
  func localeAnswersOnlyItsOwn() throws {
    let colorSet = try Self.colorSet(["1", "2 locale=de", "3 dark", "4 locale=de P3"])
    #expect(colorSet.slotIndex(for: ColorTraits()) == 0)
    #expect(colorSet.slotIndex(for: ColorTraits(locale: "de")) == 1)
    #expect(colorSet.slotIndex(for: ColorTraits(gamut: .displayP3, locale: "de")) == 3)
    #expect(colorSet.slotIndex(for: ColorTraits(locale: "fr")) == 0)
    #expect(colorSet.slotIndex(for: ColorTraits(locale: "de-AT")) == 0)
    // The appearance decides before the locale does.
    #expect(colorSet.slotIndex(for: ColorTraits(luminosity: .dark, locale: "de")) == 2)
  }

  @Test("The appearance decides before the device does, and the device before the gamut")
  func appearanceBeforeDeviceBeforeGamut() throws {
    let colorSet = try Self.colorSet(["1 iphone", "2 dark", "3 P3", "4 iphone sRGB"])
    let phone = ColorTraits(gamut: .displayP3, idiom: .iphone)
    #expect(colorSet.slotIndex(for: phone) == 0)
    #expect(colorSet.slotIndex(for: ColorTraits(luminosity: .dark, idiom: .iphone)) == 1)
    #expect(colorSet.slotIndex(for: ColorTraits(gamut: .displayP3)) == 2)
    #expect(colorSet.slotIndex(for: ColorTraits(idiom: .iphone)) == 3)
  }

  @Test("The value is that of the slot, nothing converted or clamped")
  func valueIsThatOfTheSlot() throws {
    let colorSet = try Self.colorSet([
      #"space=extended-srgb,"1.093","-0.227","0x80","0.5""#, "system=osx,textColor dark",
    ])
    #expect(
      colorSet.value(for: .light)
        == .components(
          ColorComponents(
            space: .extendedSRGB, red: 1.093, green: -0.227, blue: 128.0 / 255, alpha: 0.5)))
    #expect(
      colorSet.value(for: .dark) == .system(SystemColor(platform: .macOS, name: "textColor")))
  }

  /// A color set of its own.
  static func colorSet(_ slots: [String]) throws -> ColorSet {
    let palette = try ScratchCatalog.palette(["Color": slots])
    return palette.colorSet(of: try #require(palette.colors.first))
  }
}

/// Which color set answers on an elevated surface.
@Suite struct ElevatedResolutionTests {
  /// The red byte of a color's answer.
  static func red(
    _ name: String, _ luminosity: ColorTraits.Luminosity, of palette: Palette,
    level: ColorTraits.Level = .elevated, idiom: ColorTraits.Idiom = .universal
  ) throws -> Int? {
    let color = palette.colors[try #require(palette.index(ofColorNamed: name))]
    let traits = ColorTraits(luminosity: luminosity, idiom: idiom, level: level)
    guard case .components(let value) = palette.value(of: color, for: traits) else { return nil }
    return Int((value.red * 255).rounded())
  }

  @Test("The partner answers on an elevated surface only, by the same order")
  func partnerAnswers() throws {
    let palette = try ScratchCatalog.palette(
      ["Base": ["1", "2 dark"], "Raised": ["3", "4 dark"]], elevated: [("Base", "Raised")])
    #expect(try Self.red("Base", .light, of: palette, level: .base) == 1)
    #expect(try Self.red("Base", .dark, of: palette, level: .base) == 2)
    #expect(try Self.red("Base", .light, of: palette) == 3)
    #expect(try Self.red("Base", .dark, of: palette) == 4)
    #expect(try Self.red("Raised", .dark, of: palette) == 4)
  }

  @Test("The color itself answers where its partner has nothing for the request")
  func fallsBackToItself() throws {
    let palette = try ScratchCatalog.palette(
      ["Base": ["1", "2 dark"], "Raised": ["3 iphone"]], elevated: [("Base", "Raised")])
    #expect(try Self.red("Base", .dark, of: palette) == 2)
    #expect(try Self.red("Base", .dark, of: palette, idiom: .iphone) == 3)
  }

  @Test("The partner of a partner does not answer")
  func takesOneStep() throws {
    let palette = try ScratchCatalog.palette(
      ["First": ["1"], "Second": ["2"], "Third": ["3"]],
      elevated: [("First", "Second"), ("Second", "Third"), ("Third", "First")])
    #expect(try Self.red("First", .light, of: palette) == 2)
    #expect(try Self.red("Second", .light, of: palette) == 3)
    #expect(try Self.red("Third", .light, of: palette) == 1)
  }

  @Test("A blank color answers nothing on any surface, as in generated code")
  func blankStaysBlank() throws {
    let palette = try ScratchCatalog.palette(
      ["Base": ["any"], "Raised": ["3"]], elevated: [("Base", "Raised")])
    #expect(try Self.red("Base", .light, of: palette, level: .base) == nil)
    let red = try Self.red("Base", .light, of: palette)
    #expect(red == nil)
  }
}
