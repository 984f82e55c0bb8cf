/// JSON for people: values with a comment behind each.
indirect enum AnnotatedJSON {
  /// A value that is spelled out already, and the comment behind it.
  case value(String, comment: String)
  /// An object, and the comment behind it when it is empty.
  case object([(key: String, value: AnnotatedJSON)], comment: String)
  /// An array, and the comment behind it when it is empty.
  case array([AnnotatedJSON], comment: String)

  /// The text, with a line feed at its end.
  var text: String {
    var text = ""
    write(to: &text, indentation: "", isLast: true)
    return text
  }

  private func write(to text: inout String, indentation: String, isLast: Bool) {
    let comma = isLast ? "" : ","
    let inner = indentation + "  "
    switch self {
    case .value(let spelling, let comment): text += "\(spelling)\(comma) // \(comment)\n"
    case .object(let members, let comment) where members.isEmpty:
      text += "{}\(comma) // \(comment)\n"
    case .array(let elements, let comment) where elements.isEmpty:
      text += "[]\(comma) // \(comment)\n"
    case .object(let members, _):
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += "\(inner)\(JSONText.string(member.key)): "
        member.value.write(
          to: &text, indentation: inner, isLast: index == members.count - 1)
      }
      text += "\(indentation)}\(comma)\n"
    case .array(let elements, _):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += inner
        element.write(to: &text, indentation: inner, isLast: index == elements.count - 1)
      }
      text += "\(indentation)]\(comma)\n"
    }
  }
}
