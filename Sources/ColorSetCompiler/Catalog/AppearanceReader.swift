import DynamicColors

/// Reads the `appearances` of a slot.
enum AppearanceReader {
  /// Adds the appearances of the array at an index to a slot's conditions.
  static func read(
    _ tree: JSONTree, _ bytes: RawSpan, _ array: Int, _ traits: inout SlotTraits,
    _ conditions: inout SlotConditions, _ problems: inout ProblemList,
    _ unknown: inout [UnknownMember]
  ) {
    guard tree.nodes[array].kind == .array else {
      problems.append(
        .wrongType(tree.nodes[array], of: "'appearances'", expected: "an array of objects"))
      conditions.appearance = ""
      return
    }
    tree.forEachElement(of: array) { element in
      guard tree.nodes[element].kind == .object else {
        problems.append(
          .wrongType(tree.nodes[element], of: "an appearance", expected: "an object"))
        conditions.appearance = ""
        return
      }
      var kind = 0
      var value = 0
      var members = KnownMembers(container: "an appearance")
      tree.forEachMember(of: element) { key, member in
        if tree.isString(key, "appearance", in: bytes) {
          _ = members.isNew(0, key, tree, bytes, &problems)
          kind = member
        } else if tree.isString(key, "value", in: bytes) {
          _ = members.isNew(1, key, tree, bytes, &problems)
          value = member
        } else {
          members.keepUnknown(key, member, tree, bytes, &problems, &unknown)
        }
      }
      guard kind > 0, value > 0 else {
        problems.append(.incompleteAppearance(at: tree.nodes[element].position))
        conditions.appearance = ""
        return
      }
      apply(tree, bytes, kind, value, &traits, &conditions, &problems)
    }
  }

  private static func apply(
    _ tree: JSONTree, _ bytes: RawSpan, _ kind: Int, _ value: Int, _ traits: inout SlotTraits,
    _ conditions: inout SlotConditions, _ problems: inout ProblemList
  ) {
    let kindNode = tree.nodes[kind]
    let valueNode = tree.nodes[value]
    if tree.isString(kindNode, "luminosity", in: bytes) {
      let isDark = tree.isString(valueNode, "dark", in: bytes)
      if isDark || tree.isString(valueNode, "light", in: bytes) {
        let luminosity: ColorTraits.Luminosity = isDark ? .dark : .light
        if traits.luminosity != .unspecified, traits.luminosity != luminosity {
          conditions.isContradictory = true
          problems.append(.contradictoryAppearances(at: kindNode.position))
        }
        traits.luminosity = luminosity
        return
      }
    } else if tree.isString(kindNode, "contrast", in: bytes),
      tree.isString(valueNode, "high", in: bytes)
    {
      traits.contrast = .high
      return
    }
    guard kindNode.kind == .string, valueNode.kind == .string else {
      let wrong = kindNode.kind == .string ? valueNode : kindNode
      let what = kindNode.kind == .string ? "'value'" : "'appearance'"
      problems.append(.wrongType(wrong, of: what, expected: "a string"))
      conditions.appearance = ""
      return
    }
    let kindText = tree.string(kindNode, in: bytes)
    let valueText = tree.string(valueNode, in: bytes)
    conditions.appearance = String(valueText.prefix(SlotReader.longestText))
    problems.append(.unknownAppearance(kindText, valueText, at: valueNode.position))
  }
}
