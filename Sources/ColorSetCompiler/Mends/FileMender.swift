/// Mends one file of a catalog in memory, until nothing in it can be mended or a change would undo another.
struct FileMender {
  /// What a mender needs to know besides the file.
  struct Context {
    /// What the configuration says.
    var configuration: Configuration
    /// Says which findings count; others are left alone.
    var filter: DiagnosticFilter
    /// Whether proposals are made, too.
    var proposes: Bool
  }

  /// The text as it is now.
  private(set) var text: [UInt8]
  /// How many findings were mended.
  private(set) var count = 0
  /// Whether a mend was put off, since it touches the same place as another one.
  private(set) var hasConflict = false

  /// The rules for which slots were added by the last change.
  private var added: Set<String> = []
  private let context: Context
  private let path: String
  private let form: XcodeForm?

  /// A mend may uncover something else to mend, but not more often than this.
  private static let mostPasses = 8

  /// Makes a mender; nil for a text that is not JSON, which is left alone.
  init?(_ text: [UInt8], path: String, _ context: Context) {
    guard let editor = JSONEditor(text), editor.kind(0) == .object else { return nil }
    self.text = text
    self.path = path
    self.context = context
    form = unsafe XcodeForm.of(editor.tree, text.span.bytes)
  }

  /// Mends a color set.
  ///
  /// - Parameters:
  ///   - colorSet: The color set as it was read.
  ///   - catalog: The catalog that it lies in.
  ///   - contrast: Colors of its slots that have enough contrast.
  mutating func mend(_ colorSet: ColorSet, in catalog: Catalog, _ contrast: [ContrastMend]) {
    var known: Set<[UInt8]> = [text]
    var last: (text: [UInt8], count: Int, missing: [String: Int])?
    for pass in 0..<Self.mostPasses {
      guard let editor = JSONEditor(text) else { return }
      let reading = ColorSetRereading(text, editor.tree, of: colorSet, in: catalog)
      let found = reading.findings(context.configuration, context.filter)
      let findings = context.filter.apply(found).kept.filter { $0.location.path == path }
      let missing = Self.missing(findings)
      if let last, added.contains(where: { missing[$0] ?? 0 >= last.missing[$0] ?? .max }) {
        // A slot that was added and does not help would be added again and again.
        (text, count) = (last.text, last.count)
        return
      }
      last = (text, count, missing)
      let subject = MendSubject(
        editor: editor, colorSet: reading.colorSet, configuration: context.configuration,
        findings: findings)
      let first = pass == 0 ? contrast.compactMap { $0.mend(subject) } : []
      guard apply(first, findings, subject), known.insert(text).inserted else { return }
    }
  }

  /// How often each rule asks for a slot that is missing.
  private static func missing(_ findings: [Diagnostic]) -> [String: Int] {
    findings.reduce(into: [:]) { counts, finding in
      if RuleMend.named(finding.rule)?.addsSlot == true { counts[finding.rule, default: 0] += 1 }
    }
  }

  /// Mends the file of a group, in which a finding stands for itself.
  mutating func mendGroup(_ findings: [Diagnostic]) {
    guard let editor = JSONEditor(text) else { return }
    let subject = MendSubject(
      editor: editor, colorSet: nil, configuration: context.configuration, findings: findings)
    _ = apply([], findings, subject)
  }

  /// Makes the edits that do not conflict, the first by place; false when nothing changes.
  private mutating func apply(
    _ first: [Mend], _ findings: [Diagnostic], _ subject: MendSubject
  ) -> Bool {
    var edits: [TextEdit] = []
    var mended = 0
    hasConflict = false
    added = []
    var mends = first.map { ($0, RuleMend?.none) }
    for finding in findings {
      guard let rule = RuleMend.named(finding.rule), let mend = rule.make?(subject, finding) else {
        continue
      }
      mends.append((mend, rule))
    }
    for (mend, rule) in mends where mend.isSafe || context.proposes {
      if mend.edits.allSatisfy({ edits.contains($0) }) {
        // Another finding has led to the same.
        mended += 1
      } else if mend.edits.contains(where: { new in edits.contains { $0.conflicts(with: new) } }) {
        hasConflict = true
      } else {
        edits += mend.edits.filter { !edits.contains($0) }
        mended += 1
        if let rule, rule.addsSlot { added.insert(rule.rule) }
      }
    }
    guard !edits.isEmpty, let new = inForm(TextEdit.apply(edits, to: text)), new != text else {
      return false
    }
    text = new
    count += mended
    return true
  }

  /// A text in the form that the file was in; nil when it is no JSON any more, which must never be written.
  private func inForm(_ text: [UInt8]) -> [UInt8]? {
    guard let editor = JSONEditor(text) else { return nil }
    return form.map { unsafe XcodeWriter.write(editor.tree, text.span.bytes, $0) } ?? text
  }
}
