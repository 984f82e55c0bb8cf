import DynamicColors

/// What a page is made of, as JSON that its script reads.
///
/// | key | what |
/// |---|---|
/// | `root` | the name of the root type |
/// | `guessed` | whether roles are guessed |
/// | `catalogs`, `roles`, `words`, `spaces`, `rules`, `references` | texts that others name by their index |
/// | `values`, `wide`, `given` | see ``PreviewValues`` |
/// | `colors` | the color sets, which others name by their index; see ``PreviewColors`` |
/// | `findings` | level (0 error, 1 warning, 2 note), rule, color or -1, message, place |
/// | `pairs`, `morePairs` | see ``PreviewPairs`` |
/// | `matrix` | see ``PreviewMatrix`` |
struct PreviewData {
  private let palette: Palette
  private let findings: [Diagnostic]
  private let configuration: Configuration
  private let rows: PreviewRows
  private var values = PreviewValues()
  private var words = PreviewWords()
  private var references = PreviewWords()
  private var rules = PreviewWords()

  /// Writes the data of a palette in consecutive pieces.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - findings: What the rules found.
  ///   - configuration: Says what colors are for and what is drawn on what.
  ///   - workingFolder: The folder that places are relative to.
  /// - Returns: The JSON.
  static func write(
    _ palette: Palette, _ findings: [Diagnostic], _ configuration: Configuration,
    workingFolder: String
  ) -> [[UInt8]] {
    var data = PreviewData(palette: palette, findings: findings, configuration: configuration)
    let roles = ColorRoles(palette, configuration)
    let (pairs, beyond) = palette.seenPairs(configuration)
    let shown = PreviewPairs(pairs, hasMore: beyond != nil, in: palette)
    data.values.reserve(data.rows.rows.count * 2)
    var colors = SourceText()
    colors.reserve(data.rows.rows.count * 200)
    var writer = PreviewColors(
      palette: palette, rows: data.rows, roles: roles, grounds: shown.grounds)
    writer.write(to: &colors, &data.values, &data.words, &data.references)
    var rest = SourceText()
    shown.write(to: &rest, &data.values, data.rows)
    PreviewMatrix(palette, data.rows, roles, shown).write(to: &rest)
    data.writeFindings(to: &rest, workingFolder)
    return [data.head(roles), data.values.digits.bytes, data.tables(), colors.bytes, rest.bytes]
  }

  private init(palette: Palette, findings: [Diagnostic], configuration: Configuration) {
    self.palette = palette
    rows = PreviewRows(palette)
    self.findings = findings
    self.configuration = configuration
  }

  private func head(_ roles: ColorRoles) -> [UInt8] {
    var text = SourceText()
    text.append("{\"root\":")
    text.append(script: configuration.name ?? Configuration.standardName)
    text.append(roles.areGuessed ? ",\n\"guessed\":true" : ",\n\"guessed\":false")
    text.append(",\n\"values\":\"")
    return text.bytes
  }

  /// What follows the digits of the values.
  private func tables() -> [UInt8] {
    var text = SourceText()
    text.append("\",\n\"wide\":{")
    for (number, value) in values.wide.enumerated() {
      text.append(number == 0 ? "\"" : ",\"")
      text.append(decimal: value.index)
      text.append("\":")
      text.append(script: value.components)
    }
    text.append("},\n\"given\":{")
    for (number, value) in values.given.enumerated() {
      text.append(number == 0 ? "\"" : ",\"")
      text.append(decimal: value.index)
      text.append("\":[")
      text.append(decimal: ColorSpace.allCases.firstIndex(of: value.space) ?? 0)
      text.append(",")
      text.append(script: value.components)
      text.append("]")
    }
    text.append("}")
    Self.write("spaces", ColorSpace.allCases.map(\.words), to: &text)
    Self.write("roles", ColorRole.allCases.map(\.rawValue), to: &text)
    Self.write("catalogs", palette.catalogs.map(\.path), to: &text)
    Self.write("words", words.texts, to: &text)
    Self.write("references", references.texts, to: &text)
    Self.write("rules", rules.texts, to: &text)
    return text.bytes
  }

  private static func write(_ key: StaticString, _ texts: [String], to text: inout SourceText) {
    text.append(",\n\"")
    text.append(key)
    text.append("\":[")
    for (number, entry) in texts.enumerated() {
      if number > 0 { text.append(",") }
      text.append(script: entry)
    }
    text.append("]")
  }

  private mutating func writeFindings(to text: inout SourceText, _ workingFolder: String) {
    text.append(",\n\"findings\":[")
    var places = RelativePaths(from: workingFolder)
    for (number, finding) in findings.enumerated() {
      text.append(number == 0 ? "\n[" : ",\n[")
      text.append(decimal: finding.severity.number)
      text.append(",")
      text.append(decimal: rules.index(of: finding.rule))
      var location = finding.location
      location.path = places.relative(location.path)
      let color = rows.row(of: finding, at: location.path, in: palette)
      text.append(",")
      if let color { text.append(decimal: color) } else { text.append("-1") }
      text.append(",")
      text.append(script: Self.message(of: finding, isBesideColor: color != nil))
      text.append(",")
      text.append(script: location.text)
      text.append("]")
    }
    text.append("]}")
  }

  /// The message, without the color's name at its start where that stands beside it anyway.
  private static func message(of finding: Diagnostic, isBesideColor: Bool) -> String {
    guard isBesideColor, let color = finding.color else { return finding.message }
    let start = "color '\(color.forMessage)'"
    guard finding.message.utf8.starts(with: start.utf8) else { return finding.message }
    let rest = finding.message.utf8.dropFirst(start.utf8.count)
    return String(Substring(rest.drop { $0 == 0x3A || $0 == 0x2C || $0 == 0x20 }))
  }
}

extension Diagnostic.Severity {
  /// The level as the page's script knows it.
  fileprivate var number: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
