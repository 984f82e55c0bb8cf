/// A JSON value to be written, its members in the order that they are given.
indirect enum JSONValue {
  /// A text, or null.
  case text(String?)
  /// A whole number from 0 on, or null.
  case number(Int?)
  /// True or false.
  case boolean(Bool)
  /// A list.
  case array([JSONValue])
  /// Members; one without a value is left out.
  case object(KeyValuePairs<String, JSONValue?>)

  /// The value as a file of JSON.
  var document: String {
    var text = SourceText()
    write(to: &text, indentation: 0)
    text.append("\n")
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private func write(to text: inout SourceText, indentation: Int) {
    switch self {
    case .text(let value): text.append(json: value)
    case .number(nil): text.append("null")
    case .number(let value?): text.append(decimal: value)
    case .boolean(let value): text.append(value ? "true" : "false")
    case .array(let values):
      text.append("[")
      for (index, value) in values.enumerated() {
        Self.beginLine(in: &text, isFirst: index == 0, indentation + 1)
        value.write(to: &text, indentation: indentation + 1)
      }
      if !values.isEmpty { Self.beginLine(in: &text, isFirst: true, indentation) }
      text.append("]")
    case .object(let members):
      text.append("{")
      var isFirst = true
      for (name, value) in members {
        guard let value else { continue }
        Self.beginLine(in: &text, isFirst: isFirst, indentation + 1)
        isFirst = false
        text.append(json: name)
        text.append(": ")
        value.write(to: &text, indentation: indentation + 1)
      }
      if !isFirst { Self.beginLine(in: &text, isFirst: true, indentation) }
      text.append("}")
    }
  }

  private static func beginLine(in text: inout SourceText, isFirst: Bool, _ indentation: Int) {
    text.append(isFirst ? "\n" : ",\n")
    for _ in 0..<indentation { text.append("  ") }
  }
}
