import DynamicColors

/// A color that a slot can have so that every declared pair in which it answers has enough contrast.
struct ContrastMend: Sendable {
  /// The index of the slot.
  var slot: Int
  /// The color that the slot has.
  var old: ColorComponents
  /// The color that it gets.
  var new: ColorComponents

  /// The edits in a file; nil when the slot has another color by now.
  func mend(_ subject: MendSubject) -> Mend? {
    guard let found = subject.slot(slot), found.slot.value == .components(old),
      let edits = subject.editor.spell(new, like: found.slot, in: found.node), !edits.isEmpty
    else { return nil }
    return Mend(isSafe: false, edits: edits)
  }
}
