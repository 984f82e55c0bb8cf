/// A named color of an asset catalog that adapts to its surroundings.
///
/// It is the place of a line in a static table. Resolving it allocates nothing.
@frozen public nonisolated struct DynamicColor: Sendable {
  @usableFromInline let text: StaticString
  @usableFromInline let line: Int

  /// Makes a color of generated code: the table's literal and the place of the color's line in it.
  ///
  /// It is inlined into the members of generated code, which then are a few instructions each.
  @inlinable public init(_ table: StaticString, _ line: Int) {
    self.text = table
    self.line = line
  }

  private var record: TableRecord { TableRecord(TableBytes(text), at: line) }

  /// The name to look the color up by, namespaces included, as Xcode's run-time lookup takes it: `Brand/Accent`.
  public var name: String {
    let record = record
    return TableBytes(text).string(start: record.nameStart, end: record.nameEnd)
  }

  /// The value of the color in some surroundings.
  ///
  /// Slots are tried in Apple's order: luminosity with high contrast, luminosity, high contrast, any; within each the
  /// exact idiom, then universal; within that the exact gamut, then none, then the other. With the level `elevated`, the
  /// elevated partner answers if the configuration named one.
  ///
  /// - Returns: The value, or nil when no slot fits, as for a blank color set or one for another device only.
  public func resolved(for traits: ColorTraits) -> ColorValue? { record.value(for: traits) }
}

nonisolated extension DynamicColor: Hashable {
  /// Colors are equal when their names and all their values are. Those with an elevated partner are equal only within one
  /// table, where the partner is the same.
  public static func == (left: DynamicColor, right: DynamicColor) -> Bool {
    if left.line == right.line, unsafe left.text.utf8Start == right.text.utf8Start { return true }
    if left.record.hasElevated || right.record.hasElevated { return false }
    let leftBytes = TableBytes(left.text)
    let rightBytes = TableBytes(right.text)
    let leftEnd = left.record.nameEnd
    guard leftEnd - left.line == right.record.nameEnd - right.line else { return false }
    for index in 0..<leftEnd - left.line
    where leftBytes[left.line + index] != rightBytes[right.line + index] {
      return false
    }
    return true
  }

  /// Hashes the color's name and values.
  public func hash(into hasher: inout Hasher) {
    let bytes = TableBytes(text)
    for index in line..<Swift.max(line, record.nameEnd) { hasher.combine(bytes[index]) }
  }
}

nonisolated extension DynamicColor: CustomStringConvertible {
  /// The color's name.
  public var description: String { name }
}
