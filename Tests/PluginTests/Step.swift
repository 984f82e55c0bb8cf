/// A change of the example, and what the next build makes of it.
struct Step: Sendable {
  /// What is done.
  var name: String
  /// Does it.
  var change: @Sendable (ExamplePackage) throws -> Void
  /// Whose colors are compiled again, once each; others may be, but then nothing comes of it.
  var compiled: [String] = []
  /// Whether the program is the same file as before.
  var leavesObjects = false
  /// The names of colors that the program must list.
  var lists: [String] = []
  /// The names of colors that it must not list.
  var omits: [String] = []
}
