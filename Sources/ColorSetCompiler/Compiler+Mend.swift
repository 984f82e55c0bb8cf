extension Compiler {
  /// Plans how findings are mended.
  ///
  /// - Parameters:
  ///   - findings: The findings that count.
  ///   - palette: The colors in which they were found.
  ///   - filter: Says which findings count.
  ///   - proposes: Whether mends are planned that someone should look at, too.
  /// - Returns: The files that change; nothing is written.
  package func planMends(
    of findings: [Diagnostic], in palette: Palette, filter: DiagnosticFilter, proposes: Bool
  ) -> MendPlan {
    let context = FileMender.Context(
      configuration: configuration, filter: filter, proposes: proposes)
    // A color that gets another value first may need no other contrast then, or another one.
    for withContrast in proposes ? [false, true] : [false] {
      var planner = MendPlanner(
        findings, in: palette, WritableFolders(palette.catalogs, in: paths), context,
        withContrast: withContrast)
      planner.planAll()
      if !planner.plan.files.isEmpty || withContrast == proposes { return planner.plan }
    }
    return MendPlan()
  }

  /// Writes the files of a plan, each in one step.
  ///
  /// - Returns: The files that could not be written, and why.
  package func carryOut(_ plan: MendPlan) -> [FileError] {
    var failures = plan.failures
    for file in plan.files {
      do throws(FileError) {
        try AtomicFile.write([file.new], to: file.path)
      } catch {
        failures.append(error)
      }
    }
    return failures
  }
}
