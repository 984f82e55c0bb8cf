import DynamicColors

/// Writes the color sets of a palette for a page.
///
/// A color set is a list: its name, its symbol below the root type, 0 for none and 1 when another set has the name, a bit for each of its roles, its catalog, its slots, its
/// four answers, those on an elevated surface or 0, and the four values behind it or 0.
/// - The slots are pairs of words and a value: -1 for a blank slot, -2 and below for a reference to a system color.
/// - An answer is a slot and a value, -1 for none, times two plus one when the slot stands in for another appearance.
/// - The elevated answers follow the color set that gives them; where the color answers itself there is none.
struct PreviewColors {
  let palette: Palette
  let rows: PreviewRows
  let roles: ColorRoles
  /// What is declared to lie behind a color in each appearance, by the index in the palette.
  let grounds: [Int: [ColorComponents?]]

  /// Writes all colors.
  mutating func write(
    to text: inout SourceText, _ values: inout PreviewValues, _ words: inout PreviewWords,
    _ references: inout PreviewWords
  ) {
    text.append(",\n\"colors\":[")
    for (index, row) in rows.rows.enumerated() {
      text.append(index == 0 ? "\n[" : ",\n[")
      let color = palette.colors[row.color]
      let colorSet = rows.colorSet(row, in: palette)
      text.append(script: colorSet.name)
      text.append(",")
      if row.isShown {
        text.append(scriptOrZero: palette.symbol(of: color))
      } else {
        text.append("1")
      }
      text.append(",")
      text.append(decimal: roles.roles[row.color].reduce(0) { $0 | 1 << $1.number })
      text.append(",")
      text.append(decimal: row.catalog)
      text.append(",[")
      var shown: [Int] = []
      for (number, slot) in colorSet.slots.enumerated() {
        if number > 0 { text.append(",") }
        text.append(decimal: words.index(of: slot))
        text.append(",")
        shown.append(-1)
        switch slot.value {
        case .components(let components):
          shown[number] = values.index(of: components)
          text.append(decimal: shown[number])
        case .system(let system):
          text.append("-")
          text.append(decimal: references.index(of: system.words) + 2)
        case nil: text.append("-1")
        }
      }
      text.append("],[")
      for (number, appearance) in PairAppearance.allCases.enumerated() {
        if number > 0 { text.append(",") }
        write(colorSet.answer(in: appearance), shown, to: &text, &values)
      }
      text.append("],")
      writeElevated(row, to: &text, &values)
      text.append(",")
      writeGrounds(of: row.color, to: &text, &values)
      text.append("]")
    }
    text.append("]")
  }

  private func writeElevated(
    _ row: PreviewRows.Row, to text: inout SourceText, _ values: inout PreviewValues
  ) {
    guard row.isShown, let partner = palette.colors[row.color].elevated else {
      return text.append("0")
    }
    text.append("[")
    text.append(decimal: rows.rowOfColor[partner])
    for appearance in PairAppearance.allCases {
      text.append(",")
      write(
        palette.elevatedAnswer(of: palette.colors[row.color], in: appearance), [], to: &text,
        &values)
    }
    text.append("]")
  }

  /// Writes an answer; `shown` has the values of the slots that are known already, -1 for others.
  private func write(
    _ answer: AppearanceAnswer?, _ shown: [Int], to text: inout SourceText,
    _ values: inout PreviewValues
  ) {
    guard let answer else { return text.append("-1,-1") }
    text.append(decimal: answer.slot * 2 + (answer.isFallback ? 1 : 0))
    text.append(",")
    if answer.slot < shown.count, shown[answer.slot] >= 0 {
      text.append(decimal: shown[answer.slot])
    } else if let seen = answer.seen {
      text.append(decimal: values.index(of: seen))
    } else {
      text.append("-1")
    }
  }

  private func writeGrounds(
    of index: Int, to text: inout SourceText, _ values: inout PreviewValues
  ) {
    guard let grounds = grounds[index] else { return text.append("0") }
    text.append("[")
    for (number, ground) in grounds.enumerated() {
      if number > 0 { text.append(",") }
      if let ground { text.append(decimal: values.index(of: ground)) } else { text.append("-1") }
    }
    text.append("]")
  }
}

extension ColorRole {
  /// The place of the role among all.
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
