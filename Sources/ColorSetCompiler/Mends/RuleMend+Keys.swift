/// Mends of keys, and of what is not quite JSON.
extension RuleMend {
  static let lenientJSON: Make = { subject, finding in
    if finding.variant == "byte-order-mark" {
      return subject.editor.tree.hasByteOrderMark
        ? Mend(isSafe: true, edits: [TextEdit(0..<3)]) : nil
    }
    // All at once, since not each of very many is reported.
    let commas = subject.editor.tree.trailingCommas.compactMap(subject.editor.offset)
    guard finding.variant == "trailing-comma", !commas.isEmpty else { return nil }
    return Mend(isSafe: true, edits: commas.map { TextEdit($0..<$0 + 1) })
  }

  static let wrongVersion: Make = { subject, finding in
    guard let node = subject.editor.node(at: finding.location.position),
      subject.editor.kind(node) == .string
    else { return nil }
    return Mend(
      isSafe: ["1", "1.0"].contains(subject.editor.string(node)),
      edits: [subject.editor.replace(node, by: "1")])
  }

  static let catalogNamespace: Make = { subject, finding in
    let editor = subject.editor
    guard let value = editor.node(at: finding.location.position),
      let properties = editor.container(of: value), editor.kind(properties) == .object,
      editor.container(of: properties) == 0
    else { return nil }
    let isLast = editor.values(of: properties).count == 1
    return Mend(
      isSafe: true,
      edits: [
        isLast ? editor.removeMember(properties, of: 0) : editor.removeMember(value, of: properties)
      ])
  }

  static let duplicateKey: Make = { subject, finding in
    let editor = subject.editor
    guard let key = editor.node(at: finding.location.position),
      let object = editor.container(of: key), editor.kind(object) == .object,
      let earlier = editor.values(of: object).last(where: {
        $0 < key && editor.string($0 - 1).utf8.elementsEqual(editor.string(key).utf8)
      })
    else { return nil }
    return Mend(
      isSafe: editor.bytes(earlier) == editor.bytes(key + 1),
      edits: [editor.removeMember(earlier, of: object)])
  }

  static let misspelledKey: Make = { subject, finding in
    let editor = subject.editor
    guard let key = editor.node(at: finding.location.position),
      let object = editor.container(of: key), editor.kind(object) == .object,
      let suggestion = suggestion(in: finding.message),
      editor.member(suggestion, of: object) == nil
    else { return nil }
    return Mend(isSafe: false, edits: [editor.replace(key, by: "\"\(suggestion)\"")])
  }

  /// The word that a message proposes in place of another one, nil when it proposes none.
  static func suggestion(in message: String) -> String? {
    for start in ["; did you mean '", "; write '"] {
      guard let place = message.utf8.suffixStart(of: start) else { continue }
      let word = message[place...].prefix { $0 != "'" }
      // A word of the format, and nothing that a file has brought in.
      let isPlain = word.utf8.allSatisfy {
        $0 == 0x2D || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26
      }
      return isPlain && !word.isEmpty ? String(word) : nil
    }
    return nil
  }
}

extension String.UTF8View {
  /// Where a text goes on after the last occurrence of another one, nil when there is none.
  fileprivate func suffixStart(of text: String) -> Index? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    var start = index(endIndex, offsetBy: -wanted.count)
    while true {
      if self[start...].starts(with: wanted) { return index(start, offsetBy: wanted.count) }
      if start == startIndex { return nil }
      start = index(before: start)
    }
  }
}
