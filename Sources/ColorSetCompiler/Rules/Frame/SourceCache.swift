/// Keeps the path and the file of the color set that was last asked for: the findings of one follow one another.
final class SourceCache {
  private let pathOfIndex: (Int) -> String
  private let canReadFiles: Bool
  private var current: (index: Int, path: String)?
  private var opened: (index: Int, locator: SourceLocator?)?

  /// Makes a cache.
  ///
  /// - Parameters:
  ///   - canReadFiles: Whether the color sets' files lie where their paths say.
  ///   - path: The path of the file of a color set, by its index.
  init(canReadFiles: Bool, path: @escaping (Int) -> String) {
    self.canReadFiles = canReadFiles
    pathOfIndex = path
  }

  /// The path of the file of a color set.
  func path(of index: Int) -> String {
    if let current, current.index == index { return current.path }
    let path = pathOfIndex(index)
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
