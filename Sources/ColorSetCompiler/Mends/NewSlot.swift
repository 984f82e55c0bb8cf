import DynamicColors

/// A slot that is added to a color set: a copy of another one for another appearance, with another color.
struct NewSlot {
  /// The slot that is copied.
  var source: Int
  /// What the new one is for; the gamut is the source's.
  var traits: SlotTraits
  /// The new color in the space and spelling of the source; nil for the same one.
  var color: ColorComponents?
}

extension MendSubject {
  /// The edits that add slots, or give a color to blank ones that are for the same; nil when there is nothing to copy.
  func add(_ slots: [NewSlot]) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for new in slots {
      guard let edit = add(new) else { return nil }
      edits.append(edit)
    }
    return edits.isEmpty ? nil : edits
  }

  private func add(_ new: NewSlot) -> TextEdit? {
    guard let source = slot(new.source), let array = slotArray, let colorSet,
      let copy = copy(of: source, for: new)
    else { return nil }
    let blank = colorSet.slots.indices.first {
      let slot = colorSet.slots[$0]
      return !slot.hasValue && slot.traits == new.traits && slot.isReachable && slot.locale == nil
    }
    if let blank = blank.flatMap({ slot($0) }) {
      guard let color = copy.member("color", of: 0) else { return nil }
      let text = String(decoding: copy.bytes(color), as: UTF8.self)
      if let old = editor.member("color", of: blank.node) { return editor.replace(old, by: text) }
      return editor.insert("color", text, in: blank.node, after: ["appearances", "idiom"])
    }
    // In the order of Xcode: behind the slots of the device and gamut that come before it.
    let like = colorSet.slots.indices.filter {
      colorSet.slots[$0].traits.idiom == new.traits.idiom
        && colorSet.slots[$0].traits.gamut == new.traits.gamut
    }
    if let previous = like.last(where: { colorSet.slots[$0].traits.order < new.traits.order }),
      let previous = slot(previous)
    {
      return editor.insert(copy.text, after: previous.node, of: array)
    }
    if let next = like.first.flatMap({ slot($0) }) {
      return editor.insert(copy.text, before: next.node, of: array)
    }
    return editor.insert(copy.text, after: source.node, of: array)
  }

  /// The text of a slot with other conditions and another color.
  private func copy(
    of source: (index: Int, slot: Slot, node: Int), for new: NewSlot
  ) -> JSONEditor? {
    guard let copy = JSONEditor(editor.bytes(source.node)) else { return nil }
    var edits: [TextEdit] = []
    if let locale = copy.member("locale", of: 0) { edits.append(copy.removeMember(locale, of: 0)) }
    if new.traits.idiom != source.slot.traits.idiom {
      let kinds = [new.traits.idiom, source.slot.traits.idiom]
      guard !kinds.contains(.macCatalyst), let idiom = copy.member("idiom", of: 0) else {
        return nil
      }
      edits.append(copy.replace(idiom, by: "\"\(new.traits.idiom.catalogName)\""))
    }
    let appearances = appearances(new.traits)
    switch (copy.member("appearances", of: 0), appearances.isEmpty) {
    case (let old?, true): edits.append(copy.removeMember(old, of: 0))
    case (let old?, false): edits.append(copy.replace(old, by: appearances))
    case (nil, true): break
    case (nil, false):
      edits.append(copy.insert("appearances", appearances, in: 0, after: ["idiom"]))
    }
    if let color = new.color {
      guard let changes = copy.spell(color, like: source.slot, in: 0) else { return nil }
      edits += changes
    }
    // Two members that go, side by side, would take the same comma.
    for (index, edit) in edits.enumerated()
    where edits[..<index].contains(where: { $0.conflicts(with: edit) }) {
      return nil
    }
    return JSONEditor(TextEdit.apply(edits, to: copy.text))
  }

  /// The value of `appearances`, empty for none, in the spacing of the file.
  private func appearances(_ traits: SlotTraits) -> String {
    let (colon, padding) = (editor.colon, editor.padding)
    var list: [(String, String)] = []
    if traits.luminosity != .unspecified {
      list.append(("luminosity", traits.luminosity == .dark ? "dark" : "light"))
    }
    if traits.contrast == .high { list.append(("contrast", "high")) }
    if list.isEmpty { return "" }
    let objects = list.map { kind, value in
      "{\(padding)\"appearance\"\(colon)\"\(kind)\",\(padding)\"value\"\(colon)\"\(value)\"\(padding)}"
    }
    return "[\(padding)\(objects.joined(separator: ",\(padding)"))\(padding)]"
  }
}

extension JSONEditor {
  /// The edits that give the slot of an object another color, in the space and spelling of the slot; nil when the slot's color
  /// is not spelled by components.
  func spell(_ color: ColorComponents, like slot: Slot, in object: Int) -> [TextEdit]? {
    guard case .components(let old) = slot.value,
      let components = value("color", "components", of: object)
    else { return nil }
    let spelled = SpelledColor(color, in: old.space, slot.spelling)
    var edits: [TextEdit] = []
    for (key, json) in spelled.members {
      guard let node = member(key, of: components) else {
        if key == "alpha", color.alpha == 1 { continue }
        return nil
      }
      // The opacity keeps its spelling where it keeps its value.
      if key == "alpha", color.alpha == old.alpha { continue }
      edits.append(replace(node, by: json))
    }
    return edits
  }
}

extension SlotTraits {
  /// The place that Xcode gives to a slot among those of a device and gamut.
  fileprivate var order: Int {
    let high = contrast == .high ? 3 : 0
    return switch luminosity {
    case .unspecified: high
    case .light: high + 1
    case .dark: high + 2
    }
  }
}
