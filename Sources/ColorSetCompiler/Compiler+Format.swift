extension Compiler {
  /// Brings the files of color sets, groups and catalogs into the form in which Xcode writes them.
  ///
  /// - Parameters:
  ///   - formatter: Formats one file.
  ///   - writes: Whether files are written; otherwise they are only compared.
  /// - Returns: What was, or would be, changed.
  /// - Throws: ``FileError`` when a path is not there, cannot be read, or holds no catalog.
  package func format(_ formatter: ContentsFormatter, writes: Bool) throws(FileError)
    -> FormatResult
  {
    let (catalogs, diagnostics) = try read()
    var catalogFormatter = CatalogFormatter(
      formatter, in: WritableFolders(catalogs, in: paths), writes: writes)
    for catalog in catalogs {
      for file in catalog.files() { catalogFormatter.format(file) }
    }
    var result = catalogFormatter.result
    // What else is wrong does not keep a file from being formatted, and is for 'lint' to tell.
    result.diagnostics = diagnostics.filter {
      $0.rule == Diagnostic.unreadable || $0.rule == "invalid-json"
        || $0.rule == "wrong-type" && $0.variant == "file"
    }.sorted()
    return result
  }

  /// Formats the file that standard input gives.
  ///
  /// - Returns: Its bytes, and what becomes of them.
  /// - Throws: ``FileError`` when it cannot be read.
  package static func formatStandardInput(
    _ formatter: ContentsFormatter
  ) throws(FileError) -> (text: [UInt8], outcome: ContentsFormatter.Outcome) {
    var files = FileReader()
    switch files.read(Array("/dev/stdin".utf8) + [0], waits: true) {
    case .read(let count):
      let text = Array(files.buffer[..<count])
      return (text, formatter.format(text))
    case .missing: throw FileError(path: "-", message: "there is no standard input")
    case .tooLarge:
      throw FileError(path: "-", message: "standard input is larger than a file of a catalog")
    case .failed(let reason): throw FileError(path: "-", message: "cannot be read: \(reason)")
    }
  }
}
