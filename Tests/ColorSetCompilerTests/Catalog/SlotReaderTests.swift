import ColorSetCompiler
import DynamicColors
import Testing

/// The conditions of a slot.
@Suite struct SlotReaderTests {
  @Test(
    "Every idiom is read",
    arguments: [
      ("universal", ColorTraits.Idiom.universal), ("iphone", .iphone), ("ipad", .ipad),
      ("mac", .mac), ("tv", .tv), ("watch", .watch), ("car", .car), ("vision", .vision),
    ])
  func readsIdioms(_ name: String, _ idiom: ColorTraits.Idiom) throws {
    let reading = try ColorSetReading(slots: ["{\"idiom\":\"\(name)\"}"])
    #expect(reading.lines == [])
    #expect(reading.slots.map(\.traits) == [SlotTraits(idiom: idiom)])
  }

  @Test("The subtype mac-catalyst of an iPad is a device of its own")
  func readsMacCatalyst() throws {
    let reading = try ColorSetReading(slots: [
      "{\"idiom\":\"ipad\",\"subtype\":\"mac-catalyst\"}",
      "{\"subtype\":\"mac-catalyst\",\"idiom\":\"ipad\"}", "{\"idiom\":\"ipad\"}",
    ])
    #expect(reading.lines == [])
    #expect(reading.slots.map(\.traits.idiom) == [.macCatalyst, .macCatalyst, .ipad])
    #expect(reading.slots.map(\.isReachable) == [true, true, true])
  }

  @Test("The idiom of early betas of Xcode 15 is read as vision, with a warning")
  func readsReality() throws {
    let reading = try ColorSetReading(slots: ["{\"idiom\":\"reality\"}"])
    #expect(
      reading.lines == [
        "2:10: warning: color 'Set': 'reality' is what early betas of Xcode 15 wrote; write "
          + "'vision' (unknown-idiom)"
      ])
    #expect(reading.slots.map(\.traits.idiom) == [.vision])
  }

  @Test(
    "Conditions that are not known are warnings, and their slots are kept but answer nothing",
    arguments: [
      (
        "\"idiom\":@\"iPhone\"",
        "no color is looked up for the idiom 'iPhone'; did you mean 'iphone'? (unknown-idiom)"
      ),
      (
        "\"idiom\":@\"ios-marketing\"",
        "no color is looked up for the idiom 'ios-marketing'; use one of universal, iphone, ipad, "
          + "mac, tv, watch, car, vision (unknown-idiom)"
      ),
      (
        "\"idiom\":\"ipad\",\"subtype\":@\"retina4\"",
        "the slot answers no request: the only subtype of a color is 'mac-catalyst', with the "
          + "idiom 'ipad', not 'retina4' (unknown-subtype)"
      ),
      (
        "\"display-gamut\":@\"display-p3\"",
        "the slot answers no request: 'display-p3' is not a display gamut; did you mean "
          + "'display-P3'? (unknown-gamut)"
      ),
      (
        "\"display-gamut\":@\"srgb\"",
        "the slot answers no request: 'srgb' is not a display gamut; did you mean 'sRGB'? "
          + "(unknown-gamut)"
      ),
      (
        "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":@\"tinted\"}]",
        "the slot answers no request: colors have no appearance 'luminosity' 'tinted'; tinted is "
          + "for app icons only (unknown-appearance)"
      ),
      (
        "\"appearances\":[{\"appearance\":\"contrast\",\"value\":@\"normal\"}]",
        "the slot answers no request: colors have no appearance 'contrast' 'normal'; leave the "
          + "appearance out for normal contrast (unknown-appearance)"
      ),
      (
        "\"appearances\":[{\"value\":@\"dark\",\"appearance\":\"Luminosity\"}]",
        "the slot answers no request: colors have no appearance 'Luminosity' 'dark'; use "
          + "luminosity light or dark, or contrast high (unknown-appearance)"
      ),
    ])
  func reportsUnknownConditions(_ members: String, _ message: String) throws {
    let marked = try MarkedText("{\(members)}")
    let reading = try ColorSetReading(slots: [marked.text, "{}"])
    #expect(
      reading.lines == ["2:\(marked.position.column): warning: color 'Set': \(message)"])
    #expect(reading.slots.map(\.isReachable) == [false, true])
  }

  @Test("A subtype without an iPad answers nothing")
  func reportsSubtypeElsewhere() throws {
    let reading = try ColorSetReading(slots: ["{\"idiom\":\"mac\",\"subtype\":\"mac-catalyst\"}"])
    #expect(
      reading.lines == [
        "2:26: warning: color 'Set': the slot answers no request: the only subtype of a color is "
          + "'mac-catalyst', with the idiom 'ipad', not 'mac-catalyst' (unknown-subtype)"
      ])
    #expect(reading.slots.map(\.isReachable) == [false])
  }

  @Test("Gamuts are read, whatever the space of the color")
  func readsGamuts() throws {
    let reading = try ColorSetReading(slots: [
      "{\"display-gamut\":\"sRGB\"}", "{\"display-gamut\":\"display-P3\"}", "{}",
      "{\"display-gamut\":\"sRGB\"," + ContentsText.slot(space: "display-p3").dropFirst(),
      "{\"display-gamut\":\"display-P3\"," + ContentsText.slot(space: "srgb").dropFirst(),
    ])
    #expect(reading.lines == [])
    #expect(
      reading.slots.map(\.traits.gamut) == [.sRGB, .displayP3, nil, .sRGB, .displayP3])
    #expect(reading.components.map { $0?.space } == [nil, nil, nil, .displayP3, .sRGB])
  }

  @Test("A locale is kept as it is written")
  func readsLocales() throws {
    let reading = try ColorSetReading(slots: [
      "{\"locale\":\"pt-BR\"}", "{\"locale\":\"de\"}", "{}",
    ])
    #expect(reading.lines == [])
    #expect(reading.slots.map(\.locale) == ["pt-BR", "de", nil])
    #expect(!reading.slots[0].hasSameConditions(as: reading.slots[1]))
    #expect(!reading.slots[0].hasSameConditions(as: reading.slots[2]))
  }

  @Test("All six appearances are read, in either order of their parts")
  func readsAppearances() throws {
    let light = "{\"appearance\":\"luminosity\",\"value\":\"light\"}"
    let dark = "{\"value\":\"dark\",\"appearance\":\"luminosity\"}"
    let high = "{\"appearance\":\"contrast\",\"value\":\"high\"}"
    let lists = ["", light, dark, high, "\(light),\(high)", "\(dark),\(high)", "\(high),\(dark)"]
    let reading = try ColorSetReading(slots: lists.map { "{\"appearances\":[\($0)]}" })
    #expect(reading.lines == [])
    #expect(
      reading.slots.map(\.traits) == [
        SlotTraits(), SlotTraits(luminosity: .light), SlotTraits(luminosity: .dark),
        SlotTraits(contrast: .high), SlotTraits(luminosity: .light, contrast: .high),
        SlotTraits(luminosity: .dark, contrast: .high),
        SlotTraits(luminosity: .dark, contrast: .high),
      ])
  }

  @Test("Two appearances of one kind contradict each other")
  func reportsContradictions() throws {
    let light = "{\"appearance\":\"luminosity\",\"value\":\"light\"}"
    let dark = "{\"appearance\":\"luminosity\",\"value\":\"dark\"}"
    let reading = try ColorSetReading(slots: ["{\"appearances\":[\(light),\(dark)]}"])
    #expect(
      reading.lines == [
        "2:75: warning: color 'Set': the slot answers no request: it is for light and for dark; "
          + "take one of them out (unknown-appearance)"
      ])
  }

  @Test("Places of slots are exact, and their order is that of the file")
  func keepsPlaces() throws {
    let reading = try ColorSetReading(
      "{ \"info\" : {},\r\n \"colors\" : [ {\"idiom\":\"mac\"}, { \"idiom\":\"tv\" },\r\n\r\n"
        + "\t{\"idiom\":\"watch\"\r\n},{\r\n\"idiom\":\"car\"}]}")
    #expect(reading.lines == [])
    #expect(reading.slots.map(\.traits.idiom) == [.mac, .tv, .watch, .car])
    #expect(
      reading.slots.map { "\($0.position.line):\($0.position.column)" }
        == ["2:15", "2:32", "4:2", "5:3"])
  }

  @Test("Conditions of up to 200 bytes are kept, longer ones are errors")
  func limitsTexts() throws {
    let texts = [200, 201].map { String(repeating: "x", count: $0) }
    let reading = try ColorSetReading(slots: texts.map { "{\"locale\":\"\($0)\"}" })
    #expect(reading.slots.map { $0.locale?.count } == [200, nil])
    #expect(
      reading.lines == [
        "3:11: error: color 'Set', any appearance: 'locale' is longer than 200 bytes; shorten it "
          + "(wrong-type)"
      ])
  }
}
