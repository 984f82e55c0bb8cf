extension ConfigurationReader {
  /// Reads the files that the file extends; what they say holds where the file says nothing.
  mutating func readExtends(
    _ value: Int, _ chain: inout ConfigurationChain
  ) throws(ConfigurationError) {
    switch document.kind(value) {
    case .string: try extend(value, &chain)
    case .array:
      for element in try document.elements(of: value, "'extends'") {
        try extend(element, &chain)
      }
    default:
      throw document.error(
        value, "'extends' is \(document.words(value)); it must be a path or an array of paths")
    }
  }

  private mutating func extend(
    _ value: Int, _ chain: inout ConfigurationChain
  ) throws(ConfigurationError) {
    let path = try document.path(value, "a path in 'extends'")
    let shown = document.text(value).forMessage
    switch chain.enter(path) {
    case .skip: return
    case .cycle:
      throw document.error(
        value, "'\(shown)' leads back to a file that extends this one; take it out of 'extends'")
    case .tooLong:
      throw document.error(
        value,
        "'\(shown)' is one file too many: at most \(ConfigurationChain.longest) may extend "
          + "each other in a row; join some of them")
    case .read: break
    }
    let base: ConfigurationDocument
    do throws(FileError) {
      base = try ConfigurationDocument(path: path, waits: false)
    } catch {
      throw document.error(
        value,
        "'\(shown)' cannot be extended: \(error.message); write its path as seen from this file")
    }
    var reader = ConfigurationReader(document: base, configuration: configuration, rules: rules)
    try reader.read(&chain)
    configuration = reader.configuration
    chain.leave()
  }
}
