/// Paths as ways from a folder; those below one folder follow one another, so the way to the last one is kept.
struct RelativePaths {
  private let base: String
  private var folder = ""
  private var way = ""

  /// Makes the ways from a normalized absolute folder.
  init(from base: String) { self.base = base }

  /// A normalized path as ``FilePath/relative(_:to:)`` gives it.
  mutating func relative(_ path: String) -> String {
    if !way.isEmpty, path.utf8.starts(with: folder.utf8) {
      return way + Substring(path.utf8.dropFirst(folder.utf8.count))
    }
    let outer = FilePath.folder(of: FilePath.folder(of: path))
    let steps = FilePath.relative(outer, to: base)
    // What lies below a folder around the base may lie in the base, to which another way leads.
    let leadsUp = steps == "." || steps.split(separator: "/").last == ".."
    (folder, way) = leadsUp ? ("", "") : (outer + "/", steps + "/")
    return FilePath.relative(path, to: base)
  }
}
