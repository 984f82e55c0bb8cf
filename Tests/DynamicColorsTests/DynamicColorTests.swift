import DynamicColors
import Testing

/// Colors as values: equal, hashed, small.
@Suite struct DynamicColorTests {
  @Test("A color is equal to itself however it was found")
  func equality() throws {
    let found = try #require(Names["Brand/Accent"])
    #expect(found == Names.Brand.accent)
    #expect(found == Names.Brand["Brand/Accent"])
    #expect(found.hashValue == Names.Brand.accent.hashValue)
    #expect(found != Names.accent)
  }

  @Test("All colors of a table differ")
  func allDiffer() {
    for colors in [Names.allColors, Appearances.allColors, Devices.allColors, Values.allColors] {
      #expect(Set(colors).count == colors.count)
    }
    #expect(Appearances.allColors.count == 63)
  }

  @Test("Colors of two tables are equal when their names and values are")
  func acrossTables() {
    #expect(FirstTwin.same == SecondTwin.same)
    #expect(FirstTwin.same == MovedTwin.same)
    #expect(FirstTwin.same.hashValue == MovedTwin.same.hashValue)
    #expect(Set([FirstTwin.same, SecondTwin.same, MovedTwin.same]).count == 1)
    #expect(FirstTwin.other == MovedTwin.other)
  }

  @Test("Colors of one name and other values differ")
  func otherValues() {
    #expect(FirstTwin.other.name == SecondTwin.other.name)
    #expect(FirstTwin.other != SecondTwin.other)
    #expect(FirstTwin.raised != SecondTwin.raised)
  }

  @Test("Colors with other values on an elevated surface differ")
  func otherElevatedValues() {
    let elevated = ColorTraits(level: .elevated)
    #expect(FirstTwin.panel.slotNumber(for: elevated) == 4)
    #expect(SecondTwin.panel.slotNumber(for: elevated) == 7)
    #expect(FirstTwin.panel != SecondTwin.panel)
  }

  @Test("A color with an elevated partner is equal to itself, and to no color of another table")
  func elevatedWithinOneTable() throws {
    let found = try #require(FirstTwin["Panel"])
    #expect(found == FirstTwin.panel)
    #expect(found.hashValue == FirstTwin.panel.hashValue)
    #expect(FirstTwin.panel != MovedTwin.panel)
    #expect(FirstTwin.panel != FirstTwin.raised)
  }

  @Test("A color is a few words without a reference to count")
  func isSmall() {
    #expect(MemoryLayout<DynamicColor>.size <= 4 * MemoryLayout<Int>.size)
    #expect(_isPOD(DynamicColor.self))
  }
}
