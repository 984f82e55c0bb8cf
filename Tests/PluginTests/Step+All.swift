private let app = "Sources/App"
private let banner = "\(app)/Colors.xcassets/Banner.colorset/Contents.json"
private let library = "Sources/DesignColors"
private let colors = "\(library)/Colors.xcassets"

extension Step {
  /// What happens to catalogs in their life, each from where the one before ended.
  static let all: [Step] = values + sets + problems + settings

  private static let values: [Step] = [
    Step(
      name: "edit a value",
      change: { try $0.edit(banner, replacing: "0xCC", with: "0xAA") },
      compiled: ["App"], prints: ["Banner: #FFAA00FF, #FFD60AFF"]),
    Step(
      name: "edit only white space",
      change: { try $0.edit(banner, replacing: " : ", with: ":") },
      compiled: ["App"], leavesObjects: true),
  ]

  private static let sets: [Step] = [
    Step(
      name: "add a color set to the library and use it",
      change: {
        try $0.addColorSet("\(colors)/Added", "112233")
        try $0.write(use(of: "added"), to: "\(app)/Use.swift")
      },
      compiled: ["DesignColors"], prints: ["Added: #112233FF, #6699CCFF"], settles: true),
    Step(
      name: "add a color set in a new group",
      change: { try $0.addColorSet("\(colors)/Group/Deep/Inner") },
      compiled: ["DesignColors"], prints: ["Inner: #336699FF, #6699CCFF"]),
    Step(
      name: "edit the color set in the new group",
      change: { try $0.addColorSet("\(colors)/Group/Deep/Inner", "010203") },
      compiled: ["DesignColors"], prints: ["Inner: #010203FF, #6699CCFF"]),
    Step(
      name: "rename a color set and its use",
      change: {
        try $0.move("\(colors)/Added.colorset", to: "\(colors)/Renamed.colorset")
        try $0.write(use(of: "renamed"), to: "\(app)/Use.swift")
      },
      compiled: ["DesignColors"], prints: ["Renamed: #112233FF, #6699CCFF"], omits: ["Added"]),
    Step(
      name: "delete a color set but not its use",
      change: { try $0.delete("\(colors)/Renamed.colorset") },
      compiled: ["DesignColors"], fails: ["Use.swift:2:", "'renamed'"]),
  ]

  private static let problems: [Step] = [
    Step(
      name: "delete a group, and add a color set that does not adapt",
      change: {
        try $0.delete("\(app)/Use.swift")
        try $0.delete("\(colors)/Group")
        try $0.addColorSet("\(colors)/Single", dark: nil)
      },
      compiled: ["DesignColors"],
      fails: ["\(colors)/Single.colorset/Contents.json:3:5: error: ", "(single-value)"]),
    Step(
      name: "mend it", change: { try $0.addColorSet("\(colors)/Single") },
      compiled: ["DesignColors"], prints: ["Single: #336699FF, #6699CCFF"],
      omits: ["Renamed", "Inner"]),
  ]

  private static let settings: [Step] = [
    Step(
      name: "edit the configuration",
      change: {
        for file in [
          "\(library)/.colorset.json", "\(library)/DesignColors.swift", "\(app)/main.swift",
        ] {
          try $0.edit(file, replacing: "DesignPalette", with: "BrandPalette")
        }
      },
      compiled: ["DesignColors"], prints: ["Ink: #1C1C1EFF, #F2F2F7FF"]),
    Step(
      name: "make a configuration for the app",
      change: {
        try $0.write(
          #"{ "generate": { "name": "AppPalette" } } // short"#, to: "\(app)/.colorset.json")
        try $0.edit("\(app)/main.swift", replacing: " Palette.", with: " AppPalette.")
        try $0.edit("\(app)/main.swift", replacing: "(Palette.", with: "(AppPalette.")
      },
      compiled: ["App"], prints: ["Banner: #FFAA00FF, #FFD60AFF"]),
  ]

  private static func use(of name: String) -> String {
    "import DesignColors\nlet used = DesignPalette.\(name)\n"
  }
}
