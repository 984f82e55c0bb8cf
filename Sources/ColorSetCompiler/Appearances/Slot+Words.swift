extension Slot {
  /// All conditions of the slot in words: `dark, high contrast, ipad, locale 'de'`.
  package var words: String {
    let conditions = conditions
    var words = traits.words
    if let idiom = conditions.idiom { words += ", unknown device '\(idiom.forMessage)'" }
    if let gamut = conditions.gamut { words += ", unknown gamut '\(gamut.forMessage)'" }
    if let appearance = conditions.appearance {
      words += ", unknown appearance '\(appearance.forMessage)'"
    }
    if let subtype = conditions.subtype, subtype != SlotConditions.macCatalyst {
      words += ", subtype '\(subtype.forMessage)'"
    }
    if let locale = conditions.locale { words += ", locale '\(locale.forMessage)'" }
    return words
  }
}
