import Testing

/// `export --traits`.
@Suite(.folder) struct ExportTraitsTests {
  private let folder = TestFolder.current

  private func light(_ traits: String?) throws -> String? {
    let outcome = try folder.run(["export"] + (traits.map { ["--traits", $0] } ?? []))
    #expect(outcome.exitCode == 0)
    return try resolved("light", in: outcome)
  }

  @Test(
    "'resolved' is for the device that is asked for, else for every device",
    arguments: [
      (nil, "#000000FF"), ("universal", "#000000FF"), ("iphone", "#010000FF"),
      ("ipad", "#020000FF"), ("mac-catalyst", "#020000FF"), ("mac", "#030000FF"),
      ("tv", "#000000FF"), ("watch", "#000000FF"), ("car", "#000000FF"), ("vision", "#000000FF"),
      ("IPAD", "#020000FF"),
    ])
  func device(traits: String?, hex: String) throws {
    try folder.addColorSet(
      "Colors.xcassets/Accent",
      Contents.of(
        Contents.slot("000000"), Contents.slot("010000", idiom: "iphone"),
        Contents.slot("020000", idiom: "ipad"), Contents.slot("030000", idiom: "mac")))
    #expect(try light(traits) == hex)
  }

  @Test(
    "Mac Catalyst has slots of its own, which no iPad gets",
    arguments: [("mac-catalyst", "#040000FF"), ("ipad", "#020000FF"), ("mac", "#000000FF")])
  func catalyst(traits: String, hex: String) throws {
    try folder.addColorSet(
      "Colors.xcassets/Accent",
      Contents.of(
        Contents.slot("000000"), Contents.slot("020000", idiom: "ipad"),
        Contents.slot("040000", #""subtype" : "mac-catalyst", "#, idiom: "ipad")))
    #expect(try light(traits) == hex)
  }

  @Test(
    "'resolved' is for the gamut that is asked for, else for sRGB",
    arguments: [
      (nil, "#010000FF"), ("srgb", "#010000FF"), ("p3", "#020000FF"), ("ipad,p3", "#030000FF"),
      ("p3,ipad", "#030000FF"),
    ])
  func gamut(traits: String?, hex: String) throws {
    try folder.addColorSet(
      "Colors.xcassets/Accent",
      Contents.of(
        Contents.slot("010000", #""display-gamut" : "sRGB", "#),
        Contents.slot("020000", #""display-gamut" : "display-P3", "#),
        Contents.slot("030000", #""display-gamut" : "display-P3", "#, idiom: "ipad")))
    #expect(try light(traits) == hex)
  }

  @Test(
    "'resolved' is for the locale that is asked for, else for none",
    arguments: [
      (nil, "#000000FF"), ("locale=de", "#010000FF"), ("locale=pt-BR", "#020000FF"),
      ("locale=fr", "#000000FF"), ("LOCALE=de,ipad", "#010000FF"),
    ])
  func locale(traits: String?, hex: String) throws {
    try folder.addColorSet(
      "Colors.xcassets/Accent",
      Contents.of(
        Contents.slot("000000"), Contents.slot("010000", #""locale" : "de", "#),
        Contents.slot("020000", #""locale" : "pt-BR", "#)))
    #expect(try light(traits) == hex)
  }

  @Test(
    "'resolved' is for the level that is asked for, as the configuration joins two sets",
    arguments: [
      (nil, "#000000FF", "#FFFFFFFF"), ("base", "#000000FF", "#FFFFFFFF"),
      ("elevated", "#111111FF", "#222222FF"), ("elevated,ipad,p3", "#111111FF", "#222222FF"),
    ])
  func level(traits: String?, lightHex: String, darkHex: String) throws {
    try folder.write(#"{ "elevated": { "*": "*Raised" } }"#, to: ".colorset.json")
    try folder.addColorSet("Colors.xcassets/Base", Contents.plain)
    try folder.addColorSet(
      "Colors.xcassets/BaseRaised",
      Contents.of(Contents.slot("111111"), Contents.slot("222222", Contents.dark)))
    let outcome = try folder.run(["export"] + (traits.map { ["--traits", $0] } ?? []))
    #expect(try resolved("light", in: outcome) == lightHex)
    #expect(try resolved("dark", in: outcome) == darkHex)
    let without = try folder.run("export", "--no-config", "--traits", "elevated")
    #expect(try resolved("light", in: without) == "#000000FF")
  }

  @Test("Elevated is what the partner cannot answer for: the base value")
  func blankPartner() throws {
    try folder.write(#"{ "elevated": { "Base": "Raised" } }"#, to: ".colorset.json")
    try folder.addColorSet("Colors.xcassets/Base", Contents.plain)
    try folder.addColorSet(
      "Colors.xcassets/Raised", Contents.of(Contents.slot("222222", Contents.dark)))
    let outcome = try folder.run("export", "--traits", "elevated")
    #expect(try resolved("light", in: outcome) == "#000000FF")
    #expect(try resolved("dark", in: outcome) == "#222222FF")
  }

  @Test("Light and dark, with and without high contrast, are always all there")
  func appearances() throws {
    try folder.addColorSet(
      "Colors.xcassets/Accent",
      Contents.of(
        Contents.slot("000000"), Contents.slot("010000", Contents.dark),
        Contents.slot("020000", Contents.darkHighContrast)))
    let outcome = try folder.run("export", "--traits", "mac")
    let keys = ["light", "dark", "lightHighContrast", "darkHighContrast"]
    let values = try keys.map { try resolved($0, in: outcome) }
    #expect(values == ["#000000FF", "#010000FF", "#000000FF", "#020000FF"])
  }

  @Test("Slots are the same, whatever 'resolved' is for")
  func slots() throws {
    try folder.addColorSet(
      "Colors.xcassets/Accent",
      Contents.of(Contents.slot("000000"), Contents.slot("020000", idiom: "ipad")))
    let usual = try folder.run("export").output
    let other = try folder.run("export", "--traits", "ipad").output
    #expect(usual != other)
    #expect(usual.prefix(while: { $0 != "]" }) == other.prefix(while: { $0 != "]" }))
  }

  @Test(
    "A word that is not understood is a usage error",
    arguments: [
      ("ipda", ["'ipda'", "did you mean 'ipad'?"]),
      ("ipad,P4", ["'p4'", "did you mean 'p3'?"]),
      ("elevate", ["did you mean 'elevated'?"]),
      ("display-p3", ["'display-p3'"]),
      ("zebra", ["'zebra'", "universal, iphone, ipad"]),
      ("ipad,", ["''"]),
      (",p3", ["''"]),
      ("ipad p3", ["'ipad p3'"]),
      ("locale=", ["'locale='"]),
      ("dark", ["'dark'", "always"]),
      ("light", ["'light'", "always"]),
      ("p3,high", ["'high'", "always"]),
      ("ipad,iphone", ["'ipad' or 'iphone', not both", "device"]),
      ("ipad,ipad", ["names 'ipad' twice"]),
      ("p3,elevated,srgb", ["'p3' or 'srgb', not both", "gamut"]),
      ("base,elevated", ["'base' or 'elevated', not both", "level"]),
      ("locale=de,locale=fr", ["'locale=de' or 'locale=fr', not both", "locale"]),
    ])
  func wrongWord(traits: String, parts: [String]) throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    let outcome = try folder.run("export", "--traits", traits)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("colorset: error: --traits "))
    for part in parts { #expect(outcome.errors.contains(part), "\(part)") }
  }
}
