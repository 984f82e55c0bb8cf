/// Some color sets of one group: what a thread reads in one go.
struct ColorSetChunk: Sendable {
  /// The index of the group.
  var group: Int
  /// Which of the group's color sets.
  var colorSets: Range<Int>

  /// How many color sets a chunk holds at most; enough that opening the group's folder once more costs nothing.
  private static let size = 64

  /// All color sets of some groups.
  static func chunks(of groups: [ListedGroup]) -> [ColorSetChunk] {
    var chunks: [ColorSetChunk] = []
    for group in groups.indices {
      let count = groups[group].colorSets.count
      for start in stride(from: 0, to: count, by: size) {
        chunks.append(ColorSetChunk(group: group, colorSets: start..<min(start + size, count)))
      }
    }
    return chunks
  }
}
