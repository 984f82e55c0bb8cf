import DynamicColors
import Testing

@testable import ColorSetCompiler

/// Slots that lie in an array with those of other color sets.
@Suite struct SlotListTests {
  /// Slots that are told apart by their lines.
  private static let slots = (1...6).map {
    Slot(traits: SlotTraits(), position: TextPosition(line: Int32($0), column: 5))
  }

  @Test(
    "A list has the slots of its range alone, counted from 0",
    arguments: [0..<6, 0..<2, 2..<5, 5..<6, 3..<3])
  func range(_ range: Range<Int>) {
    let list = SlotList(Self.slots, range)
    #expect(list.indices == 0..<range.count)
    #expect(list.map(\.position.line) == range.map { Int32($0 + 1) })
    #expect(list.indices.map { list[$0].position.line } == range.map { Int32($0 + 1) })
  }

  @Test("A list of its own has all slots, and by default none")
  func alone() {
    #expect(SlotList(Self.slots).map(\.position) == Self.slots.map(\.position))
    #expect(SlotList().isEmpty)
  }
}
