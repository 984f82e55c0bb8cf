import DynamicColors

/// Reads the `color` of a slot: components in a color space, or a reference to a system color.
struct ColorReader {
  /// The conditions of the slot, for messages.
  let traits: SlotTraits
  /// How the components are written.
  private(set) var spelling = ComponentSpelling()
  private var components = 0
  private var space = 0
  private var platform = 0
  private var reference = 0

  init(traits: SlotTraits) { self.traits = traits }

  /// Reads the object at an index; nil, with an error, when it gives no color.
  mutating func read(
    _ tree: JSONTree, _ bytes: RawSpan, _ object: Int, _ problems: inout ProblemList,
    _ unknown: inout [UnknownMember]
  ) -> ColorValue? {
    guard tree.nodes[object].kind == .object else {
      problems.append(
        .wrongType(tree.nodes[object], of: "'color'", expected: "an object", in: traits))
      return nil
    }
    find(tree, bytes, object, &problems, &unknown)
    if reference > 0 {
      if components > 0 {
        problems.append(.referenceAndComponents(at: tree.nodes[components].position, in: traits))
      }
      return systemColor(tree, bytes, &problems).map(ColorValue.system)
    }
    guard components > 0 else {
      problems.append(.emptyColor(at: tree.nodes[object].position, in: traits))
      return nil
    }
    guard let space = colorSpace(tree, bytes, object, &problems) else { return nil }
    var reader = ComponentReader(space: space, traits: traits)
    let color = reader.read(tree, bytes, components, &problems, &unknown)
    spelling = reader.spelling
    return color.map(ColorValue.components)
  }

  private mutating func find(
    _ tree: JSONTree, _ bytes: RawSpan, _ object: Int, _ problems: inout ProblemList,
    _ unknown: inout [UnknownMember]
  ) {
    var members = KnownMembers(container: "a color")
    tree.forEachMember(of: object) { key, value in
      if tree.isString(key, "color-space", in: bytes) {
        _ = members.isNew(0, key, tree, bytes, &problems)
        space = value
      } else if tree.isString(key, "components", in: bytes) {
        _ = members.isNew(1, key, tree, bytes, &problems)
        components = value
      } else if tree.isString(key, "platform", in: bytes) {
        _ = members.isNew(2, key, tree, bytes, &problems)
        platform = value
      } else if tree.isString(key, "reference", in: bytes) {
        _ = members.isNew(3, key, tree, bytes, &problems)
        reference = value
      } else {
        members.keepUnknown(key, value, tree, bytes, &problems, &unknown)
      }
    }
  }

  /// The color space; a missing one follows the gamut of the slot.
  private func colorSpace(
    _ tree: JSONTree, _ bytes: RawSpan, _ object: Int, _ problems: inout ProblemList
  ) -> ColorSpace? {
    guard space > 0 else {
      problems.append(.missingColorSpace(at: tree.nodes[object].position, in: traits))
      return traits.gamut == .displayP3 ? .displayP3 : .sRGB
    }
    let node = tree.nodes[space]
    if tree.isString(node, "srgb", in: bytes) { return .sRGB }
    guard node.kind == .string else {
      problems.append(.wrongType(node, of: "'color-space'", expected: "a string", in: traits))
      return nil
    }
    let text = tree.string(node, in: bytes)
    if let known = ColorSpace.allCases.first(where: { $0.catalogName == text }) { return known }
    problems.append(.unknownColorSpace(text, at: node.position, in: traits))
    return nil
  }

  private func systemColor(
    _ tree: JSONTree, _ bytes: RawSpan, _ problems: inout ProblemList
  ) -> SystemColor? {
    let node = tree.nodes[reference]
    guard node.kind == .string else {
      problems.append(.wrongType(node, of: "'reference'", expected: "a string", in: traits))
      return nil
    }
    guard !node.range.isEmpty, node.range.count <= SlotReader.longestText else {
      problems.append(.badReference(at: node.position, in: traits))
      return nil
    }
    var known: SystemColor.Platform?
    if platform > 0 {
      let platformNode = tree.nodes[platform]
      if platformNode.kind == .string {
        let text = tree.string(platformNode, in: bytes)
        known = SystemColor.Platform(rawValue: text)
        if known == nil {
          problems.append(.unknownPlatform(text, at: platformNode.position, in: traits))
        }
      } else {
        problems.append(
          .wrongType(platformNode, of: "'platform'", expected: "a string", in: traits))
      }
    }
    return SystemColor(platform: known, name: tree.string(node, in: bytes))
  }
}
