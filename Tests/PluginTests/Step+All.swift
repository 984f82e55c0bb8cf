private let app = "Sources/App"
private let colors = "Sources/App/Colors.xcassets"
private let library = "Sources/DesignColors"

extension Step {
  /// What happens to a catalog in its life, each from where the one before ended.
  static let all: [Step] = values + sets + problems + settings

  private static let values: [Step] = [
    Step(
      name: "edit a value",
      change: {
        try $0.edit("\(colors)/Banner.colorset/Contents.json", replacing: "0xCC", with: "0xAA")
      },
      compiled: ["App"], prints: ["Banner: #FFAA00FF, #FFD60AFF"]),
    Step(
      name: "edit only white space",
      change: {
        try $0.edit("\(colors)/Banner.colorset/Contents.json", replacing: " : ", with: ":")
      },
      compiled: ["App"], leavesObjects: true),
  ]

  private static let sets: [Step] = [
    Step(
      name: "add a color set and use it",
      change: {
        try $0.addColorSet("\(colors)/Added", "112233")
        try $0.write("let used = Palette.added\n", to: "\(app)/Use.swift")
      },
      compiled: ["App"], prints: ["Added: #112233FF, #6699CCFF"], settles: true),
    Step(
      name: "add a color set in a new group",
      change: { try $0.addColorSet("\(colors)/Group/Deep/Inner") },
      compiled: ["App"], prints: ["Inner: #336699FF, #6699CCFF"]),
    Step(
      name: "edit the color set in the new group",
      change: { try $0.addColorSet("\(colors)/Group/Deep/Inner", "010203") },
      compiled: ["App"], prints: ["Inner: #010203FF, #6699CCFF"]),
    Step(
      name: "rename a color set and its use",
      change: {
        try $0.move("\(colors)/Added.colorset", to: "\(colors)/Renamed.colorset")
        try $0.write("let used = Palette.renamed\n", to: "\(app)/Use.swift")
      },
      compiled: ["App"], prints: ["Renamed: #112233FF, #6699CCFF"], omits: ["Added"]),
    Step(
      name: "delete a color set but not its use",
      change: { try $0.delete("\(colors)/Renamed.colorset") },
      compiled: ["App"], fails: ["Use.swift:1:", "'renamed'"]),
  ]

  private static let problems: [Step] = [
    Step(
      name: "delete a group, and add a color set that does not adapt",
      change: {
        try $0.delete("\(app)/Use.swift")
        try $0.delete("\(colors)/Group")
        try $0.addColorSet("\(colors)/Single", dark: nil)
      },
      compiled: ["App"],
      fails: ["\(colors)/Single.colorset/Contents.json:3:5: error: ", "(single-value)"]),
    Step(
      name: "mend it", change: { try $0.addColorSet("\(colors)/Single") },
      compiled: ["App"], prints: ["Single: #336699FF, #6699CCFF"], omits: ["Renamed", "Inner"]),
  ]

  private static let settings: [Step] = [
    Step(
      name: "edit a catalog of the library",
      change: {
        try $0.edit(
          "\(library)/Colors.xcassets/Ink.colorset/Contents.json", replacing: "0x1E", with: "0x2E")
      },
      compiled: ["DesignColors"], prints: ["Ink: #1C1C2EFF"]),
    Step(
      name: "edit the configuration",
      change: {
        try $0.edit("\(library)/.colorset.json", replacing: "DesignPalette", with: "BrandPalette")
        for file in ["\(app)/main.swift", "\(library)/DesignColors.swift"] {
          try $0.edit(file, replacing: "DesignPalette", with: "BrandPalette")
        }
      },
      compiled: ["DesignColors"], prints: ["Ink: #1C1C2EFF"]),
    Step(
      name: "make a configuration of one's own for the app",
      change: {
        try $0.write(
          #"{ "generate": { "name": "AppPalette" } } // short"#, to: "\(app)/.colorset.json")
        try $0.edit("\(app)/main.swift", replacing: " Palette.", with: " AppPalette.")
        try $0.edit("\(app)/main.swift", replacing: "(Palette.", with: "(AppPalette.")
      },
      compiled: ["App"], prints: ["Banner: #FFAA00FF, #FFD60AFF"]),
  ]
}
