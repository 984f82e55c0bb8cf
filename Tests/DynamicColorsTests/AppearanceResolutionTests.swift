import DynamicColors
import Testing

/// Which slot of a table answers, for all 64 combinations of slots and all requests.
///
/// A color of ``Appearances`` is named by six digits, 1 for a slot that it has, in Xcode's order.
@Suite struct AppearanceResolutionTests {
  /// The slots in the order of the digits.
  static let slots = ["any", "light", "dark", "high", "light+high", "dark+high"]

  /// What UIKit tries for each style and contrast, the first hit wins.
  static let order: [(request: ColorTraits, slots: String)] = [
    (.darkHighContrast, "dark+high, dark, high, any"),
    (.dark, "dark, any"),
    (.lightHighContrast, "light+high, light, high, any"),
    (.light, "light, any"),
    (ColorTraits(contrast: .high), "high, any"),
    (ColorTraits(), "any"),
  ]

  /// The slot that answers, by its name.
  static func answer(of name: String, to request: ColorTraits) throws -> String? {
    // The color set without slots is blank and has only its member.
    let color = name == "000000" ? Appearances._000000 : try #require(Appearances[name])
    return color.slotNumber(for: request).map { slots[$0 - 1] }
  }

  /// The name of the color that has some slots.
  static func name(_ present: String...) -> String {
    slots.map { present.contains($0) ? "1" : "0" }.joined()
  }

  @Test("Every combination of slots answers every request by the lists", arguments: order.indices)
  func followsLists(row: Int) throws {
    let (request, slots) = Self.order[row]
    let wanted = slots.split(separator: ", ").map { Self.slots.firstIndex(of: String($0)) }
    for number in 0..<64 {
      let name = String(String(64 + number, radix: 2).dropFirst())
      let digits = Array(name)
      let hit = wanted.compactMap { $0 }.first { digits[$0] == "1" }
      #expect(try Self.answer(of: name, to: request) == hit.map { Self.slots[$0] }, "\(name)")
    }
  }

  @Test("The lists state every request once")
  func listsAreComplete() {
    #expect(Set(Self.order.map(\.request)) == Set(ColorTraits.appearances))
    #expect(Self.order.count == 6)
  }

  @Test("Luminosity comes before contrast")
  func luminosityBeforeContrast() throws {
    let dark = Self.name("any", "dark")
    #expect(try Self.answer(of: dark, to: .darkHighContrast) == "dark")
    #expect(try Self.answer(of: dark, to: .lightHighContrast) == "any")
    let high = Self.name("any", "high")
    #expect(try Self.answer(of: high, to: .darkHighContrast) == "high")
    #expect(try Self.answer(of: high, to: .dark) == "any")
    let both = Self.name("any", "dark", "high")
    #expect(try Self.answer(of: both, to: .darkHighContrast) == "dark")
    #expect(try Self.answer(of: both, to: .lightHighContrast) == "high")
    let light = Self.name("any", "light", "light+high")
    #expect(try Self.answer(of: light, to: .lightHighContrast) == "light+high")
    #expect(try Self.answer(of: light, to: .darkHighContrast) == "any")
  }

  @Test("Where increased contrast has no value, the normal value of the scheme answers")
  func highContrastFallsBack() throws {
    for number in 1..<64 {
      let name = String(String(64 + number, radix: 2).dropFirst())
      for (normal, high) in [
        (ColorTraits.light, ColorTraits.lightHighContrast), (.dark, .darkHighContrast),
      ] {
        let usual = try Self.answer(of: name, to: normal)
        let contrasty = try Self.answer(of: name, to: high)
        if contrasty?.hasSuffix("high") != true { #expect(contrasty == usual, "\(name)") }
        // What has a value stays visible.
        if usual != nil { #expect(contrasty != nil, "\(name)") }
      }
    }
  }

  @Test("A request for one scheme never gets a value of the other, whatever the color set has")
  func schemesStayApart() throws {
    for number in 1..<64 {
      let name = String(String(64 + number, radix: 2).dropFirst())
      for request in ColorTraits.appearances {
        let answer = try Self.answer(of: name, to: request) ?? ""
        if request.luminosity != .dark { #expect(!answer.hasPrefix("dark"), "\(name)") }
        if request.luminosity != .light { #expect(!answer.hasPrefix("light"), "\(name)") }
        if request.contrast == .normal { #expect(!answer.hasSuffix("high"), "\(name)") }
      }
    }
  }

  @Test("Asking for light explicitly gives the light value and not that of any appearance")
  func explicitLight() throws {
    let name = Self.name("any", "light", "dark")
    #expect(try Self.answer(of: name, to: .light) == "light")
    #expect(try Self.answer(of: name, to: .dark) == "dark")
    #expect(try Self.answer(of: name, to: ColorTraits()) == "any")
  }
}
