/// Keeps the file that places were last looked up in: the findings of one color set follow one another.
final class SourceCache {
  private let canReadFiles: Bool
  private var path = ""
  private var locator: SourceLocator?

  init(canReadFiles: Bool) { self.canReadFiles = canReadFiles }

  /// The places of a file; nil when it can no longer be read.
  func locator(_ path: String) -> SourceLocator? {
    if self.path != path {
      self.path = path
      locator = canReadFiles ? SourceLocator(path: path) : nil
    }
    return locator
  }
}
