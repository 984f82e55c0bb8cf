import Foundation

/// Looks for asset catalogs in a folder, whatever a manifest says of them, since a target does not list what it excludes.
///
/// Links are followed, and each folder is looked into once, so that a link to a folder around it ends.
struct CatalogSearch {
  /// What was found, by the order of the paths.
  private(set) var catalogs: [FoundCatalog] = []
  private var visited: Set<String>

  /// Looks into a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - others: Folders to pass over, such as those of other targets.
  init(_ folder: URL, passingOver others: [URL] = []) {
    let start = folder.resolvingSymlinksInPath().path
    visited = Set(others.map { $0.resolvingSymlinksInPath().path }).subtracting([start])
    search(folder)
  }

  /// Takes catalogs that are known already.
  init(catalogs urls: [URL]) {
    visited = []
    for url in urls.sorted(by: { $0.path < $1.path }) { add(url) }
  }

  /// The paths of catalogs, as seen from a folder around them.
  static func paths(of catalogs: [FoundCatalog], from folder: URL) -> [String] {
    catalogs.map { $0.url.path(from: folder) }
  }

  private mutating func search(_ folder: URL) {
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    for entry in Self.folders(in: folder) {
      // A link may have another name than the catalog that it leads to.
      if entry.pathExtension == "xcassets" {
        add(entry)
      } else if entry.resolvingSymlinksInPath().pathExtension == "xcassets" {
        add(entry.resolvingSymlinksInPath())
      } else {
        search(entry)
      }
    }
  }

  private mutating func add(_ catalog: URL) {
    let folder = catalog.resolvingSymlinksInPath()
    guard !visited.contains(folder.path) else { return }
    catalogs.append(FoundCatalog(url: catalog, inputs: [folder] + contents(of: folder)))
  }

  private mutating func contents(of folder: URL) -> [URL] {
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return [] }
    let files = Self.names(in: folder).filter { $0.lowercased() == "contents.json" }
    return files.map { folder.appendingPathComponent($0).resolvingSymlinksInPath() }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      + Self.folders(in: folder).flatMap { contents(of: $0) }
  }

  private static func folders(in folder: URL) -> [URL] {
    names(in: folder).filter { !$0.hasPrefix(".") && $0 != "DerivedData" }
      .map { folder.appendingPathComponent($0) }
      .filter { $0.isFolder }
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }
}
