/// Values as JSON spells them.
enum JSONText {
  /// A string in quotes, on one line whatever it holds.
  static func string(_ text: String) -> String {
    var json = SourceText()
    json.append(json: text)
    return json.string
  }

  /// A finite number in its shortest decimals.
  static func number(_ number: Double) -> String {
    var json = SourceText()
    json.append(json: number)
    return json.string
  }

  /// Strings as an array.
  static func strings(_ texts: [String]) -> String {
    "[" + texts.map(string).joined(separator: ", ") + "]"
  }

  /// An object on one line.
  static func object(_ members: [(key: String, value: String)]) -> String {
    guard !members.isEmpty else { return "{}" }
    return "{ " + members.map { "\(string($0.key)): \($0.value)" }.joined(separator: ", ") + " }"
  }
}
