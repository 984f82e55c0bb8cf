/// Brings the files of catalogs into the form of Xcode, and writes those that change.
struct CatalogFormatter {
  /// What was done.
  private(set) var result = FormatResult()
  private let formatter: ContentsFormatter
  private let writes: Bool
  private var folders: WritableFolders
  private var files = FileReader()

  /// Makes a formatter.
  ///
  /// - Parameters:
  ///   - formatter: Formats one file.
  ///   - folders: Where files may be written.
  ///   - writes: Whether files are written; otherwise they are only compared.
  init(_ formatter: ContentsFormatter, in folders: WritableFolders, writes: Bool) {
    self.formatter = formatter
    self.folders = folders
    self.writes = writes
  }

  /// Formats a file; one that is not there or cannot be read is passed over, since reading the catalog tells of it.
  mutating func format(_ file: CatalogFile) {
    if let error = FileError.ofName(file.path) { return result.failures.append(error) }
    guard FileIdentity(path: file.path)?.isRegularFile == true, folders.isNew(file.path),
      case .read(let count) = files.read(Array(file.path.utf8) + [0])
    else { return }
    let text = Array(files.buffer[..<count])
    switch formatter.format(text, allowedKeys: file.allowedKeys) {
    case .unchanged: result.count += 1
    case .legacy:
      result.count += 1
      result.legacyCount += 1
    case .changed(let formatted):
      result.count += 1
      take(formatted, for: file.path)
    case .foreign, .broken: break
    }
  }

  private mutating func take(_ formatted: [UInt8], for path: String) {
    guard folders.permits(path) else {
      result.linked.append(path)
      return
    }
    do throws(FileError) {
      if writes { try AtomicFile.write([formatted], to: path) }
      result.changed.append(path)
    } catch {
      result.failures.append(error)
    }
  }
}
