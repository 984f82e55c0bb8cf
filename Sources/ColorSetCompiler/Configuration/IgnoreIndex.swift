/// Finds the `ignore` entry of a finding without looking at all of them.
struct IgnoreIndex {
  private let entries: [IgnoreEntry]
  /// The entries whose pattern is a name, by its bytes.
  private var exact: [[UInt8]: [Int]] = [:]
  private var others: [Int] = []

  init(_ entries: [IgnoreEntry]) {
    self.entries = entries
    for (index, entry) in entries.enumerated() {
      if entry.color.isName {
        exact[Array(entry.color.text.utf8), default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  /// The index of the first entry that sets a diagnostic aside.
  func first(for diagnostic: Diagnostic) -> Int? {
    guard !entries.isEmpty, let name = diagnostic.color else { return nil }
    let bytes = Array(name.utf8)
    let named = exact[bytes]?.first { isAbout(diagnostic.rule, $0) }
    let other = others.first { index in
      index < named ?? .max && isAbout(diagnostic.rule, index)
        && entries[index].color.matches(bytes)
    }
    return other ?? named
  }

  private func isAbout(_ rule: String, _ index: Int) -> Bool {
    entries[index].rule == nil || entries[index].rule == rule
  }
}
