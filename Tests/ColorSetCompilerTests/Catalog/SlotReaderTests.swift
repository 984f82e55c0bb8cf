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
          + "'vision' (legacy-idiom)"
      ])
    #expect(reading.slots.map(\.traits.idiom) == [.vision])
  }

  @Test(
    "Conditions that are not known are warnings, and their slots are kept but answer nothing",
    arguments: [
      (
        "\"idiom\":@\"iPhone\"",
        "the slot is never used: 'iPhone' is not an idiom of colors; did you mean 'iphone'? "
          + "(unknown-idiom)"
      ),
      (
        "\"idiom\":@\"mac-catalyst\"",
        "the slot is never used: 'mac-catalyst' is not an idiom of colors; "
          + "write \"idiom\" : \"ipad\", \"subtype\" : \"mac-catalyst\" (unknown-idiom)"
      ),
      (
        "\"idiom\":@\"macOS\"",
        "the slot is never used: 'macOS' is not an idiom of colors; did you mean 'mac'? "
          + "(unknown-idiom)"
      ),
      (
        "\"idiom\":@\"appletv\"",
        "the slot is never used: 'appletv' is not an idiom of colors; did you mean 'tv'? "
          + "(unknown-idiom)"
      ),
      (
        "\"idiom\":@\"tvos\"",
        "the slot is never used: 'tvos' is not an idiom of colors; did you mean 'tv'? "
          + "(unknown-idiom)"
      ),
      (
        "\"idiom\":@\"ios-marketing\"",
        "the slot is never used: 'ios-marketing' is not an idiom of colors; choose a device (universal, "
          + "iphone, ipad, mac, tv, watch, car, vision), or delete the slot (unknown-idiom)"
      ),
      (
        "\"idiom\":\"ipad\",\"subtype\":@\"retina4\"",
        "the slot is never used: 'retina4' is not a subtype of colors; take 'subtype' out "
          + "(unknown-subtype)"
      ),
      (
        "\"idiom\":\"ipad\",\"subtype\":@\"mac-catalist\"",
        "the slot is never used: 'mac-catalist' is not a subtype of colors; did you mean "
          + "'mac-catalyst'? (unknown-subtype)"
      ),
      (
        "\"idiom\":\"mac\",\"subtype\":@\"mac-catalyst\"",
        "the slot is never used: a slot for Mac Catalyst has the idiom 'ipad', this one has 'mac'; "
          + "write \"idiom\" : \"ipad\" (unknown-subtype)"
      ),
      (
        "\"subtype\":@\"mac-catalyst\"",
        "the slot is never used: a slot for Mac Catalyst has the idiom 'ipad', this one has "
          + "'universal'; write \"idiom\" : \"ipad\" (unknown-subtype)"
      ),
      (
        "\"display-gamut\":@\"display-p3\"",
        "the slot is never used: 'display-p3' is not a display gamut; did you mean 'display-P3'? "
          + "(unknown-gamut)"
      ),
      (
        "\"display-gamut\":@\"srgb\"",
        "the slot is never used: 'srgb' is not a display gamut; did you mean 'sRGB'? "
          + "(unknown-gamut)"
      ),
      (
        "\"display-gamut\":@\"rec2020\"",
        "the slot is never used: 'rec2020' is not a display gamut; use sRGB or display-P3 "
          + "(unknown-gamut)"
      ),
      (
        "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":@\"tinted\"}]",
        "the slot is never used: 'tinted' is an appearance of app icons, not of colors; take the "
          + "slot out (unknown-appearance)"
      ),
      (
        "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":@\"darkk\"}]",
        "the slot is never used: colors have no appearance 'luminosity' 'darkk'; did you mean "
          + "'dark'? (unknown-appearance)"
      ),
      (
        "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":@\"black\"}]",
        "the slot is never used: colors have no appearance 'luminosity' 'black'; use luminosity "
          + "light or dark, or contrast high (unknown-appearance)"
      ),
      (
        "\"appearances\":[{\"appearance\":\"contrast\",\"value\":@\"normal\"}]",
        "the slot is never used: colors have no appearance 'contrast' 'normal'; normal contrast has "
          + "no word; delete the slot if there is one without it (unknown-appearance)"
      ),
      (
        "\"appearances\":[{\"appearance\":\"contrast\",\"value\":@\"hihg\"}]",
        "the slot is never used: colors have no appearance 'contrast' 'hihg'; did you mean 'high'? "
          + "(unknown-appearance)"
      ),
      (
        "\"appearances\":[{\"value\":@\"dark\",\"appearance\":\"luminosityy\"}]",
        "the slot is never used: colors have no appearance 'luminosityy' 'dark'; did you mean "
          + "'luminosity'? (unknown-appearance)"
      ),
      (
        "\"appearances\":[{\"appearance\":\"gamma\",\"value\":@\"dark\"}]",
        "the slot is never used: colors have no appearance 'gamma' 'dark'; use luminosity light or "
          + "dark, or contrast high (unknown-appearance)"
      ),
    ])
  func reportsUnknownConditions(_ members: String, _ message: String) throws {
    let marked = try MarkedText("{\(members)}")
    let reading = try ColorSetReading(slots: [marked.text, "{}"])
    #expect(
      reading.lines == ["2:\(marked.position.column): warning: color 'Set': \(message)"])
    #expect(reading.slots.map(\.isReachable) == [false, true])
  }

  @Test(
    "Each way in which an appearance or a subtype is wrong is a finding of its own",
    arguments: [
      ("\"luminosity\"", "\"darkk\"", "luminosity"), ("\"luminosity\"", "\"tinted\"", "tinted"),
      ("\"contrast\"", "\"low\"", "contrast"), ("\"gamma\"", "\"dark\"", "kind"),
      ("\"contrast\"", "\"tinted\"", "contrast"),
    ])
  func tellsAppearancesApart(_ kind: String, _ value: String, _ variant: String) throws {
    let reading = try ColorSetReading(slots: [
      "{\"appearances\":[{\"appearance\":\(kind),\"value\":\(value)}]}"
    ])
    #expect(reading.diagnostics.map(\.rule) == ["unknown-appearance"])
    #expect(reading.diagnostics.map(\.variant) == [variant])
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
        "2:75: warning: color 'Set': the slot is never used: it is for light and dark at once; "
          + "keep one of them, or delete the slot (unknown-appearance)"
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
          + "(too-long-text)"
      ])
  }
}
