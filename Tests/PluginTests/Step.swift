/// A change of the example, and what the next build makes of it.
struct Step: Sendable {
  /// What is done.
  var name: String
  /// Does it.
  var change: @Sendable (ExamplePackage) throws -> Void
  /// Whose colors are compiled again, once each; others may be, but then nothing comes of it.
  var compiled: [String] = []
  /// Whether nothing is compiled from the generated code.
  var leavesObjects = false
  /// What the program must print.
  var prints: [String] = []
  /// The names of colors that it must not list.
  var omits: [String] = []
  /// What the failing build must say; empty for a build that does not fail.
  var fails: [String] = []
  /// Whether to build again until nothing is left to do.
  var settles = false
}
