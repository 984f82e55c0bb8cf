/// Keeps the path and the file of the color set that was last asked for: the findings of one follow one another.
final class SourceCache {
  private let catalog: Catalog?
  private let canReadFiles: Bool
  private var current: (index: Int, path: String)?
  private var opened: (index: Int, locator: SourceLocator?)?
  /// The memory in which paths are put together.
  private var text = SourceText()

  /// Makes a cache for the color sets of a catalog, whose files can be read if they lie where their paths say.
  init(of catalog: Catalog, canReadFiles: Bool) {
    self.canReadFiles = canReadFiles
    self.catalog = catalog
  }

  /// Makes a cache for a color set without a path.
  init() {
    canReadFiles = false
    catalog = nil
  }

  /// The path of the file of a color set.
  func path(of index: Int) -> String {
    if let current, current.index == index { return current.path }
    guard let catalog else { return "" }
    let path = catalog.path(ofColorSet: index, &text)
    current = (index, path)
    return path
  }

  /// The places in the file of a color set; nil when it cannot be read.
  func locator(of index: Int) -> SourceLocator? {
    if let opened, opened.index == index { return opened.locator }
    let locator = canReadFiles ? SourceLocator(path: path(of: index)) : nil
    opened = (index, locator)
    return locator
  }
}
