import DynamicColors
import Testing

@testable import ColorSetCompiler

/// Why a slot answers, in words, beside the independent statement of the order in ``ResolutionTests``.
@Suite struct ResolutionTraceTests {
  /// How the trace calls the slots of that statement.
  private static let words = [
    "dark high": "dark, high contrast", "light high": "light, high contrast",
    "high": "high contrast", "any": "any appearance", "light": "light", "dark": "dark",
  ]

  @Test(
    "For every combination of slots the words tell the order tried, and the slot that answers",
    arguments: ResolutionTests.order.indices)
  func followsLists(row: Int) throws {
    let (request, order) = ResolutionTests.order[row]
    for withBlanks in [false, true] {
      for (present, colorSet) in try ResolutionTests.colorSets(withBlanks: withBlanks) {
        let trace = ResolutionTrace(colorSet, for: request)
        #expect(trace.slot == colorSet.slotIndex(for: request))
        var expected: [String] = []
        for slot in order {
          let words = try #require(Self.words[slot])
          let index = colorSet.slots.firstIndex { $0.words == words }
          let place = index.map { index in
            let position = colorSet.slots[index].position
            return "(\(position.line):\(position.column))"
          }
          if present.contains(slot) {
            expected.append("\(words): answers \(place ?? "")")
            break
          }
          expected.append(words + (withBlanks ? ": blank \(place ?? "")" : ": no slot"))
        }
        #expect(trace.lines(colorSet) == expected, "\(present.sorted())")
      }
    }
  }

  @Test("Slots of devices, gamuts and locales are told, also where they are for something else")
  func conditions() throws {
    let colorSet = try ResolutionTests.colorSet([
      "1", "2 iphone", "3 P3", "4 locale=de", "5 fridge dark", "6 ipad dark",
    ])
    let lines = { (traits: ColorTraits) in
      ResolutionTrace(colorSet, for: traits).lines(colorSet).map { line in
        line.replacing(/\d+:\d+/, with: "#")
      }
    }
    #expect(
      lines(.dark) == [
        "dark: only for unknown device 'fridge' (#); ipad (#)",
        "any appearance: answers (#)",
      ])
    #expect(
      lines(ColorTraits(luminosity: .dark, idiom: .ipad)) == ["dark: answers (#, ipad)"])
    #expect(lines(ColorTraits(idiom: .iphone)) == ["any appearance: answers (#, iphone)"])
    #expect(lines(ColorTraits(locale: "de")) == ["any appearance: answers (#, locale 'de')"])
    #expect(lines(ColorTraits(gamut: .displayP3)) == ["any appearance: answers (#, display-P3)"])
  }

  @Test("Every request gets the slot that answers in generated code, on every device")
  func agrees() throws {
    let colorSet = try ResolutionTests.colorSet([
      "1", "2 dark", "3 iphone high", "4 vision", "5 vision dark", "6 mac dark high", "7 P3 light",
      "8 locale=de ipad", "dark high",
    ])
    for idiom in ColorTraits.Idiom.allCases {
      for luminosity in [ColorTraits.Luminosity.unspecified, .light, .dark] {
        for contrast in [ColorTraits.Contrast.normal, .high] {
          for gamut in [ColorTraits.Gamut.sRGB, .displayP3] {
            for locale in [nil, "de"] {
              let traits = ColorTraits(
                luminosity: luminosity, contrast: contrast, gamut: gamut, idiom: idiom,
                locale: locale)
              #expect(
                ResolutionTrace(colorSet, for: traits).slot == colorSet.slotIndex(for: traits),
                "\(traits)")
            }
          }
        }
      }
    }
  }
}
