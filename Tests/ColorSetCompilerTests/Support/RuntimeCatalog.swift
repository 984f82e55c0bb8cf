import ColorSetCompiler

/// A catalog whose generated Swift stands in the tests of the runtime, where it is compiled.
struct RuntimeCatalog {
  /// The name of the root type, of the file and of the catalog.
  var name: String
  /// The color sets: full name, and slots in the words of ``SlotWords``.
  var colorSets: [String: [String]]
  /// The names of the groups that provide a namespace.
  var namespaces: [String] = []
  /// The names of colors and of their elevated partners.
  var elevated: [(String, String)] = []

  /// The files of the catalog.
  var files: [String: String] {
    var files: [String: String] = [:]
    for (name, slots) in colorSets {
      files["\(name).colorset/Contents.json"] = SlotWords.colorSet(slots)
    }
    for namespace in namespaces { files["\(namespace)/Contents.json"] = SlotWords.namespace }
    return files
  }

  /// The generated Swift.
  func source() throws -> String {
    var configuration = Configuration()
    configuration.elevated = elevated.compactMap { PartnerPattern(name: $0.0, partner: $0.1) }
    var options = SwiftOptions()
    options.rootName = name
    let pieces = try ScratchCatalog.with(files, named: "\(name).xcassets") { path in
      let compiler = Compiler(paths: [path], configuration: configuration, threads: 1)
      return compiler.emit(try compiler.compile().palette, options)
    }
    return String(decoding: pieces.joined(), as: UTF8.self)
  }

  /// All of them.
  static let all = [appearances, devices, names, values, firstTwin, secondTwin, movedTwin]
}

extension RuntimeCatalog {
  /// Every combination of the six appearances: a color is named by six digits, 1 for a slot it has.
  ///
  /// Red is the place of the slot in Xcode's order, from 1.
  static let appearances = RuntimeCatalog(
    name: "Appearances",
    colorSets: Dictionary(
      uniqueKeysWithValues: (0..<64).map { number in
        let digits = SlotWords.appearances.indices.map { number >> (5 - $0) & 1 }
        let slots = SlotWords.appearances.indices.filter { digits[$0] == 1 }
          .map { "\($0 + 1) \(SlotWords.appearances[$0])" }
        return (digits.map(String.init).joined(), slots)
      }))

  /// Devices, gamuts, locales, blank slots and elevated partners.
  static let devices = RuntimeCatalog(
    name: "Devices",
    colorSets: [
      "Idioms": [
        "1", "2 iphone", "3 ipad", "4 catalyst", "5 mac", "6 tv", "7 watch", "8 car", "9 vision",
      ],
      "iPad": ["1", "3 ipad"],
      "iPad Only": ["3 ipad"],
      "Phone Only": ["2 iphone"],
      "Dark For All": ["1", "2 dark", "3 iphone"],
      "Vision": ["1", "2 dark", "3 dark high", "4 vision", "5 vision dark", "6 vision light"],
      "Vision High": ["1 dark high", "2 vision", "3 vision high", "4 vision dark high"],
      "Vision Dark Only": ["1", "2 vision dark"],
      "Gamuts": ["1", "2 sRGB", "3 P3"],
      "Gamut Split": ["3 P3", "2 sRGB"],
      "Gamut P3": ["3 P3"],
      "Gamut P3 Or None": ["3 P3", "1"],
      "Gamut Devices": ["1 P3", "2 iphone sRGB", "3 ipad sRGB"],
      "Night": ["1 sRGB", "2 P3", "3 dark sRGB", "4 dark P3"],
      "Locales": ["1", "2 locale=de", "3 locale=pt-BR"],
      "German Only": ["2 locale=de"],
      "Locale And Device": ["1 iphone", "2 locale=de", "3 dark"],
      "Blank Dark": ["1", "dark", "3 high"],
      "Blank High": ["1", "2 dark", "high", "dark high"],
      "Unknown Device": ["1 fridge", "2 dark"],
      "Panel/Base": ["1", "2 dark"],
      "Panel/Base Elevated": ["11", "12 dark"],
      "Panel/Phone": ["1"],
      "Panel/Phone Elevated": ["11 iphone"],
      "Panel/Hollow": ["1"],
      "Panel/Hollow Elevated": ["any"],
      "Panel/Ghost": ["any"],
      "Panel/Ghost Elevated": ["11"],
      "First": ["1"], "Second": ["2"], "Third": ["3"],
    ],
    namespaces: ["Panel"],
    elevated: [("Panel/*", "Panel/* Elevated"), ("First", "Second"), ("Second", "Third")])

  /// Names that are hard to keep, to sort and to find.
  ///
  /// Red is the name's length in bytes, green its first byte, blue its last.
  static let names: RuntimeCatalog = {
    let plain = [
      "A", "AB", "ABC", "Accent", "accent", "Accent Color", "Accent.Color", "AccentColor",
      "Brand", "Brand!", "Brand-Accent", "Brand.Accent", "Brand0", "Brand/Accent",
      "Brand/Button/Fill", "Brand/Button/Text", "Brand/Zebra", "3d", "000000", "||||", " ",
      " Leading", "Trailing ", "Two  Spaces", "Say \"Hi\"", "\"\"\"", "Back\\slash", "\\(name)",
      "\\", "#\"", "*", "Two\nLines", "Two\r\nLines", "Tab\tbed", "\u{1}", "\u{1F}",
      "Delete\u{7F}", "Grün", "日本語", "\u{FFFD}", "\u{2028}", "\u{202E}Over", "😀", "👩‍👩‍👧",
      "~", String(repeating: "Long", count: 50), String(repeating: "Long", count: 50) + "er",
    ]
    var colorSets: [String: [String]] = [
      "Blank": ["any"], "Empty": [], "Brand/Blank": ["any", "dark"], "Void/Nothing": ["any"],
    ]
    for name in plain {
      let bytes = Array(name.utf8)
      let numbers = [UInt8(bytes.count), bytes[0], bytes[bytes.count - 1]].map { "\"\($0)\"" }
      colorSets[name] = ["space=srgb,\(numbers.joined(separator: ",")),1"]
    }
    return RuntimeCatalog(
      name: "Names", colorSets: colorSets, namespaces: ["Brand", "Brand/Button", "Void"])
  }()

  /// Every color space and every form of a number, and references.
  static let values = RuntimeCatalog(
    name: "Values",
    colorSets: [
      "sRGB": [#"space=srgb,"0x1A","26","0.500","0.475""#],
      "Bytes": [#"space=srgb,"0x00","128","0xFF","255""#],
      "Numbers": ["space=srgb,0.8784313725,1,0,0.1"],
      "Display P3": [#"space=display-p3,"1","180","255","1.000""#],
      "Extended sRGB": [#"space=extended-srgb,"1.093","-0.227","-0.150","1.000""#],
      "Extended Linear": [#"space=extended-linear-srgb,"-1.499","2.499","12.5","0.500""#],
      "Beyond Thousandths": [
        #"space=extended-srgb,"-1.5","2.5","0.00390625","0.3333333333333333""#
      ],
      "Gray": [#"space=gray-gamma-22,"0.900","1.000""#],
      "Gray Byte": [#"space=gray-gamma-22,"0x80","0.5""#],
      "Extended Gray": [#"space=extended-gray,"-1234.5678","1.000""#],
      "Label": ["system=universal,labelColor"],
      "Link": ["system=ios,linkColor", "system=osx,linkColor mac", "system=tvos,linkColor tv"],
      "Tint": ["system=XR,tintColor vision", "system=watchos,systemMintColor watch"],
      "Touch Bar": ["system=systemGrayColor"],
      "Mixed": ["1", "system=osx,textColor dark"],
    ])

  /// A color with an elevated partner.
  static let firstTwin = RuntimeCatalog(
    name: "FirstTwin",
    colorSets: ["Same": ["1", "2 dark"], "Panel": ["3"], "Raised": ["4"], "Other": ["5"]],
    elevated: [("Panel", "Raised")])

  /// The same with other values of the partner and of one other color.
  static let secondTwin = RuntimeCatalog(
    name: "SecondTwin",
    colorSets: ["Same": ["1", "2 dark"], "Panel": ["3"], "Raised": ["7"], "Other": ["6"]],
    elevated: [("Panel", "Raised")])

  /// The first with one color more, which comes first.
  static let movedTwin = RuntimeCatalog(
    name: "MovedTwin",
    colorSets: [
      "Added": ["9"], "Same": ["1", "2 dark"], "Panel": ["3"], "Raised": ["4"], "Other": ["5"],
    ],
    elevated: [("Panel", "Raised")])
}
