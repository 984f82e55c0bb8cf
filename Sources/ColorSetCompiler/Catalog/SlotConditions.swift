/// Conditions that few slots state: spellings that are not Xcode's usual ones, subtypes and locales.
package struct SlotConditions: Sendable, Hashable {
  /// The idiom as it is written, when it is not a known one.
  package var idiom: String?
  /// The subtype as it is written.
  package var subtype: String?
  /// The locale as it is written.
  package var locale: String?
  /// The display gamut as it is written, when it is not a known one.
  package var gamut: String?
  /// An appearance's value as it is written, when it is not a known one.
  package var appearance: String?

  /// Whether the conditions contradict each other.
  package var isContradictory = false

  /// Whether a request can state these conditions.
  package var isReachable: Bool {
    !isContradictory && idiom == nil && gamut == nil && appearance == nil
      && (subtype == nil || subtype == Self.macCatalyst)
  }

  /// The subtype of an iPad slot that is for Mac Catalyst.
  package static let macCatalyst = "mac-catalyst"
}
