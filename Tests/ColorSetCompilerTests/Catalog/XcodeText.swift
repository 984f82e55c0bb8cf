/// Color sets as Xcode writes them, byte for byte.
enum XcodeText {
  /// The appearances that Xcode offers, as the lines that state them.
  static let appearances: [[String]] = {
    func lines(_ kind: String, _ value: String) -> [String] {
      [
        "        {", "          \"appearance\" : \"\(kind)\",",
        "          \"value\" : \"\(value)\"", "        }",
      ]
    }
    func joined(_ first: [String], _ second: [String]) -> [String] {
      first.dropLast() + [(first.last ?? "") + ","] + second
    }
    let light = lines("luminosity", "light")
    let dark = lines("luminosity", "dark")
    let high = lines("contrast", "high")
    let lists = [light, dark, high, joined(light, high), joined(dark, high)]
    return [[]] + lists.map { ["      \"appearances\" : ["] + $0 + ["      ],"] }
  }()

  /// Colors in every space, references for every platform, and none, as the lines that state them.
  static let colors: [[String]] = {
    var colors: [[String]] = [[]]
    for component in ["0.745", "0x1C", "123", "-0.227"] {
      colors += XcodeText.colors(with: component)
    }
    for platform in ["ios", "osx", "tvos", "watchos", "XR", "universal"] {
      colors.append([
        "      \"color\" : {", "        \"platform\" : \"\(platform)\",",
        "        \"reference\" : \"systemBlueColor\"", "      },",
      ])
    }
    return colors
  }()

  /// Colors in every space, with a component that is written in some way.
  static func colors(with component: String) -> [[String]] {
    ["srgb", "display-p3", "extended-srgb", "extended-linear-srgb"].map {
      color($0, ["0.475", "0xC7", "123", component], ["alpha", "blue", "green", "red"])
    }
      + ["gray-gamma-22", "extended-gray"].map {
        color($0, ["1.000", component], ["alpha", "white"])
      }
  }

  /// Components in all spellings, and some that are none.
  static let components = [
    "0.745", "1.000", "0.000", "9.999", "0x1C", "0xFF", "0xaf", "0X1C", "0x1", "0x001C", "0", "1",
    "255",
    "007", "-0.227", "1.093", ".5", "1.", "0.5", "0.12345678901234567890", "1e-1", "-0.0", "12.34",
    "",
    "256", "0x1FF", "0xGG", "0x", "-5", "NaN", "1e999", "0,745", "0. 45", " 0.74", "0.7a5", "#80",
    "50%",
  ]

  /// The gamuts, as the lines that state them.
  static let gamuts: [[String]] = [
    [], ["      \"display-gamut\" : \"sRGB\","], ["      \"display-gamut\" : \"display-P3\","],
  ]

  /// The idioms, as the lines that state them; the last with its subtype.
  static let idioms: [[String]] =
    ["universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision", "reality"].map {
      ["      \"idiom\" : \"\($0)\""]
    } + [["      \"idiom\" : \"ipad\",", "      \"subtype\" : \"mac-catalyst\""]]

  /// The lines of a color with some components.
  static func color(_ space: String, _ values: [String], _ names: [String]) -> [String] {
    let members = zip(names, values).map { "          \"\($0)\" : \"\($1)\"" }
    let list = members.dropLast().map { $0 + "," } + members.suffix(1)
    return [
      "      \"color\" : {", "        \"color-space\" : \"\(space)\",",
      "        \"components\" : {",
    ] + list + ["        }", "      },"]
  }

  /// A file with some slots, each given by its lines.
  static func file(_ slots: [[String]]) -> [UInt8] {
    var lines = ["{", "  \"colors\" : ["]
    for (index, slot) in slots.enumerated() {
      lines += ["    {"] + slot + [index < slots.count - 1 ? "    }," : "    }"]
    }
    lines += [
      "  ],", "  \"info\" : {", "    \"author\" : \"xcode\",", "    \"version\" : 1", "  }", "}",
      "",
    ]
    return Array(lines.joined(separator: "\n").utf8)
  }
}
