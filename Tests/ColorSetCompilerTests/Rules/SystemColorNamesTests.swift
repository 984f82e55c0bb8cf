import ColorSetCompiler
import DynamicColors
import Testing

@Suite struct SystemColorNamesTests {
  @Test(
    "Each platform has as many names as catalogs show, in order and each once",
    arguments: zip(
      [SystemColor.Platform.iOS, .macOS, .tvOS, .watchOS, .visionOS, .universal],
      [40, 45, 22, 17, 40, 17]))
  func counts(_ platform: SystemColor.Platform, count: Int) {
    let names = SystemColorNames.of(platform)
    #expect(names.count == count)
    #expect(names == Set(names).sorted())
    #expect(names.allSatisfy { $0.hasSuffix("Color") })
  }

  @Test("Every platform has the universal names, and a reference without a platform may use any")
  func universal() {
    let universal = Set(SystemColorNames.of(.universal))
    let all = Set(SystemColorNames.of(nil))
    for platform in SystemColor.Platform.allCases {
      #expect(universal.isSubset(of: SystemColorNames.of(platform)))
      #expect(all.isSuperset(of: SystemColorNames.of(platform)))
    }
  }

  @Test("The platforms that have a name")
  func platforms() {
    #expect(SystemColorNames.platforms(having: "windowBackgroundColor") == [.macOS])
    #expect(SystemColorNames.platforms(having: "tintColor") == [.iOS, .tvOS, .visionOS])
    #expect(SystemColorNames.platforms(having: "labelcolor") == [])
  }
}
