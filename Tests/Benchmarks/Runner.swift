#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs commands and times them.
struct Runner {
  /// Where standard error goes, to be quoted when a command fails.
  private let errors: String
  /// The environment that every command gets: our own.
  private let environment: [String]
  /// What measures peaks that are smaller than our own.
  private let probe: PeakProbe?

  /// A runner that keeps its files in the workspace.
  init(workspace: Workspace, probe: PeakProbe? = nil) {
    self.probe = probe
    errors = workspace.file("stderr.txt")
    environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
  }

  /// Runs a command once; throws when it fails.
  @discardableResult
  func run(_ command: Command) throws -> Sample {
    try Interrupt.check()
    if let fresh = command.fresh, FileManager.default.fileExists(atPath: fresh) {
      try FileManager.default.removeItem(atPath: fresh)
    }
    let words = [command.program] + command.arguments
    let start = ContinuousClock.now
    let child = try ChildProcess(
      words, environment: environment, output: command.output, errors: errors)
    let time = ContinuousClock.now - start
    try Interrupt.check()
    if let problem = child.problem {
      throw BenchmarkError.failed("\(command.line) \(problem)\(quotedErrors())")
    }
    return Sample(milliseconds: time / .milliseconds(1), peakBytes: child.peakBytes)
  }

  /// Runs commands in turn, round after round, so that a change in the computer's speed hits all
  /// alike; one first round is dropped.
  func interleave(_ commands: [Command], rounds: Int) throws -> [Series] {
    var all = commands.map { _ in Series() }
    for round in 0...rounds {
      for (index, command) in commands.enumerated() {
        let sample = try run(command)
        if round > 0 { all[index].samples.append(sample) }
      }
    }
    if let probe {
      for (index, command) in commands.enumerated() where all[index].peak.isUpperBound {
        try run(probe.command(around: command))
        all[index].probedPeak = try probe.peak()
      }
    }
    return all
  }

  /// The first lines that the last command wrote to standard error.
  private func quotedErrors() -> String {
    guard let text = try? String(contentsOfFile: errors, encoding: .utf8) else { return "" }
    return text.split(separator: "\n").prefix(10).map { "\n  \($0)" }.joined()
  }
}
