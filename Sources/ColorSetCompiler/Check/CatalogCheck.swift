/// Checks asset catalogs from a test, by the same rules as `colorset lint`.
///
/// ```swift
/// let check = CatalogCheck(catalogs: ["../../Colors.xcassets"], from: #filePath)
/// let findings = try check.findings()
/// #expect(findings.isEmpty)
/// ```
///
/// Rules that later versions add are checked without a change, unless the configuration turns them off.
public struct CatalogCheck: Sendable {
  /// Which configuration holds.
  public enum Settings: Sendable, Hashable {
    /// The nearest `.colorset.json` in the folder of the first catalog or one around it, as for the command.
    case nearest
    /// None: every rule has its own level.
    case none
    /// The file of a path.
    case file(String)
  }

  private let catalogs: [String]
  private let settings: Settings
  private let baseline: String?

  /// Makes a check; nothing is read yet.
  ///
  /// - Parameters:
  ///   - catalogs: Catalogs, folders of color sets, or folders that hold catalogs.
  ///   - file: The file that relative paths start from: with `#filePath` they start from the folder of the test's source.
  ///     By default they start from the working folder, which differs between tools that run tests.
  ///   - configuration: Which configuration holds.
  ///   - baseline: A file of findings that do not count, as `colorset lint --write-baseline` writes it.
  public init(
    catalogs: [String], from file: String? = nil, configuration: Settings = .nearest,
    baseline: String? = nil
  ) {
    let full = { (path: String) in
      guard let file, !path.hasPrefix("/") else { return path }
      return FilePath.collapsed(FilePath.normalized(FilePath.join(FilePath.folder(of: file), path)))
    }
    self.catalogs = catalogs.map(full)
    self.baseline = baseline.map(full)
    if case .file(let path) = configuration {
      settings = .file(full(path))
    } else {
      settings = configuration
    }
  }

  /// The ids of all rules, in code-point order.
  public static var rules: [String] { Rule.all.map(\.id) }

  /// Reads the catalogs and gives what the rules find, by place.
  ///
  /// - Parameters:
  ///   - only: The ids of the rules to check, also of those that are off; nil for all that are on.
  ///   - skipped: The ids of rules to leave out.
  ///   - level: Findings below this level are left out, unless `only` names their rule.
  /// - Returns: The findings; those that the configuration or the baseline sets aside are not among them.
  /// - Throws: ``UnknownRuleError`` for an id that no rule has, and an error with a description when a path is not there,
  ///   cannot be read, or holds no color set, or when the configuration or the baseline is wrong.
  public func findings(
    only: Set<String>? = nil, skipping skipped: Set<String> = [],
    atLeast level: Finding.Level = .warning
  ) throws -> [Finding] {
    for id in (only ?? []).union(skipped).sorted() where Rule.named(id) == nil {
      throw UnknownRuleError(id: id)
    }
    let compiler = try compiler
    let filter = DiagnosticFilter(
      configuration: compiler.configuration, baseline: try baseline.map(BaselineReader.read),
      baselineFolder: BaselineFolder(
        compiler.configuration, workingFolder: compiler.workingFolder),
      only: only, skipped: skipped,
      isWhole: ConfigurationScope.isCovered(
        compiler.configuration, by: catalogs, workingFolder: compiler.workingFolder))
    let compilation = try compiler.compile()
    let found = compilation.diagnostics + compiler.lint(compilation.palette, filter: filter)
    return filter.apply(found, in: compilation.palette).kept.map(Finding.init).filter {
      $0.level.rank <= level.rank || only?.contains($0.rule) ?? false
    }
  }

  /// Reads the catalogs and gives the contrast of the pairs of colors that the configuration declares, or that names tell
  /// where it declares none, in each appearance in which both have a value.
  ///
  /// ```swift
  /// for pair in try check.contrasts() { #expect(pair.ratio >= 7) }
  /// ```
  ///
  /// - Returns: The contrasts in the order of the pairs, then of light, dark, and both with increased contrast.
  /// - Throws: An error with a description when a path is not there, cannot be read, or holds no color set, or when the
  ///   configuration is wrong.
  public func contrasts() throws -> [PairContrast] {
    let compiler = try compiler
    let palette = try compiler.compile().palette
    return palette.seenPairs(compiler.configuration).seen.flatMap { seen in
      seen.sights.map { PairContrast(seen, $0, in: palette) }
    }
  }

  private var compiler: Compiler {
    get throws {
      var compiler = Compiler(paths: catalogs)
      compiler.configuration = try configuration(compiler.workingFolder)
      return compiler
    }
  }

  private func configuration(_ workingFolder: String) throws -> Configuration {
    let file: String? =
      switch settings {
      case .none: nil
      case .file(let path): path
      case .nearest:
        catalogs.first.flatMap {
          ConfigurationFinder.nearest(to: $0, workingFolder: workingFolder)
        }
      }
    return try file.map { try ConfigurationReader.read($0) } ?? Configuration()
  }
}

extension Finding.Level {
  /// The place in the order of importance, 0 for errors.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
