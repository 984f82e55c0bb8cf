import ColorSetCompiler
import DynamicColors
import Testing

/// Color sets that look the same.
@Suite struct NearDuplicateTests {
  /// The colors with a finding, from color sets with one color each.
  private static func found(_ colors: [String: Int], equal: Bool = false) throws -> Set<String> {
    let folder = try CodeFolder()
    for (name, number) in colors { try folder.addColorSet(name, ColorSetText.numbered(number)) }
    let settings = ["near-duplicate-colors": RuleSetting(options: ["equal": .boolean(equal)])]
    let found = try folder.lint(["near-duplicate-colors"], settings: settings)
    #expect(Set(found.map(\.color)).count == found.count, "a color has two findings")
    return Set(found.compactMap(\.color))
  }

  /// Names without digits, since those that differ in digits only are neighbors on a scale.
  private static func name(_ start: String, _ index: Int) -> String {
    let letters = [index / 676, index / 26 % 26, index % 26].map {
      Character(UnicodeScalar(UInt8(0x61 + $0)))
    }
    return start + String(letters)
  }

  @Test("Of many equal colors all but one are findings when they count, and none by default")
  func equal() throws {
    let colors = Dictionary(
      uniqueKeysWithValues: (0..<900).map { (Self.name("a", $0), 0x0A5CD8) })
    #expect(try Self.found(colors) == [])
    #expect(try Self.found(colors, equal: true).count == 899)
  }

  @Test("Of colors that are far from each other, those are found whose twin is nearer than is seen")
  func twins() throws {
    var state: UInt64 = 7
    var colors: [String: Int] = [:]
    var expected: Set<String> = []
    // Not up to 255: beside a full green, even 51 in red can hardly be seen.
    for index in 0..<64 {
      let channels = [index / 16, index / 4 % 4, index % 4].map { $0 * 51 + 51 }
      let moved = channels.map { channel in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return channel + Int(state >> 60 & 7) - 3
      }
      let twin = Self.name("twin", index)
      colors[Self.name("base", index)] = Self.number(channels)
      colors[twin] = Self.number(moved)
      if moved != channels, Self.lab(channels).difference(from: Self.lab(moved)) < 1 {
        expected.insert(twin)
      }
    }
    #expect(expected.count > 20 && expected.count < 60)
    #expect(try Self.found(colors) == expected)
  }

  private static func number(_ channels: [Int]) -> Int {
    channels[0] << 16 | channels[1] << 8 | channels[2]
  }

  private static func lab(_ channels: [Int]) -> Lab {
    let parts = channels.map { Double($0) / 255 }
    return Lab(
      ColorComponents(space: .sRGB, red: parts[0], green: parts[1], blue: parts[2]))
  }
}
