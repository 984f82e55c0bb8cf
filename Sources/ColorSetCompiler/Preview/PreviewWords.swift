import DynamicColors

/// The conditions of slots in words, each once.
struct PreviewWords: Sendable {
  /// The words, in the order of their numbers.
  private(set) var texts: [String] = []
  private var usual: [SlotTraits: Int] = [:]
  private var indices: [String: Int] = [:]

  /// The index of the words of a slot.
  mutating func index(of slot: Slot) -> Int {
    guard slot.isUnconditional else { return index(of: slot.words) }
    if let index = usual[slot.traits] { return index }
    let index = index(of: slot.words)
    usual[slot.traits] = index
    return index
  }

  /// The index of a text.
  mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    indices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
