/// What the generated Swift costs its users to compile, against one stored constant a color.
struct CompileBenchmark {
  /// The programs and folders.
  let setup: Setup

  /// How many colors the files hold.
  private static let size = 1_000

  /// Measures and adds the rows.
  func run(into report: inout Report) throws {
    guard let compiler = setup.swiftCompiler else {
      report.notes.append("note: no swiftc on PATH: the compile cost was not measured")
      return
    }
    let sources = try sources(compiler: compiler, notes: &report.notes)
    let rounds = min(setup.options.rounds, 5)
    for level in ["-O", "-Onone"] {
      Console.say("timing \(rounds) rounds of compiling \(Self.size.grouped) colors with \(level)")
      let commands = sources.map { source in
        Command(program: compiler, arguments: source.arguments(level: level))
      }
      let series = try setup.runner.interleave(commands, rounds: rounds)
      try addRows(sources, series, level: level, to: &report)
    }
  }

  /// The naive file first, then ours in each mode that can be compiled here.
  private func sources(compiler: String, notes: inout [String]) throws -> [CompiledSource] {
    var sources = [try naive()]
    sources.append(try generated("embedded", searching: nil))
    if let folder = try RuntimeModule(setup: setup).build(compiler: compiler) {
      sources.append(try generated("module", searching: folder))
    } else {
      notes.append("note: no Swift files in Sources/DynamicColors: module mode was not measured")
    }
    return sources
  }

  /// One stored constant of float literals a color.
  private func naive() throws -> CompiledSource {
    let file = setup.workspace.file("Naive.swift")
    let arguments = [setup.shared.shapeGenerator, "let-floats", String(Self.size)]
    try setup.runner.run(
      Command(program: setup.python, arguments: arguments, output: file))
    return CompiledSource(label: "a stored constant each", file: file)
  }

  /// What colorset makes, with the runtime embedded or imported.
  private func generated(_ mode: String, searching folder: String?) throws -> CompiledSource {
    let catalog = try setup.catalog(size: Self.size)
    let file = setup.workspace.file("Generated-\(mode).swift")
    try setup.runner.run(
      setup.colorset([
        "generate", catalog, "--runtime", mode, "--access", "public", "--output", file,
      ]))
    return CompiledSource(label: "ours, \(mode)", file: file, searchFolder: folder)
  }

  /// Adds a row of time for each file, and a row of object size for each of ours.
  private func addRows(
    _ sources: [CompiledSource], _ series: [Series], level: String, to report: inout Report
  ) throws {
    let isBudgeted = level == "-O"
    for (index, source) in sources.enumerated() {
      report.rows.append(
        Row(
          "compile \(level): \(source.label)", series[index], to: series[0],
          budget: isBudgeted && index > 0 ? .ratio(0.35) : nil))
    }
    let naive = try sources[0].objectBytes(level: level)
    for source in sources.dropFirst() {
      let bytes = try source.objectBytes(level: level)
      report.rows.append(
        Row(
          "object \(level): \(source.label), \(bytes / 1_024) of \(naive / 1_024) KiB",
          ratio: Double(bytes) / Double(naive), budget: isBudgeted ? .ratio(0.3) : nil))
    }
  }
}
