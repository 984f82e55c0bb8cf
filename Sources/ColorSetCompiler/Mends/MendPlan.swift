/// What mending some catalogs changes, before anything is written.
package struct MendPlan: Sendable {
  /// A file that gets other bytes.
  package struct File: Sendable {
    /// The path.
    package var path: String
    /// The bytes that it has.
    package var old: [UInt8]
    /// The bytes that it gets.
    package var new: [UInt8]
    /// How many findings are mended by that.
    package var count: Int
  }

  /// The files, in the order of their paths.
  package var files: [File] = []
  /// The files with something to mend that are left alone, since a link leads out of the catalogs to them.
  package var linked: [String] = []
  /// The files in which a mend was put off, since it touches the same place as another one.
  package var unfinished: [String] = []

  /// The files with something to mend that cannot be written, and why.
  package var failures: [FileError] = []

  /// Makes a plan that changes nothing.
  package init() {}

  /// A mend of one file may uncover something in another one; after so many rounds the rest is left for another run.
  package static let mostRounds = 4

  /// How many findings are mended.
  package var count: Int { files.reduce(0) { $0 + $1.count } }

  /// The changes as a unified diff.
  package var diff: String {
    files.map { UnifiedDiff.text(of: $0.old, $0.new, path: $0.path) }.joined()
  }
}
