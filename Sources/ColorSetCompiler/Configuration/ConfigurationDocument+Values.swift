extension ConfigurationDocument {
  /// A string.
  func string(_ index: Int, _ what: String) throws(ConfigurationError) -> String {
    guard kind(index) == .string else {
      throw error(index, "\(what) is \(words(index)); it must be a string")
    }
    return text(index)
  }

  /// A string that says something to a reader.
  func sentence(_ index: Int, _ what: String) throws(ConfigurationError) -> String {
    let text = try string(index, what)
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw error(index, "\(what) is empty; write a few words for those who read it later")
    }
    return text
  }

  /// A pattern of color names.
  func pattern(_ index: Int, _ what: String) throws(ConfigurationError) -> LocatedPattern {
    let text = try string(index, what)
    guard !text.isEmpty else {
      throw error(index, "\(what) is empty; write the name of a color, or '*' for all")
    }
    return LocatedPattern(pattern: NamePattern(text), location: location(index))
  }

  /// Patterns of color names, an array or a single one.
  func patterns(_ index: Int, _ what: String) throws(ConfigurationError) -> [LocatedPattern] {
    switch kind(index) {
    case .string: return [try pattern(index, what)]
    case .array:
      var patterns: [LocatedPattern] = []
      for element in try elements(of: index, what) {
        patterns.append(try pattern(element, "a name in \(what)"))
      }
      return patterns
    default:
      throw error(index, "\(what) is \(words(index)); it must be a string or an array of strings")
    }
  }

  /// A path, as the working folder sees what the file sees.
  func path(_ index: Int, _ what: String) throws(ConfigurationError) -> String {
    let text = try string(index, what)
    guard !text.isEmpty, !text.utf8.contains(0) else {
      throw error(index, "\(what) is empty or holds a zero byte; name a file")
    }
    return FilePath.collapsed(
      FilePath.normalized(
        text.hasPrefix("/") ? text : FilePath.join(FilePath.folder(of: path), text)))
  }

  /// A boolean.
  func boolean(_ index: Int, _ what: String) throws(ConfigurationError) -> Bool {
    switch kind(index) {
    case .true: return true
    case .false: return false
    default: throw error(index, "\(what) is \(words(index)); it must be true or false")
    }
  }

  /// A number, within a range if there is one.
  func number(
    _ index: Int, _ what: String, in range: ClosedRange<Double>? = nil
  ) throws(ConfigurationError) -> Double {
    guard kind(index) == .number else {
      throw error(index, "\(what) is \(words(index)); it must be a number")
    }
    let spelling = spelling(index)
    guard let number = Double(spelling), number.isFinite else {
      throw error(index, "\(what) is \(spelling.forMessage), which is too large; write less")
    }
    if let range, !range.contains(number) {
      throw error(
        index,
        "\(what) is \(spelling.forMessage); it must be from \(JSONText.number(range.lowerBound)) "
          + "to \(JSONText.number(range.upperBound))")
    }
    return number
  }

  /// A string that is one of some choices.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ index: Int, _ what: String
  ) throws(ConfigurationError) -> Choice {
    let text = try string(index, what)
    guard let choice = Choice.allCases.first(where: { $0.rawValue.utf8.elementsEqual(text.utf8) })
    else {
      let names = Choice.allCases.map(\.rawValue)
      throw error(
        index,
        "\(what) cannot be '\(text.forMessage)'; \(Suggestion.text(text, among: names, "choices"))")
    }
    return choice
  }
}
