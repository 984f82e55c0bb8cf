import DynamicColors

extension Slot {
  /// All conditions of the slot in words: `dark, high contrast, ipad, locale 'de'`.
  package var words: String {
    ([traits.appearance.words] + moreWords).joined(separator: ", ")
  }

  /// The conditions beyond the appearance, each in words: the device, the gamut, the locale.
  var moreWords: [String] {
    let conditions = conditions
    var words: [String] = []
    if traits.idiom != .universal { words.append(traits.idiom.catalogName) }
    if let gamut = traits.gamut { words.append(gamut.catalogName) }
    if let idiom = conditions.idiom { words.append("unknown device '\(idiom.forMessage)'") }
    if let gamut = conditions.gamut { words.append("unknown gamut '\(gamut.forMessage)'") }
    if let appearance = conditions.appearance {
      words.append("unknown appearance '\(appearance.forMessage)'")
    }
    if let subtype = conditions.subtype, subtype != SlotConditions.macCatalyst {
      words.append("subtype '\(subtype.forMessage)'")
    }
    if let locale = conditions.locale { words.append("locale '\(locale.forMessage)'") }
    return words
  }

  /// Where the slot stands in its file: `39:5`.
  var place: String { "\(position.line):\(position.column)" }
}
