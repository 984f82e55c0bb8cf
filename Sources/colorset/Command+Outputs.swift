import ColorSetCompiler

extension Command {
  /// Checks that an output is no file that was read: none of a catalog, no configuration, and no baseline.
  ///
  /// - Parameters:
  ///   - option: The option that names the output.
  ///   - file: The file; nil and `-` are standard output.
  ///   - palette: The catalogs that were read.
  ///   - arguments: What was asked for.
  ///   - configuration: The configuration in force.
  /// - Throws: ``UsageError`` when it is.
  static func checkOutput(
    _ option: String, _ file: String?, in palette: Palette, _ arguments: Arguments,
    _ configuration: Configuration
  ) throws(UsageError) {
    guard let file, file != "-" else { return }
    let shown = "\(option) '\(file.forMessage(limit: 4096))'"
    if let catalog = palette.catalog(holding: file) {
      throw UsageError("\(shown) lies in the catalog \(catalog); name a file elsewhere")
    }
    if configuration.files.contains(where: { FileStatus.isSame($0, file) }) {
      throw UsageError("\(shown) is the configuration that is in force; name another file")
    }
    if option != "--write-baseline", let baseline = try baselineFile(arguments, configuration),
      FileStatus.isSame(baseline, file)
    {
      throw UsageError("\(shown) is the baseline; name another file")
    }
  }
}
