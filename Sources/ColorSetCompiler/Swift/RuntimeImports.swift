/// The imports of the runtime's source when it stands in one file, where all imports of a module must have one level.
struct RuntimeImports {
  private let access: AccessLevel
  private let publicModules: Set<Substring>

  /// Finds the modules that any line imports publicly, because public declarations mention them.
  init(_ lines: some Sequence<Substring>, _ access: AccessLevel) {
    self.access = access
    publicModules = Set(
      lines.lazy.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("public import ") }
        .map { $0.dropFirst("public import ".count) })
  }

  /// What stands for a line that is an import, nil for other lines.
  func lines(for line: Substring) -> [String]? {
    guard let start = line.range(ofPrefix: "public import ") ?? line.range(ofPrefix: "import ")
    else { return nil }
    let module = line[start...]
    return Self.lines(
      importing: String(module), access: publicModules.contains(module) ? access : .internal)
  }

  /// The lines that import a module so that declarations of an access level may mention it.
  ///
  /// Where an import without a level is public, one that says `package` would contradict it in other files.
  static func lines(importing module: String, access: AccessLevel) -> [String] {
    switch access {
    case .internal: ["import \(module)"]
    case .public: ["public import \(module)"]
    case .package:
      [
        "#if hasFeature(InternalImportsByDefault)", "  package import \(module)", "#else",
        "  import \(module)", "#endif",
      ]
    }
  }
}

extension Substring {
  /// Where the text goes on after a prefix, nil when it does not begin with it.
  fileprivate func range(ofPrefix prefix: String) -> Index? {
    hasPrefix(prefix) ? index(startIndex, offsetBy: prefix.count) : nil
  }
}
