/// Joins each of some colors with another one, by a pattern of their names: with the one that answers in its place on an
/// elevated surface, or with the one that it is an alias of.
///
/// Names are compared byte for byte, as everywhere.
package struct PartnerPattern: Sendable, Hashable {
  /// The pattern of the colors.
  package let name: String
  /// The pattern of their partners.
  package let partner: String
  /// Where a configuration has the pattern, nil when it comes from none.
  package let location: Diagnostic.Location?
  private let namePrefix: [UInt8]
  private let nameSuffix: [UInt8]?
  private let partnerPrefix: String
  private let partnerSuffix: String

  /// Makes a pattern from the names of both; one `*` in each stands for the same text.
  ///
  /// It is nil when one has a `*` and the other has not, or one has several.
  package init?(name: String, partner: String, location: Diagnostic.Location? = nil) {
    let nameParts = name.utf8.split(separator: 0x2A, omittingEmptySubsequences: false)
    let partnerParts = partner.utf8.split(separator: 0x2A, omittingEmptySubsequences: false)
    guard nameParts.count == partnerParts.count, nameParts.count <= 2 else { return nil }
    self.name = name
    self.partner = partner
    self.location = location
    namePrefix = Array(nameParts[0])
    nameSuffix = nameParts.count == 2 ? Array(nameParts[1]) : nil
    partnerPrefix = String(decoding: partnerParts[0], as: UTF8.self)
    partnerSuffix =
      partnerParts.count == 2 ? String(decoding: partnerParts[1], as: UTF8.self) : ""
  }

  /// The name of a color's partner, nil when the pattern does not fit the color.
  package func partner(of name: String) -> String? {
    let bytes = name.utf8
    guard let nameSuffix else {
      return bytes.elementsEqual(namePrefix) ? partnerPrefix : nil
    }
    guard bytes.count >= namePrefix.count + nameSuffix.count, bytes.starts(with: namePrefix),
      bytes.suffix(nameSuffix.count).elementsEqual(nameSuffix)
    else { return nil }
    let middle = bytes.dropFirst(namePrefix.count).dropLast(nameSuffix.count)
    return partnerPrefix + String(decoding: middle, as: UTF8.self) + partnerSuffix
  }
}
