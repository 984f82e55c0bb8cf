import DynamicColors

/// Mends of single values.
extension RuleMend {
  static let legacyIdiom: Make = { subject, finding in
    guard let node = subject.editor.node(at: finding.location.position),
      subject.editor.kind(node) == .string, subject.editor.string(node) == "reality"
    else { return nil }
    return Mend(isSafe: true, edits: [subject.editor.replace(node, by: "\"vision\"")])
  }

  static let suggestedValue: Make = { subject, finding in
    guard let node = subject.editor.node(at: finding.location.position),
      subject.editor.kind(node) == .string,
      // The value is right where it points at the kind.
      finding.rule != "unknown-appearance" || ["luminosity", "contrast"].contains(finding.variant),
      finding.rule != "unknown-subtype" || finding.variant == "subtype",
      let suggestion = suggestion(in: finding.message)
    else { return nil }
    return Mend(isSafe: false, edits: [subject.editor.replace(node, by: "\"\(suggestion)\"")])
  }

  static let suggestedReference: Make = { subject, finding in
    guard let slot = subject.slot(at: finding.location.position),
      let node = subject.editor.value("color", "reference", of: slot.node),
      let suggestion = suggestion(in: finding.message)
    else { return nil }
    return Mend(isSafe: false, edits: [subject.editor.replace(node, by: "\"\(suggestion)\"")])
  }

  static let missingAlpha: Make = { subject, finding in
    guard let components = subject.editor.node(at: finding.location.position),
      subject.editor.kind(components) == .object,
      subject.editor.member("alpha", of: components) == nil
    else { return nil }
    return Mend(
      isSafe: true,
      edits: [
        subject.editor.insert("alpha", "\"1.000\"", in: components, after: legacyNeighbors(subject))
      ])
  }

  /// What stands before alpha in a file as Xcode 11.3 wrote it; in others it comes last.
  private static func legacyNeighbors(_ subject: MendSubject) -> [String] {
    let values = subject.editor.values(of: 0)
    return values.first.map { subject.editor.string($0 - 1) } == "info" ? ["red", "white"] : []
  }

  static let missingColorSpace: Make = { subject, finding in
    guard let color = subject.editor.node(at: finding.location.position),
      subject.editor.kind(color) == .object,
      subject.editor.member("color-space", of: color) == nil,
      let slot = subject.slot(at: finding.location.position)
    else { return nil }
    let space = slot.slot.traits.gamut == .displayP3 ? ColorSpace.displayP3 : .sRGB
    return Mend(
      isSafe: false,
      edits: [subject.editor.insert("color-space", "\"\(space.catalogName)\"", in: color)])
  }

  static let integerAlpha: Make = { subject, finding in
    guard let slot = subject.slot(at: finding.location.position),
      slot.slot.spelling.alpha.isWhole, case .components(let color) = slot.slot.value,
      let node = subject.editor.value("color", "components", "alpha", of: slot.node)
    else { return nil }
    let isOne = finding.variant == "one"
    let (json, _) = SpelledColor.spell(isOne ? 1 : color.alpha, .decimal)
    return Mend(
      isSafe: !isOne && (color.alpha == 0 || color.alpha == 1),
      edits: [subject.editor.replace(node, by: json)])
  }

  static let componentOutOfRange: Make = { subject, finding in
    guard let slot = subject.slot(at: finding.location.position),
      case .components(let color) = slot.slot.value,
      let node = subject.editor.value("color", "components", finding.variant, of: slot.node)
    else { return nil }
    let values = [
      "red": color.red, "green": color.green, "blue": color.blue, "white": color.red,
      "alpha": color.alpha,
    ]
    guard let value = values[finding.variant], value < 0 || value > 1 else { return nil }
    if finding.variant != "alpha", value >= 2, value <= 255, value == value.rounded() {
      return Mend(
        isSafe: false, edits: [subject.editor.replace(node, by: "\"\(Int(value))\"")])
    }
    let form: ComponentSpelling.Form = subject.editor.kind(node) == .number ? .number : .decimal
    let (json, _) = SpelledColor.spell(value < 0 ? 0 : 1, form)
    return Mend(isSafe: false, edits: [subject.editor.replace(node, by: json)])
  }

  static let invalidComponent: Make = { subject, finding in
    guard let node = subject.editor.node(at: finding.location.position),
      subject.editor.kind(node) == .string
    else { return nil }
    let text = subject.editor.string(node)
    let mended = readable(text.filter { $0 != " " })
    let bytes = Array(mended.utf8)
    guard mended != text,
      (try? unsafe ComponentNumber.parse(string: 0..<bytes.count, in: bytes.span.bytes)) != nil
    else { return nil }
    return Mend(isSafe: false, edits: [subject.editor.replace(node, by: "\"\(mended)\"")])
  }

  /// What a text that is no component was probably meant to be.
  private static func readable(_ text: String) -> String {
    if text.hasPrefix("#") { return "0x" + text.dropFirst().uppercased() }
    let decimal = String(text.map { $0 == "," ? "." : $0 })
    guard decimal.hasSuffix("%"), let percent = Double(decimal.dropLast()),
      0...100 ~= percent
    else { return decimal }
    return String(SpelledColor.spell(percent / 100, .decimal).0.dropFirst().dropLast())
  }

  static let wideGamutWithoutEffect: Make = { subject, finding in
    guard let slot = subject.slot(at: finding.location.position),
      case .components(let color) = slot.slot.value, color.space == .displayP3,
      let space = subject.editor.value("color", "color-space", of: slot.node),
      let components = subject.editor.value("color", "components", of: slot.node)
    else { return nil }
    var edits = [subject.editor.replace(space, by: "\"srgb\"")]
    for (key, json) in SpelledColor(color, in: .sRGB, slot.slot.spelling).members
    where key != "alpha" {
      guard let node = subject.editor.member(key, of: components) else { return nil }
      edits.append(subject.editor.replace(node, by: json))
    }
    return Mend(isSafe: false, edits: edits)
  }
}
