/// What a JSON parser lets pass beyond RFC 8259.
package struct JSONOptions: Sendable {
  /// Whether a comma may stand before a closing bracket; each one is noted.
  package var allowsTrailingCommas: Bool
  /// Whether a byte-order mark may stand before the text; it is noted.
  package var allowsByteOrderMark: Bool
  /// Whether `//` and `/* */` comments count as blanks.
  package var allowsComments: Bool

  /// RFC 8259 and nothing else.
  package static let strict = JSONOptions(
    allowsTrailingCommas: false, allowsByteOrderMark: false, allowsComments: false)
  /// What Apple's tools accept in asset catalogs.
  package static let catalog = JSONOptions(
    allowsTrailingCommas: true, allowsByteOrderMark: true, allowsComments: false)
  /// What people write by hand.
  package static let configuration = JSONOptions(
    allowsTrailingCommas: true, allowsByteOrderMark: true, allowsComments: true)
}
