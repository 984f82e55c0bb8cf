/// Where files may be written: in the catalogs that were found, as far as they lie in the paths that were named.
///
/// Links inside them are followed. What a link leads to elsewhere belongs to someone else and is only read; who wants it
/// written names the catalog that it lies in.
struct WritableFolders {
  private let roots: [String]
  private var written: Set<FileIdentity> = []

  /// Finds out where the catalogs really lie.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs that were found.
  ///   - paths: The paths that were named.
  init(_ catalogs: [Catalog], in paths: [String]) {
    let named = paths.compactMap { RealPath.of($0) }
    roots = catalogs.compactMap { RealPath.of($0.path) }
      .filter { root in named.contains { Self.contains($0, root) } }
  }

  /// Whether a file may be written.
  func permits(_ path: String) -> Bool {
    guard let real = RealPath.of(path) else { return false }
    return roots.contains { Self.contains($0, real) }
  }

  /// Whether nothing has led to a file before; several links may lead to one.
  mutating func isNew(_ path: String) -> Bool {
    FileIdentity(path: path).map { written.insert($0).inserted } ?? false
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    folder == path || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
