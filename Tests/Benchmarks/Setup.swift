#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What every benchmark needs: the options, the folders, and the programs that were found.
struct Setup {
  /// The command line.
  let options: Options
  /// Where the floor and the generators are.
  let shared: SharedFolder
  /// Where temporary files go.
  let workspace: Workspace
  /// The path of python3.
  let python: String
  /// The path of a C compiler, if there is one.
  let compiler: String?
  /// The path of swiftc, if there is one.
  let swiftCompiler: String?
  /// The built floor program, if it could be built.
  private(set) var floor: String?
  /// The built bare reader, which scans a catalog and writes Swift without any check, if it could be built.
  private(set) var bareReader: String?
  /// The built program that measures small peaks, if there is a C compiler.
  private(set) var probe: PeakProbe?

  /// The runner that times the commands.
  var runner: Runner { Runner(workspace: workspace, probe: probe) }

  /// Gathers what was found; the floor is not built yet.
  init(
    options: Options, shared: SharedFolder, workspace: Workspace, python: String,
    compiler: String?, swiftCompiler: String?
  ) {
    self.options = options
    self.shared = shared
    self.workspace = workspace
    self.python = python
    self.compiler = compiler
    self.swiftCompiler = swiftCompiler
  }

  /// Builds the C programs; notes in the report when that is impossible.
  mutating func buildPrograms(into report: inout Report) throws {
    guard compiler != nil else {
      report.notes.append("note: no C compiler (cc, gcc, clang): times without ratios to C")
      return
    }
    let source = try workspace.write(PeakProbe.source, to: "peak.c")
    probe = try build(source, as: "peak").map {
      PeakProbe(program: $0, result: workspace.file("peak.txt"))
    }
    do {
      floor = try build(shared.floor, as: "floor", flags: ["-pthread"])
    } catch BenchmarkError.failed(let text) {
      Console.say("warning: \(text)")
      report.notes.append("note: floor.c did not compile here: times without ratios to it")
    }
  }

  /// Builds the bare reader; notes in the report when that is impossible, since it is for Linux only.
  mutating func buildBareReader(into report: inout Report) throws {
    guard let swiftCompiler else { return }
    let program = workspace.file("bare-reader")
    let arguments =
      ["-O", "-wmo", "-parse-as-library", "-swift-version", "5", "-static-executable"]
      + ["-D", "PARALLEL", "-suppress-warnings"] + shared.bareReader + ["-o", program]
    do {
      Console.say("building the bare reader")
      try runner.run(Command(program: swiftCompiler, arguments: arguments))
      bareReader = program
    } catch BenchmarkError.failed(let text) {
      Console.say("warning: \(text)")
      report.notes.append("note: the bare reader did not compile here")
    }
  }

  /// Builds a C program and returns its path; nothing without a compiler.
  func build(_ source: String, as name: String, flags: [String] = []) throws -> String? {
    guard let compiler else { return nil }
    let program = workspace.file(name)
    let arguments = ["-O2"] + flags + ["-o", program, source]
    try runner.run(Command(program: compiler, arguments: arguments))
    return program
  }

  /// The catalog with that many color sets, made now if it is not there yet.
  func catalog(size: Int) throws -> String {
    let path = workspace.file("Colors\(size).xcassets")
    if !FileManager.default.fileExists(atPath: path) {
      Console.say("making a catalog of \(size.grouped) color sets")
      let arguments = [shared.catalogGenerator, path, String(size)]
      try runner.run(Command(program: python, arguments: arguments))
    }
    return path
  }

  /// A command that calls colorset.
  func colorset(
    _ arguments: [String], output: String = "/dev/null", fresh: String? = nil
  ) -> Command {
    Command(program: options.colorset, arguments: arguments, output: output, fresh: fresh)
  }
}
