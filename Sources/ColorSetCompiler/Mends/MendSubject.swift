import DynamicColors

/// A file of a catalog as mends look at it: its bytes, and the color set that they give.
struct MendSubject {
  /// The text of the file.
  let editor: JSONEditor
  /// The color set, read from the same text; nil for the file of a group.
  let colorSet: ColorSet?
  /// What the configuration says.
  let configuration: Configuration
  /// What is found in the file.
  let findings: [Diagnostic]

  /// The array of the slots, nil when there is none.
  var slotArray: Int? {
    editor.member("colors", of: 0).flatMap { editor.kind($0) == .array ? $0 : nil }
  }

  /// The objects of the slots, by the indices that the color set has for them.
  var slotNodes: [Int] {
    slotArray.map { editor.elements(of: $0).filter { editor.kind($0) == .object } } ?? []
  }

  /// The slot in which a place lies: its index, what it says, and its object.
  func slot(at position: TextPosition?) -> (index: Int, slot: Slot, node: Int)? {
    guard let position, let colorSet else { return nil }
    let nodes = slotNodes
    guard let index = colorSet.slots.lastIndex(where: { $0.position <= position }),
      nodes.indices.contains(index),
      editor.tree.nodes[nodes[index]].position == colorSet.slots[index].position
    else { return nil }
    return (index, colorSet.slots[index], nodes[index])
  }

  /// A slot by its index: what it says, and its object.
  func slot(_ index: Int) -> (index: Int, slot: Slot, node: Int)? {
    colorSet.flatMap { $0.slots.indices.contains(index) ? slot(at: $0.slots[index].position) : nil }
  }

  /// The color set as rules look at it.
  func withRuleSubject<Result>(
    _ body: (borrowing RuleSubject) -> Result
  ) -> Result? {
    guard let colorSet else { return nil }
    let resolved = ConditionFacts(colorSet.slots)
    let facts = SlotFacts(
      colorSet.slots, resolved, isLocalizable: colorSet.localizable != nil)
    return body(RuleSubject(colorSet, resolved, facts, index: 0, source: SourceCache()))
  }

  /// The start for values that are missing, by what the color is for.
  var adapted: AdaptedColor {
    let name = colorSet?.name ?? ""
    return AdaptedColor(
      role: configuration.roles(of: name).first ?? ColorRole.guessed(from: name) ?? kind)
  }

  /// What the last word of the name that tells it says the color is for, also beside words that make a guess unsafe for
  /// rules: a start goes the right way by it.
  private var kind: ColorRole? {
    let roles = NameWords.words(of: colorSet?.name ?? "").map {
      $0 == "bg"
        ? .background : ["fg", "foreground"].contains($0) ? .text : ColorRole.spoken(by: $0)
    }
    return roles.last { $0 == .background || $0 == .text } ?? nil
  }

  /// Whether the color is that of a shadow or of what dims a screen, by its name: such a one is black in dark, too.
  var isShade: Bool {
    NameWords.words(of: colorSet?.name ?? "").contains {
      ["shadow", "shadows", "scrim"].contains($0)
    }
  }

  /// Whether every request gets the same value without a slot.
  func isRedundant(_ slot: Int) -> Bool {
    guard let colorSet else { return false }
    var rest = colorSet
    rest.slots = SlotList(colorSet.slots.indices.filter { $0 != slot }.map { colorSet.slots[$0] })
    let locales = [nil] + Set(colorSet.slots.compactMap(\.locale)).sorted()
    for idiom in ColorTraits.Idiom.allCases {
      for luminosity in ColorTraits.Luminosity.allCases {
        for contrast in ColorTraits.Contrast.allCases {
          for gamut in ColorTraits.Gamut.allCases {
            for locale in locales {
              let traits = ColorTraits(
                luminosity: luminosity, contrast: contrast, gamut: gamut, idiom: idiom,
                locale: locale)
              if colorSet.value(for: traits) != rest.value(for: traits) { return false }
            }
          }
        }
      }
    }
    return true
  }

  /// Whether a slot says nothing that this version does not understand, and so may be taken out whole.
  func isUnderstood(_ node: Int) -> Bool {
    let known = ["appearances", "color", "display-gamut", "idiom", "locale", "subtype"]
    guard editor.values(of: node).allSatisfy({ known.contains(editor.string($0 - 1)) }) else {
      return false
    }
    let first = editor.tree.nodes[node].position
    let end = Int(editor.tree.nodes[node].next)
    let next = end < editor.tree.nodes.count ? editor.tree.nodes[end].position : nil
    return !(colorSet?.unknownMembers ?? []).contains { member in
      member.position > first
        && next.map { member.position < $0 } ?? (member.container != "the file")
    }
  }
}
