/// Keeps the file that places were last looked up in: the findings of one color set follow one another.
final class SourceCache {
  private var path = ""
  private var locator: SourceLocator?

  /// The places of a file; nil when it can no longer be read.
  func locator(_ path: String) -> SourceLocator? {
    if self.path != path {
      self.path = path
      locator = SourceLocator(path: path)
    }
    return locator
  }
}
