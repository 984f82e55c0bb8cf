#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The benchmark program: times `colorset` against the C floor and prints one table.
@main
struct BenchmarkCommand {
  /// Runs the program and ends it with its exit code.
  static func main() {
    exit(exitCode(for: Array(CommandLine.arguments.dropFirst())))
  }

  /// The exit code after doing what the arguments ask for; every message is printed on the way.
  private static func exitCode(for arguments: [String]) -> Int32 {
    do {
      let options = try Options(arguments)
      if options.wantsHelp {
        print(Options.help, terminator: "")
        return 0
      }
      let report = try measure(options)
      print(report.text, terminator: "")
      return options.isStrict && report.isOverBudget ? 1 : 0
    } catch let error as BenchmarkError {
      Console.say(error.message)
      return error.exitCode
    } catch {
      Console.say("error: \(error)")
      return 1
    }
  }

  /// Measures everything inside a temporary folder, which is removed whatever happens.
  private static func measure(_ options: Options) throws -> Report {
    let shared = try SharedFolder.find()
    guard let python = Tool.find(["python3"]) else {
      throw BenchmarkError.notRun("python3, which makes the catalogs, is not on PATH")
    }
    Interrupt.watch()
    let workspace = try Workspace()
    defer { workspace.remove() }

    var setup = Setup(
      options: options, shared: shared, workspace: workspace, python: python,
      compiler: Tool.find(["cc", "gcc", "clang"]), swiftCompiler: Tool.find(["swiftc"]))
    var report = Report()
    try setup.buildPrograms(into: &report)
    try setup.buildBareReader(into: &report)
    for size in options.sizes {
      try CatalogBenchmark(setup: setup, size: size).run(into: &report)
    }
    try StartupBenchmark(setup: setup).run(into: &report)
    try CompileBenchmark(setup: setup).run(into: &report)
    if options.rounds < 10 {
      report.notes.append("note: a median of fewer than 10 rounds is rough")
    }
    return report
  }
}
