import DynamicColors
import Testing

/// Which slot of a table answers for a device, a gamut and a locale.
@Suite struct DeviceResolutionTests {
  /// The number of the slot of a color of ``Devices`` that answers.
  static func answer(_ name: String, _ traits: ColorTraits) throws -> Int? {
    try #require(Devices[name], "\(name)").slotNumber(for: traits)
  }

  @Test("Each device gets its own slot", arguments: ColorTraits.Idiom.allCases)
  func exactDevice(idiom: ColorTraits.Idiom) throws {
    let slots: [ColorTraits.Idiom: Int] = [
      .universal: 1, .iphone: 2, .ipad: 3, .macCatalyst: 4, .mac: 5, .tv: 6, .watch: 7, .car: 8,
      .vision: 9,
    ]
    #expect(try Self.answer("Idioms", ColorTraits(idiom: idiom)) == slots[idiom])
  }

  @Test("A device without a slot gets the universal one, Mac Catalyst that for iPad before")
  func universalAnswers() throws {
    for idiom in ColorTraits.Idiom.allCases {
      let isPad = idiom == .ipad || idiom == .macCatalyst
      #expect(try Self.answer("iPad", ColorTraits(idiom: idiom)) == (isPad ? 3 : 1))
      #expect(try Self.answer("iPad Only", ColorTraits(idiom: idiom)) == (isPad ? 3 : nil))
      #expect(
        try Self.answer("Phone Only", ColorTraits(idiom: idiom)) == (idiom == .iphone ? 2 : nil))
    }
  }

  @Test("The appearance decides before the device does")
  func appearanceBeforeDevice() throws {
    #expect(try Self.answer("Dark For All", ColorTraits(luminosity: .dark, idiom: .iphone)) == 2)
    #expect(try Self.answer("Dark For All", ColorTraits(luminosity: .light, idiom: .iphone)) == 3)
    #expect(try Self.answer("Dark For All", ColorTraits(luminosity: .light, idiom: .ipad)) == 1)
  }

  @Test("On Apple Vision its own slot comes before all others, whatever the appearance")
  func visionComesFirst() throws {
    for appearance in ColorTraits.appearances {
      var request = appearance
      request.idiom = .vision
      #expect(try Self.answer("Vision", request) == 4)
    }
    #expect(try Self.answer("Vision", .dark) == 2)
    #expect(try Self.answer("Vision", ColorTraits(luminosity: .dark, idiom: .iphone)) == 2)
  }

  @Test("A slot for Apple Vision varies by contrast and never by luminosity")
  func visionIgnoresLuminosity() throws {
    for luminosity in ColorTraits.Luminosity.allCases {
      let normal = ColorTraits(luminosity: luminosity, idiom: .vision)
      let high = ColorTraits(luminosity: luminosity, contrast: .high, idiom: .vision)
      #expect(try Self.answer("Vision High", normal) == 2)
      #expect(try Self.answer("Vision High", high) == 3)
      #expect(try Self.answer("Vision Dark Only", normal) == 1)
    }
  }

  @Test("The gamut asked for answers before a slot without one, and that before the other gamut")
  func gamutOrder() throws {
    let sRGB = ColorTraits(gamut: .sRGB)
    let wide = ColorTraits(gamut: .displayP3)
    #expect(try Self.answer("Gamuts", sRGB) == 2)
    #expect(try Self.answer("Gamuts", wide) == 3)
    #expect(try Self.answer("Gamut P3 Or None", sRGB) == 1)
    #expect(try Self.answer("Gamut P3 Or None", wide) == 3)
    #expect(try Self.answer("Gamut P3", sRGB) == 3)
    #expect(try Self.answer("Gamut P3", wide) == 3)
  }

  @Test("A color set split by gamut gives each display its own value")
  func gamutSplit() throws {
    #expect(try Self.answer("Gamut Split", ColorTraits(gamut: .sRGB)) == 2)
    #expect(try Self.answer("Gamut Split", ColorTraits(gamut: .displayP3)) == 3)
    #expect(try Self.answer("Night", .light) == 1)
    #expect(try Self.answer("Night", ColorTraits(luminosity: .light, gamut: .displayP3)) == 2)
    #expect(try Self.answer("Night", .dark) == 3)
    #expect(try Self.answer("Night", ColorTraits(luminosity: .dark, gamut: .displayP3)) == 4)
  }

  @Test("The device decides before the gamut does")
  func deviceBeforeGamut() throws {
    for gamut in ColorTraits.Gamut.allCases {
      #expect(try Self.answer("Gamut Devices", ColorTraits(gamut: gamut, idiom: .iphone)) == 2)
      #expect(try Self.answer("Gamut Devices", ColorTraits(gamut: gamut, idiom: .ipad)) == 3)
      #expect(try Self.answer("Gamut Devices", ColorTraits(gamut: gamut, idiom: .mac)) == 1)
    }
  }

  @Test("A slot of a locale answers only a request for exactly that locale, before the others")
  func locales() throws {
    let slots: [(String?, Int)] = [
      (nil, 1), ("de", 2), ("pt-BR", 3), ("pt", 1), ("pt-BRX", 1), ("DE", 1), ("d", 1), ("", 1),
    ]
    for (locale, slot) in slots {
      #expect(
        try Self.answer("Locales", ColorTraits(locale: locale)) == slot, "\(locale ?? "none")")
    }
    #expect(try Self.answer("German Only", ColorTraits(locale: "de")) == 2)
    #expect(try Self.answer("German Only", ColorTraits(locale: "fr")) == nil)
    #expect(try Self.answer("German Only", ColorTraits()) == nil)
  }

  @Test("The appearance decides before the locale does, and the locale before the device")
  func localeBetweenAppearanceAndDevice() throws {
    let german = ColorTraits(idiom: .iphone, locale: "de")
    #expect(try Self.answer("Locale And Device", german) == 2)
    #expect(try Self.answer("Locale And Device", ColorTraits(idiom: .iphone)) == 1)
    #expect(try Self.answer("Locale And Device", ColorTraits(luminosity: .dark, locale: "de")) == 3)
  }

  @Test("A blank slot counts as absent")
  func blankSlots() throws {
    #expect(try Self.answer("Blank Dark", .dark) == 1)
    #expect(try Self.answer("Blank Dark", .darkHighContrast) == 3)
    #expect(try Self.answer("Blank High", .lightHighContrast) == 1)
    #expect(try Self.answer("Blank High", .darkHighContrast) == 2)
  }

  @Test("A slot for a device that no request can state never answers")
  func unknownDevice() throws {
    for idiom in ColorTraits.Idiom.allCases {
      #expect(try Self.answer("Unknown Device", ColorTraits(idiom: idiom)) == nil)
      #expect(try Self.answer("Unknown Device", ColorTraits(luminosity: .dark, idiom: idiom)) == 2)
    }
  }

  @Test("The elevated partner answers on an elevated surface only, by the same order")
  func elevated() throws {
    #expect(try Self.answer("Panel/Base", .light) == 1)
    #expect(try Self.answer("Panel/Base", .dark) == 2)
    #expect(try Self.answer("Panel/Base", ColorTraits(level: .elevated)) == 11)
    let dark = ColorTraits(luminosity: .dark, contrast: .high, level: .elevated)
    #expect(try Self.answer("Panel/Base", dark) == 12)
    #expect(try Self.answer("Panel/Base Elevated", dark) == 12)
    #expect(try Self.answer("Panel/Base Elevated", .dark) == 12)
  }

  @Test("Where the partner has no value for a request, the color itself answers")
  func elevatedFallsBack() throws {
    #expect(try Self.answer("Panel/Phone", ColorTraits(idiom: .iphone, level: .elevated)) == 11)
    #expect(try Self.answer("Panel/Phone", ColorTraits(idiom: .mac, level: .elevated)) == 1)
    #expect(try Self.answer("Panel/Hollow", ColorTraits(level: .elevated)) == 1)
  }

  @Test("The partner of a partner does not answer")
  func elevatedTakesOneStep() throws {
    #expect(try Self.answer("First", ColorTraits(level: .elevated)) == 2)
    #expect(try Self.answer("Second", ColorTraits(level: .elevated)) == 3)
    #expect(try Self.answer("Third", ColorTraits(level: .elevated)) == 3)
  }

  @Test("A blank color stays blank, also when its elevated partner is not")
  func blankStaysBlank() {
    #expect(Devices["Panel/Ghost"] == nil)
    #expect(Devices.Panel.ghost.resolved(for: ColorTraits(level: .elevated)) == nil)
    #expect(throws: ColorLookupError.blank(name: "Panel/Ghost")) {
      try Devices.color(named: "Panel/Ghost")
    }
  }
}
