import DynamicColors

/// Reads the `components` of a color.
struct ComponentReader {
  private let space: ColorSpace
  private let traits: SlotTraits
  /// How the components are written.
  private(set) var spelling = ComponentSpelling()
  private var red: Double?
  private var green: Double?
  private var blue: Double?
  private var alpha: Double?
  private var hasFailed = false

  init(space: ColorSpace, traits: SlotTraits) {
    self.space = space
    self.traits = traits
  }

  /// Reads the object at an index; nil, with errors, when a component cannot be read.
  mutating func read(
    _ tree: JSONTree, _ bytes: RawSpan, _ object: Int, _ problems: inout ProblemList,
    _ unknown: inout [UnknownMember]
  ) -> ColorComponents? {
    guard tree.nodes[object].kind == .object else {
      problems.append(
        .wrongType(tree.nodes[object], of: "'components'", expected: "an object", in: traits))
      return nil
    }
    var members = KnownMembers(container: "the components")
    let isGray = space.isGray
    tree.forEachMember(of: object) { key, value in
      if tree.isString(key, "alpha", in: bytes) {
        _ = members.isNew(0, key, tree, bytes, &problems)
        (alpha, spelling.alpha) = component("alpha", tree, bytes, value, &problems)
      } else if isGray, tree.isString(key, "white", in: bytes) {
        _ = members.isNew(1, key, tree, bytes, &problems)
        (red, spelling.red) = component("white", tree, bytes, value, &problems)
      } else if !isGray, tree.isString(key, "red", in: bytes) {
        _ = members.isNew(2, key, tree, bytes, &problems)
        (red, spelling.red) = component("red", tree, bytes, value, &problems)
      } else if !isGray, tree.isString(key, "green", in: bytes) {
        _ = members.isNew(3, key, tree, bytes, &problems)
        (green, spelling.green) = component("green", tree, bytes, value, &problems)
      } else if !isGray, tree.isString(key, "blue", in: bytes) {
        _ = members.isNew(4, key, tree, bytes, &problems)
        (blue, spelling.blue) = component("blue", tree, bytes, value, &problems)
      } else {
        members.keepUnknown(key, value, tree, bytes, &problems, &unknown)
      }
    }
    return color(at: tree.nodes[object].position, &problems)
  }

  private mutating func component(
    _ name: String, _ tree: JSONTree, _ bytes: RawSpan, _ index: Int,
    _ problems: inout ProblemList
  ) -> (Double?, ComponentSpelling.Form) {
    let node = tree.nodes[index]
    do throws(ComponentNumber.Failure) {
      if node.kind == .string, !node.hasEscapes {
        return try ComponentNumber.parse(string: node.range, in: bytes)
      }
      if node.kind == .number {
        return (try ComponentNumber.parse(number: node.range, in: bytes), .number)
      }
      if node.kind == .string {
        throw ComponentNumber.Failure(
          message: "is written with escapes; write its digits as they are")
      }
      problems.append(
        .wrongType(node, of: "'\(name)'", expected: "a string or a number", in: traits))
    } catch {
      let text = bytes.string(node.range.prefix(400)).forMessage(limit: 60)
      problems.append(
        .invalidComponent(name, text, error.message, at: node.position, in: traits))
    }
    hasFailed = true
    return (nil, .missing)
  }

  private func color(
    at position: TextPosition, _ problems: inout ProblemList
  ) -> ColorComponents? {
    if hasFailed { return nil }
    if alpha == nil { problems.append(.missingAlpha(at: position, in: traits)) }
    if space.isGray {
      guard let red else {
        problems.append(.missingComponents(["white"], space, at: position, in: traits))
        return nil
      }
      return ColorComponents(space: space, white: red, alpha: alpha ?? 1)
    }
    guard let red, let green, let blue else {
      let values = [("red", red), ("green", green), ("blue", blue)]
      let missing = values.filter { $0.1 == nil }.map(\.0)
      problems.append(.missingComponents(missing, space, at: position, in: traits))
      return nil
    }
    return ColorComponents(space: space, red: red, green: green, blue: blue, alpha: alpha ?? 1)
  }
}
