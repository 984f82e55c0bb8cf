extension ColorPair {
  /// The pair as a configuration spells it.
  var json: String {
    var members = [
      ("foreground", JSONText.string(foreground.pattern.text)),
      ("background", JSONText.string(background.pattern.text)),
    ]
    if let textStyle { members.append(("textStyle", JSONText.string(textStyle.rawValue))) }
    if let size { members.append(("size", JSONText.number(size))) }
    if let weight { members.append(("weight", JSONText.string(weight.rawValue))) }
    if let minimum { members.append(("minimum", JSONText.number(minimum))) }
    if let appearances {
      members.append(("appearances", JSONText.strings(appearances.map(\.rawValue))))
    }
    return JSONText.object(members)
  }
}

extension DistinctGroup {
  /// The group as a configuration spells it.
  var json: String {
    var members: [(String, String)] = []
    if let name { members.append(("name", JSONText.string(name))) }
    members.append(("colors", JSONText.strings(colors.map(\.pattern.text))))
    if let reason { members.append(("reason", JSONText.string(reason))) }
    if let minimum { members.append(("minimum", JSONText.number(minimum))) }
    return JSONText.object(members)
  }
}

extension DarkOnlyEntry {
  /// The entry as a configuration spells it.
  var json: String {
    JSONText.object([
      ("color", JSONText.string(color.text)), ("reason", JSONText.string(reason)),
    ])
  }
}

extension IgnoreEntry {
  /// The entry as a configuration spells it.
  var json: String {
    JSONText.object(
      (rule.map { [("rule", JSONText.string($0))] } ?? []) + [
        ("color", JSONText.string(color.text)), ("reason", JSONText.string(reason)),
      ])
  }
}
