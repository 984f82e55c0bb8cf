import DynamicColors

/// Writes the colors of a palette for a page.
///
/// A color is a list: its name, its symbol below the root type or 0, a bit for each of its roles, its catalog, its slots, its
/// four answers, those on an elevated surface or 0, and the four values behind it or 0.
/// - The slots are pairs of words and a value: -1 for a blank slot, -2 and below for a reference to a system color.
/// - An answer is a slot and a value, -1 for none, times two plus one when the slot stands in for another appearance.
/// - The elevated answers follow the index of the color that gives them; an answer of the color itself is left out.
struct PreviewColors {
  let palette: Palette
  let roles: ColorRoles
  /// What is declared to lie behind a color in each appearance, by the color's index.
  let grounds: [Int: [ColorComponents?]]

  /// Writes all colors.
  mutating func write(
    to text: inout SourceText, _ values: inout PreviewValues, _ words: inout PreviewWords,
    _ references: inout PreviewWords
  ) {
    text.append(",\n\"colors\":[")
    for index in palette.colors.indices {
      text.append(index == 0 ? "\n[" : ",\n[")
      let color = palette.colors[index]
      let colorSet = palette.catalogs[color.catalog].colorSets[color.colorSet]
      text.append(script: colorSet.name)
      text.append(",")
      text.append(scriptOrZero: palette.symbol(of: color))
      text.append(",")
      text.append(decimal: roles.roles[index].reduce(0) { $0 | 1 << $1.number })
      text.append(",")
      text.append(decimal: color.catalog)
      text.append(",[")
      for (number, slot) in colorSet.slots.enumerated() {
        if number > 0 { text.append(",") }
        text.append(decimal: words.index(of: slot))
        text.append(",")
        switch slot.value {
        case .components(let components): text.append(decimal: values.index(of: components))
        case .system(let system):
          text.append("-")
          text.append(decimal: references.index(of: system.words) + 2)
        case nil: text.append("-1")
        }
      }
      text.append("],")
      writeAnswers(of: index, to: &text, &values)
      text.append(",")
      writeGrounds(of: index, to: &text, &values)
      text.append("]")
    }
    text.append("]")
  }

  private func writeAnswers(
    of index: Int, to text: inout SourceText, _ values: inout PreviewValues
  ) {
    text.append("[")
    for (number, appearance) in PairAppearance.allCases.enumerated() {
      if number > 0 { text.append(",") }
      write(palette.answer(of: index, in: appearance), to: &text, &values)
    }
    text.append("],")
    guard let partner = palette.colors[index].elevated else { return text.append("0") }
    text.append("[")
    text.append(decimal: partner)
    for appearance in PairAppearance.allCases {
      text.append(",")
      let answer = palette.answer(of: index, in: appearance, level: .elevated)
      write(answer?.color == partner ? answer : nil, to: &text, &values)
    }
    text.append("]")
  }

  private func write(
    _ answer: AppearanceAnswer?, to text: inout SourceText, _ values: inout PreviewValues
  ) {
    guard let answer else { return text.append("-1,-1") }
    text.append(decimal: answer.slot * 2 + (answer.isFallback ? 1 : 0))
    text.append(",")
    if let seen = answer.seen {
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
