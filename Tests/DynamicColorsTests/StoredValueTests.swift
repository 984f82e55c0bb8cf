import DynamicColors
import Testing

/// Values that went through a table and must come out as the catalog gave them, to the last bit.
@Suite struct StoredValueTests {
  /// A color of ``Values`` and its components.
  static let components: [(name: String, color: ColorComponents)] = [
    ("sRGB", .init(space: .sRGB, red: 26.0 / 255, green: 26.0 / 255, blue: 0.5, alpha: 0.475)),
    ("Bytes", .init(space: .sRGB, red: 0, green: 128.0 / 255, blue: 1, alpha: 1)),
    ("Numbers", .init(space: .sRGB, red: 0.8784313725, green: 1, blue: 0, alpha: 0.1)),
    ("Display P3", .init(space: .displayP3, red: 1.0 / 255, green: 180.0 / 255, blue: 1)),
    ("Extended sRGB", .init(space: .extendedSRGB, red: 1.093, green: -0.227, blue: -0.15)),
    (
      "Extended Linear",
      .init(space: .extendedLinearSRGB, red: -1.499, green: 2.499, blue: 12.5, alpha: 0.5)
    ),
    (
      "Beyond Thousandths",
      .init(space: .extendedSRGB, red: -1.5, green: 2.5, blue: 1.0 / 256, alpha: 1.0 / 3)
    ),
    ("Gray", .init(space: .grayGamma22, white: 0.9)),
    ("Gray Byte", .init(space: .grayGamma22, white: 128.0 / 255, alpha: 0.5)),
    ("Extended Gray", .init(space: .extendedGray, white: -1234.5678)),
  ]

  @Test("Components come out as they went in", arguments: components.indices)
  func componentsAreExact(row: Int) throws {
    let (name, wanted) = Self.components[row]
    let value = try #require(Values[name]?.resolved(for: .light))
    #expect(value == .components(wanted))
    guard case .components(let color) = value else { return }
    let pairs = [
      (color.red, wanted.red), (color.green, wanted.green), (color.blue, wanted.blue),
      (color.alpha, wanted.alpha),
    ]
    #expect(pairs.allSatisfy { $0.0.bitPattern == $0.1.bitPattern })
  }

  @Test("Every color space stands in a table")
  func everySpace() {
    #expect(Set(Self.components.map(\.color.space)) == Set(ColorSpace.allCases))
  }

  @Test("References keep their platform and their name")
  func references() {
    func value(_ name: String, _ idiom: ColorTraits.Idiom = .universal) -> ColorValue? {
      Values[name]?.resolved(for: ColorTraits(idiom: idiom))
    }
    #expect(value("Label") == .system(SystemColor(platform: .universal, name: "labelColor")))
    #expect(value("Link") == .system(SystemColor(platform: .iOS, name: "linkColor")))
    #expect(value("Link", .mac) == .system(SystemColor(platform: .macOS, name: "linkColor")))
    #expect(value("Link", .tv) == .system(SystemColor(platform: .tvOS, name: "linkColor")))
    #expect(value("Tint", .vision) == .system(SystemColor(platform: .visionOS, name: "tintColor")))
    #expect(
      value("Tint", .watch) == .system(SystemColor(platform: .watchOS, name: "systemMintColor")))
    #expect(value("Tint", .mac) == nil)
    #expect(value("Touch Bar") == .system(SystemColor(platform: nil, name: "systemGrayColor")))
  }

  @Test(
    "A reference that is printed is its name and its platform, and not the table that it lies in")
  func printedReferences() throws {
    let label = try #require(Values["Label"]?.resolved(for: .light))
    let touchBar = try #require(Values["Touch Bar"]?.resolved(for: .light))
    #expect("\(label)" == "system(labelColor (universal))")
    #expect("\(touchBar)" == "system(systemGrayColor)")
    #expect(String(reflecting: label).hasSuffix("labelColor (universal))"))
    var dumped = ""
    dump(label, to: &dumped)
    #expect(dumped.contains("- name: \"labelColor\""))
    #expect(dumped.utf8.count < 300)
  }

  @Test("A color may be numbers in one appearance and a reference in another")
  func mixed() {
    #expect(Values["Mixed"]?.slotNumber(for: .light) == 1)
    #expect(
      Values["Mixed"]?.resolved(for: .dark)
        == .system(SystemColor(platform: .macOS, name: "textColor")))
  }

  @Test("References are the same when their names and platforms are, wherever they come from")
  func systemColors() {
    let fromTable = Values["Label"]?.resolved(for: .light)
    let made = ColorValue.system(SystemColor(platform: .universal, name: "labelColor"))
    #expect(fromTable.hashValue == Optional(made).hashValue)
    #expect(fromTable != .system(SystemColor(platform: nil, name: "labelColor")))
    #expect(fromTable != .system(SystemColor(platform: .universal, name: "label")))
    #expect(fromTable?.hexString == nil)
  }
}
