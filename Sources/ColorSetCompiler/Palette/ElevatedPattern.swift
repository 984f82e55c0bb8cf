/// Joins colors with those that answer in their place on an elevated surface, by a pattern of their names.
///
/// Names are compared byte for byte, as everywhere.
package struct ElevatedPattern: Sendable, Hashable {
  /// The pattern of the colors.
  package let base: String
  /// The pattern of their partners.
  package let elevated: String
  /// Where a configuration has the pattern, nil when it comes from none.
  package let location: Diagnostic.Location?
  private let basePrefix: [UInt8]
  private let baseSuffix: [UInt8]?
  private let partnerPrefix: String
  private let partnerSuffix: String

  /// Makes a pattern from the names of both; one `*` in each stands for the same text.
  ///
  /// It is nil when one has a `*` and the other has not, or one has several.
  package init?(base: String, elevated: String, location: Diagnostic.Location? = nil) {
    let baseParts = base.utf8.split(separator: 0x2A, omittingEmptySubsequences: false)
    let partnerParts = elevated.utf8.split(separator: 0x2A, omittingEmptySubsequences: false)
    guard baseParts.count == partnerParts.count, baseParts.count <= 2 else { return nil }
    self.base = base
    self.elevated = elevated
    self.location = location
    basePrefix = Array(baseParts[0])
    baseSuffix = baseParts.count == 2 ? Array(baseParts[1]) : nil
    partnerPrefix = String(decoding: partnerParts[0], as: UTF8.self)
    partnerSuffix =
      partnerParts.count == 2 ? String(decoding: partnerParts[1], as: UTF8.self) : ""
  }

  /// The name of a color's elevated partner, nil when the pattern does not fit the color.
  package func partner(of name: String) -> String? {
    let bytes = name.utf8
    guard let baseSuffix else {
      return bytes.elementsEqual(basePrefix) ? partnerPrefix : nil
    }
    guard bytes.count >= basePrefix.count + baseSuffix.count, bytes.starts(with: basePrefix),
      bytes.suffix(baseSuffix.count).elementsEqual(baseSuffix)
    else { return nil }
    let middle = bytes.dropFirst(basePrefix.count).dropLast(baseSuffix.count)
    return partnerPrefix + String(decoding: middle, as: UTF8.self) + partnerSuffix
  }
}
