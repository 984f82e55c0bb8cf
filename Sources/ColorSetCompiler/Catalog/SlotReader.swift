import DynamicColors

/// Reads one slot of a color set.
struct SlotReader {
  private var traits = SlotTraits()
  private var conditions = SlotConditions()
  // Indices of the members' values; 0 is the root and stands for none.
  private var appearances = 0
  private var color = 0
  private var gamut = 0
  private var idiom = 0
  private var locale = 0
  private var subtype = 0

  /// The longest text that a condition or a reference may have.
  static let longestText = 200

  /// Reads the slot whose object is at an index.
  mutating func read(
    _ tree: JSONTree, _ bytes: RawSpan, _ object: Int, _ problems: inout ProblemList,
    _ unknown: inout [UnknownMember]
  ) -> Slot {
    find(tree, bytes, object, &problems, &unknown)
    if appearances > 0 {
      AppearanceReader.read(tree, bytes, appearances, &traits, &conditions, &problems, &unknown)
    }
    if idiom > 0 { readIdiom(tree, bytes, &problems) }
    if subtype > 0 { readSubtype(tree, bytes, &problems) }
    if gamut > 0 { readGamut(tree, bytes, &problems) }
    if locale > 0, let text = text(tree, bytes, locale, "'locale'", &problems) {
      conditions.locale = text
    }
    var slot = Slot(
      traits: traits, position: tree.nodes[object].position,
      conditions: conditions)
    if color > 0 {
      var reader = ColorReader(traits: traits)
      slot.value = reader.read(tree, bytes, color, &problems, &unknown)
      slot.spelling = reader.spelling
    }
    return slot
  }

  private mutating func find(
    _ tree: JSONTree, _ bytes: RawSpan, _ object: Int, _ problems: inout ProblemList,
    _ unknown: inout [UnknownMember]
  ) {
    var members = KnownMembers(container: "a slot")
    tree.forEachMember(of: object) { key, value in
      if tree.isString(key, "color", in: bytes) {
        _ = members.isNew(0, key, tree, bytes, &problems)
        color = value
      } else if tree.isString(key, "idiom", in: bytes) {
        _ = members.isNew(1, key, tree, bytes, &problems)
        idiom = value
      } else if tree.isString(key, "appearances", in: bytes) {
        _ = members.isNew(2, key, tree, bytes, &problems)
        appearances = value
      } else if tree.isString(key, "display-gamut", in: bytes) {
        _ = members.isNew(3, key, tree, bytes, &problems)
        gamut = value
      } else if tree.isString(key, "subtype", in: bytes) {
        _ = members.isNew(4, key, tree, bytes, &problems)
        subtype = value
      } else if tree.isString(key, "locale", in: bytes) {
        _ = members.isNew(5, key, tree, bytes, &problems)
        locale = value
      } else {
        members.keepUnknown(key, value, tree, bytes, &problems, &unknown)
      }
    }
  }

  private mutating func readIdiom(
    _ tree: JSONTree, _ bytes: RawSpan, _ problems: inout ProblemList
  ) {
    if tree.isString(tree.nodes[idiom], "universal", in: bytes) { return }
    guard let text = text(tree, bytes, idiom, "'idiom'", &problems) else { return }
    let known = ColorTraits.Idiom.allCases.first { $0 != .macCatalyst && $0.catalogName == text }
    if let known {
      traits.idiom = known
    } else if text == "reality" {
      // Early betas of Xcode 15 wrote it for visionOS.
      traits.idiom = .vision
      problems.append(.legacyIdiom(at: tree.nodes[idiom].position))
    } else {
      conditions.idiom = text
      problems.append(.unknownIdiom(text, at: tree.nodes[idiom].position))
    }
  }

  private mutating func readSubtype(
    _ tree: JSONTree, _ bytes: RawSpan, _ problems: inout ProblemList
  ) {
    guard let text = text(tree, bytes, subtype, "'subtype'", &problems) else { return }
    conditions.subtype = text
    if text == SlotConditions.macCatalyst, traits.idiom == .ipad {
      traits.idiom = .macCatalyst
      return
    }
    conditions.isContradictory = true
    let position = tree.nodes[subtype].position
    problems.append(
      text == SlotConditions.macCatalyst
        ? .misplacedCatalyst(conditions.idiom ?? traits.idiom.catalogName, at: position)
        : .unknownSubtype(text, at: position))
  }

  private mutating func readGamut(
    _ tree: JSONTree, _ bytes: RawSpan, _ problems: inout ProblemList
  ) {
    guard let text = text(tree, bytes, gamut, "'display-gamut'", &problems) else { return }
    if let known = ColorTraits.Gamut.allCases.first(where: { $0.catalogName == text }) {
      traits.gamut = known
    } else {
      conditions.gamut = text
      problems.append(.unknownGamut(text, at: tree.nodes[gamut].position))
    }
  }

  /// The text of a string, nil with an error when the value is none.
  private func text(
    _ tree: JSONTree, _ bytes: RawSpan, _ index: Int, _ what: String,
    _ problems: inout ProblemList
  ) -> String? {
    let node = tree.nodes[index]
    guard node.kind == .string else {
      problems.append(.wrongType(node, of: what, expected: "a string", in: traits))
      return nil
    }
    guard node.range.count <= Self.longestText else {
      problems.append(.tooLong(what, at: node.position, in: traits))
      return nil
    }
    return tree.string(node, in: bytes)
  }
}
