/// Joins colors with those that answer in their place on an elevated surface, by a pattern of their names.
package struct ElevatedPattern: Sendable, Hashable {
  private let basePrefix: String
  private let baseSuffix: String?
  private let partnerPrefix: String
  private let partnerSuffix: String?

  /// Makes a pattern from the names of both; one `*` in each stands for the same text.
  ///
  /// It is nil when one has a `*` and the other has not, or one has several.
  package init?(base: String, elevated: String) {
    let baseParts = base.split(separator: "*", omittingEmptySubsequences: false)
    let partnerParts = elevated.split(separator: "*", omittingEmptySubsequences: false)
    guard baseParts.count == partnerParts.count, baseParts.count <= 2 else { return nil }
    basePrefix = String(baseParts[0])
    baseSuffix = baseParts.count == 2 ? String(baseParts[1]) : nil
    partnerPrefix = String(partnerParts[0])
    partnerSuffix = partnerParts.count == 2 ? String(partnerParts[1]) : nil
  }

  /// The name of a color's elevated partner, nil when the pattern does not fit the color.
  package func partner(of name: String) -> String? {
    guard let baseSuffix, let partnerSuffix else {
      return name == basePrefix ? partnerPrefix : nil
    }
    guard name.utf8.count >= basePrefix.utf8.count + baseSuffix.utf8.count,
      name.hasPrefix(basePrefix), name.hasSuffix(baseSuffix)
    else { return nil }
    let middle = name.dropFirst(basePrefix.count).dropLast(baseSuffix.count)
    return partnerPrefix + middle + partnerSuffix
  }
}
