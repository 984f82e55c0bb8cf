import ColorSetCompiler

/// What was mended in some rounds.
struct MendSummary {
  /// How many findings were mended.
  private(set) var count = 0
  /// The files that were written.
  private(set) var files: Set<String> = []
  /// The files that could not be written.
  private(set) var failures: [FileError] = []
  /// The plan of the last round.
  private(set) var last = MendPlan()

  /// Adds a round.
  mutating func add(_ plan: MendPlan, failures: [FileError]) {
    let failed = Set(failures.map(\.path))
    for file in plan.files where !failed.contains(file.path) {
      count += file.count
      files.insert(file.path)
    }
    self.failures += failures
    last = plan
  }
}
