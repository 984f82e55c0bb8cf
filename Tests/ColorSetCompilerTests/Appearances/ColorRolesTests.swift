import ColorSetCompiler
import DynamicColors
import Testing

/// What the colors of a palette are for.
@Suite struct ColorRolesTests {
  @Test("Roles are guessed from names as long as the configuration speaks of none")
  func guesses() throws {
    let palette = try ScratchCatalog.palette([
      "CardBackground": ["1"], "LinkText": ["1"], "Ocean": ["1"], "TitleText": ["1"],
    ])
    let guessed = ColorRoles(palette, Configuration())
    #expect(guessed.areGuessed)
    #expect(guessed.roles == [[.background], [], [], [.text]])
    #expect(guessed.indices(of: [.text, .background]) == [0, 3])
    var configuration = Configuration()
    configuration.roles[.status] = [
      LocatedPattern(pattern: NamePattern("O*"), location: Diagnostic.Location(path: ""))
    ]
    let named = ColorRoles(palette, configuration)
    #expect(!named.areGuessed)
    #expect(named.roles == [[], [], [.status], []])
  }
}
