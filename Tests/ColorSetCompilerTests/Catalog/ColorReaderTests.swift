import ColorSetCompiler
import DynamicColors
import Testing

/// The color of a slot: components in a space, or a reference to a system color.
@Suite struct ColorReaderTests {
  @Test(
    "All four spaces of three components are read",
    arguments: [
      ("srgb", ColorSpace.sRGB), ("display-p3", .displayP3), ("extended-srgb", .extendedSRGB),
      ("extended-linear-srgb", .extendedLinearSRGB),
    ])
  func readsSpaces(_ name: String, _ space: ColorSpace) throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.slot(space: name, red: "\"0.250\"", green: "\"51\"", blue: "\"0xFF\"")
    ])
    #expect(reading.lines == [])
    #expect(
      reading.components == [ColorComponents(space: space, red: 0.25, green: 0.2, blue: 1)])
  }

  @Test(
    "Both gray spaces are read",
    arguments: [("gray-gamma-22", ColorSpace.grayGamma22), ("extended-gray", .extendedGray)])
  func readsGraySpaces(_ name: String, _ space: ColorSpace) throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.graySlot(space: name, white: "\"0.900\"", alpha: "\"0.500\""),
      ContentsText.graySlot(space: name, white: "\"0x33\""),
      ContentsText.graySlot(space: name, white: "\"51\""),
      ContentsText.graySlot(space: name, white: "0.2"),
    ])
    #expect(reading.lines == [])
    #expect(
      reading.components == [
        ColorComponents(space: space, white: 0.9, alpha: 0.5),
        ColorComponents(space: space, white: 0.2), ColorComponents(space: space, white: 0.2),
        ColorComponents(space: space, white: 0.2),
      ])
    #expect(reading.slots.map(\.spelling.red) == [.decimal, .hexadecimal, .integer, .number])
  }

  @Test("Values beyond 0 and 1 are kept as they are")
  func keepsExtendedValues() throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.slot(
        space: "extended-srgb", red: "\"1.093\"", green: "\"-0.227\"", blue: "\"-0.150\""),
      ContentsText.slot(space: "extended-linear-srgb", red: "12.5", green: "\"-3.0\"", blue: "2"),
      ContentsText.graySlot(space: "extended-gray", white: "\"-1.500\"", alpha: "\"1.250\""),
    ])
    #expect(reading.lines == [])
    #expect(
      reading.components == [
        ColorComponents(space: .extendedSRGB, red: 1.093, green: -0.227, blue: -0.15),
        ColorComponents(space: .extendedLinearSRGB, red: 12.5, green: -3, blue: 2),
        ColorComponents(space: .extendedGray, white: -1.5, alpha: 1.25),
      ])
  }

  @Test(
    "A reference is read with every platform and with none",
    arguments: [
      ("ios", SystemColor.Platform.iOS), ("osx", .macOS), ("tvos", .tvOS),
      ("watchos", .watchOS), ("XR", .visionOS), ("universal", .universal), (nil, nil),
    ] as [(String?, SystemColor.Platform?)])
  func readsReferences(_ name: String?, _ platform: SystemColor.Platform?) throws {
    let member = name.map { "\"platform\":\"\($0)\"," } ?? ""
    let reading = try ColorSetReading(slots: [
      "{\"color\":{\(member)\"reference\":\"systemBlueColor\"}}",
      "{\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}],"
        + "\"color\":{\"reference\":\"labelColor\""
        + (name.map { ",\"platform\":\"\($0)\"" } ?? "") + "}}",
    ])
    #expect(reading.lines == [])
    #expect(
      reading.systemColors == [
        SystemColor(platform: platform, name: "systemBlueColor"),
        SystemColor(platform: platform, name: "labelColor"),
      ])
  }

  @Test(
    "A platform in another spelling is reported, and the reference is kept without it",
    arguments: [
      ("iOS", "ios"), ("IOS", "ios"), ("iphoneos", "ios"), ("macos", "osx"), ("mac", "osx"),
      ("OSX", "osx"), ("xr", "XR"), ("visionOS", "XR"), ("xros", "XR"), ("tvOS", "tvos"),
      ("watchOS", "watchos"), ("Universal", "universal"), ("", nil), ("linux", nil),
    ] as [(String, String?)])
  func reportsPlatforms(_ name: String, _ platform: String?) throws {
    let reading = try ColorSetReading(slots: [
      "{\"color\":{\"platform\":\"\(name)\",\"reference\":\"labelColor\"}}"
    ])
    let problem =
      platform.map { "is not how catalogs spell a platform; write '\($0)'" }
      ?? "is not a platform; use one of ios, osx, tvos, watchos, XR, universal"
    #expect(
      reading.lines == [
        "2:22: warning: color 'Set', any appearance: '\(name)' \(problem) (unknown-platform)"
      ])
    #expect(reading.systemColors == [SystemColor(platform: nil, name: "labelColor")])
  }

  @Test("A reference counts before components that stand beside it, with a warning")
  func prefersReference() throws {
    let marked = try MarkedText(
      "{\"color\":{\"color-space\":\"srgb\",\"components\":@{\"red\":1,\"green\":0,\"blue\":0,"
        + "\"alpha\":1},\"reference\":\"labelColor\"}}")
    let reading = try ColorSetReading(slots: [marked.text])
    #expect(
      reading.lines == [
        "2:\(marked.position.column): warning: color 'Set', any appearance: the color has a "
          + "'reference' as well as 'components', and the reference counts; "
          + "take out the one that is not meant (reference-with-components)"
      ])
    #expect(reading.systemColors == [SystemColor(platform: nil, name: "labelColor")])
  }

  @Test(
    "A missing color space follows the gamut of the slot, with a warning",
    arguments: [("", "srgb"), ("sRGB", "srgb"), ("display-P3", "display-p3")])
  func assumesSpace(_ gamut: String, _ space: String) throws {
    let member = gamut.isEmpty ? "" : ",\"display-gamut\":\"\(gamut)\""
    let reading = try ColorSetReading(slots: [
      "{\"color\":{\"components\":{\"red\":1,\"green\":0,\"blue\":0,\"alpha\":1}}\(member)}"
    ])
    #expect(
      reading.lines == [
        "2:10: warning: color 'Set', any appearance\(gamut.isEmpty ? "" : ", " + gamut): the color "
          + "space is missing and \(space) is assumed; "
          + "add \"color-space\" with the one that was meant (missing-color-space)"
      ])
    #expect(reading.components.map { $0?.space.catalogName } == [space])
  }

  @Test(
    "A color space that is not known is an error with the nearest one",
    arguments: [
      ("display-P3", "did you mean 'display-p3'?"), ("sRGB", "did you mean 'srgb'?"),
      ("srbg", "did you mean 'srgb'?"),
      ("extended-linear-sRGB", "did you mean 'extended-linear-srgb'?"),
      (
        "cmyk",
        "use one of srgb, display-p3, extended-srgb, extended-linear-srgb, gray-gamma-22, "
          + "extended-gray"
      ),
    ])
  func reportsSpaces(_ name: String, _ mend: String) throws {
    let reading = try ColorSetReading(slots: [ContentsText.slot(space: name), ContentsText.slot()])
    #expect(
      reading.lines == [
        "2:25: error: color 'Set', any appearance: '\(name)' is not a color space; \(mend) "
          + "(unknown-color-space)"
      ])
    #expect(reading.components.map { $0?.space } == [nil, .sRGB])
  }

  @Test("A slot without a color is blank, and nothing is wrong with it")
  func readsBlankSlots() throws {
    let reading = try ColorSetReading(slots: [
      "{\"idiom\":\"universal\"}", "{}",
      "{\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}],\"idiom\":\"ipad\"}",
    ])
    #expect(reading.lines == [])
    #expect(reading.slots.map { $0.value } == [nil, nil, nil])
    #expect(reading.slots.map(\.traits.luminosity) == [.unspecified, .unspecified, .dark])
    #expect(reading.slots.map(\.traits.idiom) == [.universal, .universal, .ipad])
  }
}
