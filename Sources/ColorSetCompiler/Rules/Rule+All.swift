extension Rule {
  /// All rules, by their ids.
  package static let all: [Rule] = [
    .assetNameClash,
    .duplicateSlot,
    .keywordSymbol,
    .missingAppearance,
    .noXcodeSymbol,
    .oddName,
    .similarNames,
    .singleValue,
    .symbolShadowsMember,
    .unusedIgnore,
  ].sorted { CodePointOrder.precedes($0.id, $1.id) }

  /// The rule of an id.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
