extension Rule {
  /// All rules, by their ids.
  package static let all: [Rule] = [
    .blankSet,
    .blankSlot,
    .componentOutOfRange,
    .duplicateSlot,
    .foreignReference,
    .identicalAppearances,
    .identicalHighContrast,
    .integerAlpha,
    .invalidReference,
    .missingAppearance,
    .missingHighContrast,
    .missingLocale,
    .mixedColorSpaces,
    .noAnySlot,
    .singleValue,
    .unknownPlatform,
    .unknownReference,
    .unreachableHighContrast,
    .unusedIgnore,
    .wideGamutWithoutEffect,
  ].sorted { CodePointOrder.precedes($0.id, $1.id) }

  /// The rule of an id.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
