/// The files that a configuration extends: those that are being read, each inside the one before, and those that are done.
struct ConfigurationChain {
  /// More files than these, each extending the next, are taken for a mistake.
  static let longest = 16

  private var open: [FileIdentity?]
  private var done: Set<FileIdentity> = []

  /// Makes the chain of a file that extends nothing yet.
  init(first path: String) { open = [FileIdentity(path: path)] }

  /// What is to do with a file that another one extends.
  enum Step {
    /// Read it.
    case read
    /// Nothing; it was read before.
    case skip
    /// It extends itself, perhaps by way of others.
    case cycle
    /// There are too many files in a row.
    case tooLong
  }

  /// Goes on to a file, which becomes the last one when it is to be read.
  mutating func enter(_ path: String) -> Step {
    let identity = FileIdentity(path: path)
    if let identity {
      if open.contains(identity) { return .cycle }
      if done.contains(identity) { return .skip }
    }
    guard open.count <= Self.longest else { return .tooLong }
    open.append(identity)
    return .read
  }

  /// Goes back from the last file.
  mutating func leave() {
    if let last = open.popLast(), let last { done.insert(last) }
  }
}
