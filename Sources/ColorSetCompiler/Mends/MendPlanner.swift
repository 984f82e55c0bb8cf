/// Plans the mends of all files in which something is found.
struct MendPlanner {
  /// The plan.
  private(set) var plan = MendPlan()
  private let palette: Palette
  private let context: FileMender.Context
  private let findings: [String: [Diagnostic]]
  private let contrast: ContrastMends
  private var folders: WritableFolders
  private var files = FileReader()

  /// Makes a planner.
  ///
  /// - Parameters:
  ///   - findings: The findings that count.
  ///   - palette: The colors.
  ///   - folders: Where files may be written.
  ///   - context: What else decides.
  ///   - withContrast: Whether colors with too little contrast get others.
  init(
    _ findings: [Diagnostic], in palette: Palette, _ folders: WritableFolders,
    _ context: FileMender.Context, withContrast: Bool
  ) {
    self.palette = palette
    self.folders = folders
    self.context = context
    self.findings = Dictionary(
      grouping: findings.filter { RuleMend.named($0.rule) != nil }, by: \.location.path)
    contrast = ContrastMends(
      withContrast ? findings : [], in: palette, context.configuration)
  }

  /// Plans the mends of all files.
  mutating func planAll() {
    var others = Set(findings.keys)
    for catalog in palette.catalogs {
      for colorSet in catalog.colorSets {
        let path = catalog.path(of: colorSet)
        guard others.remove(path) != nil else { continue }
        let contrast = contrast.mends[path] ?? []
        plan(path) { $0.mend(colorSet, in: catalog, contrast) }
      }
    }
    for catalog in palette.catalogs {
      for file in catalog.files() where others.remove(file.path) != nil {
        let findings = findings[file.path] ?? []
        plan(file.path) { $0.mendGroup(findings) }
      }
    }
    plan.files.sort { CodePointOrder.precedes($0.path, $1.path) }
    plan.linked.sort(by: CodePointOrder.precedes)
    plan.unfinished.sort(by: CodePointOrder.precedes)
  }

  private mutating func plan(_ path: String, _ mend: (inout FileMender) -> Void) {
    if let error = FileError.ofName(path) { return plan.failures.append(error) }
    guard FileIdentity(path: path)?.isRegularFile == true,
      case .read(let count) = files.read(Array(path.utf8) + [0])
    else { return }
    let text = Array(files.buffer[..<count])
    guard var mender = FileMender(text, path: path, context) else { return }
    mend(&mender)
    if mender.text == text { return }
    guard folders.permits(path) else {
      plan.linked.append(path)
      return
    }
    // Where two links lead to one file, the second change would be made to what the first has left.
    guard folders.isNew(path) else { return }
    if mender.hasConflict { plan.unfinished.append(path) }
    plan.files.append(
      MendPlan.File(path: path, old: text, new: mender.text, count: mender.count))
  }
}
