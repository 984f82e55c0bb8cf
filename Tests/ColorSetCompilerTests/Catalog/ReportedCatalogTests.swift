import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// Inputs that people reported against readers of color sets, each with the right outcome.
@Suite struct ReportedCatalogTests {
  @Test("Channels in hexadecimal are bytes, never black")
  func readsHexadecimalChannels() throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.slot(red: "\"0x1C\"", green: "\"0xA8\"", blue: "\"0xFF\"")
    ])
    #expect(
      reading.components == [
        ColorComponents(space: .sRGB, red: 28 / 255, green: 168 / 255, blue: 1)
      ])
    #expect(reading.slots.first?.value?.hexString == "#1CA8FFFF")
  }

  @Test("A channel of \"1\" beside other whole numbers is 1/255, not full")
  func readsOne() throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.slot(space: "display-p3", red: "\"1\"", green: "\"180\"", blue: "\"255\"")
    ])
    #expect(
      reading.components == [
        ColorComponents(space: .displayP3, red: 1 / 255, green: 180 / 255, blue: 1)
      ])
  }

  @Test("Numbers without quotes, as Xcode 9.0 wrote them, are fractions, and 1 is full")
  func readsNumbers() throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.slot(red: "1", green: "0.8235294118", blue: "0", alpha: "1")
    ])
    #expect(
      reading.components == [ColorComponents(space: .sRGB, red: 1, green: 0.8235294118, blue: 0)])
  }

  @Test("One color may mix hexadecimal, whole and decimal numbers")
  func readsMixedChannels() throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.slot(red: "\"0x1A\"", green: "\"26\"", blue: "\"156\"", alpha: "\"1.000\"")
    ])
    let color = try #require(reading.components.first ?? nil)
    #expect(color.red == color.green)
    #expect(color == ColorComponents(space: .sRGB, red: 26 / 255, green: 26 / 255, blue: 156 / 255))
  }

  @Test("Values of an extended range are kept, not divided by 255")
  func keepsExtendedRange() throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.slot(
        space: "extended-srgb", red: "\"1.093\"", green: "\"-0.227\"", blue: "\"-0.150\"")
    ])
    #expect(
      reading.components == [
        ColorComponents(space: .extendedSRGB, red: 1.093, green: -0.227, blue: -0.15)
      ])
  }

  @Test("A gray color with a dark reference to a color of macOS is both")
  func readsGrayWithReference() throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.graySlot(space: "gray-gamma-22", white: "\"0.900\""),
      "{\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}],"
        + "\"color\":{\"platform\":\"osx\",\"reference\":\"gridColor\"},\"idiom\":\"universal\"}",
    ])
    #expect(reading.lines == [])
    let gray = try #require(reading.components.first ?? nil)
    #expect([gray.red, gray.green, gray.blue] == [0.9, 0.9, 0.9])
    #expect(reading.systemColors == [nil, SystemColor(platform: .macOS, name: "gridColor")])
    #expect(reading.slots.map(\.traits.luminosity) == [.unspecified, .dark])
  }

  @Test(
    "A set without colors is kept as a blank one",
    arguments: [
      "{\"colors\":[],\"info\":{\"author\":\"xcode\",\"version\":1}}",
      "{\"info\":{\"author\":\"xcode\",\"version\":1}}", "{}",
      "{\"colors\":[{\"idiom\":\"universal\"}],\"info\":{\"author\":\"xcode\",\"version\":1}}",
    ])
  func keepsBlankSets(_ text: String) throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(text, to: "AccentColor.colorset/Contents.json")
    let compilation = try compile(catalog)
    #expect(compilation.diagnostics.filter { $0.severity != .note } == [])
    #expect(compilation.palette.catalogs.first?.colorSets.map(\.name) == ["AccentColor"])
    #expect(compilation.palette.catalogs.first?.colorSets.first?.isBlank == true)
  }

  @Test("Values for several devices are all kept, and each answers its own")
  func keepsDevices() throws {
    let slots = ["universal", "iphone", "ipad"].enumerated().map { index, idiom in
      "{\"idiom\":\"\(idiom)\"," + ContentsText.slot(red: "\"\(index)\"").dropFirst()
    }
    let catalog = try CatalogOnDisk()
    try catalog.write(
      "{\"colors\":[\(slots.joined(separator: ","))]}", to: "A.colorset/Contents.json")
    let colorSet = try #require(try catalog.read().colorSet("A"))
    let idioms: [ColorTraits.Idiom] = [.universal, .iphone, .ipad, .mac]
    #expect(
      idioms.map { colorSet.value(for: ColorTraits(idiom: $0))?.hexString }
        == ["#000000FF", "#010000FF", "#020000FF", "#000000FF"])
  }

  @Test("Values for two gamuts are both kept, and each answers its own")
  func keepsGamuts() throws {
    let reading = try ColorSetReading(slots: [
      "{\"display-gamut\":\"sRGB\"," + ContentsText.slot(space: "display-p3").dropFirst(),
      "{\"display-gamut\":\"display-P3\"," + ContentsText.slot(space: "srgb").dropFirst(),
    ])
    #expect(reading.slots.map(\.traits.gamut) == [.sRGB, .displayP3])
    #expect(reading.components.map { $0?.space } == [.displayP3, .sRGB])
  }

  @Test("An explicit light value stands beside those for any and for dark, with their contrast")
  func keepsSixAppearances() throws {
    let files = XcodeText.appearances.map { $0 + XcodeText.idioms[0] }
    let reading = try ColorSetReading(XcodeText.file(files))
    #expect(reading.lines == [])
    #expect(
      reading.slots.map(\.traits.words) == [
        "any appearance", "light", "dark", "high contrast", "light, high contrast",
        "dark, high contrast",
      ])
  }

  @Test("A set in a folder for tidiness has its bare name, one in namespaces its full path")
  func namesSets() throws {
    let catalog = try CatalogOnDisk()
    let namespace = "{\"properties\":{\"provides-namespace\":true}}"
    try catalog.write("{\"info\":{}}", to: "Tidy/Contents.json")
    try catalog.write(GoodColor.text, to: "Tidy/Accent.colorset/Contents.json")
    try catalog.write(GoodColor.text, to: "Missing/Other.colorset/Contents.json")
    try catalog.write(namespace, to: "Primary/Contents.json")
    try catalog.write(namespace, to: "Primary/DarkGray/Contents.json")
    try catalog.write(GoodColor.text, to: "Primary/DarkGray/300.colorset/Contents.json")
    #expect(try catalog.read().names == ["Accent", "Other", "Primary/DarkGray/300"])
  }

  @Test("An image set with the name of a color set is none of our business")
  func passesOverImageSets() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write("{\"images\":[{\"idiom\":\"universal\"}]}", to: "Good.imageset/Contents.json")
    let reading = try catalog.read()
    #expect(reading.names == ["Good"])
    #expect(reading.lines == [])
  }

  @Test("A catalog with nothing but its own files is read without a word")
  func readsEmptyCatalogs() throws {
    let catalog = try CatalogOnDisk()
    let info = "{\"info\":{\"author\":\"xcode\",\"version\":1}}"
    try catalog.write(info, to: "Contents.json")
    try catalog.write(info, to: "Group/Contents.json")
    let reading = try catalog.read()
    #expect(reading.names == [])
    #expect(reading.lines == [])
  }

  @Test("A broken set is reported with its place, and the catalog goes on")
  func goesOn() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write("{\n  \"colors\" : [\n    {\"idiom\" : }\n", to: "A.colorset/Contents.json")
    try catalog.write(GoodColor.text, to: "Z.colorset/Contents.json")
    let compilation = try compile(catalog)
    #expect(compilation.palette.catalogs.first?.colorSets.map(\.name) == ["A", "Good", "Z"])
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == ["color 'A': expected a value, found '}'"])
    #expect(errors.map(\.location.position) == [TextPosition(line: 3, column: 16)])
  }

  private func compile(_ catalog: CatalogOnDisk) throws -> Compilation {
    try Compiler(paths: [catalog.url.path], threads: 1, workingFolder: "/nowhere").compile()
  }
}
