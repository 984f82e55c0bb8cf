/// A way to make a finding go away: changes of its file that belong together.
struct Mend {
  /// Whether the file means the same afterwards, or what it can only have meant; otherwise it is a proposal to look at.
  var isSafe: Bool
  /// The changes.
  var edits: [TextEdit]
}
