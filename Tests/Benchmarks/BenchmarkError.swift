/// Why the program ends before it has measured everything.
enum BenchmarkError: Error {
  /// The command line is wrong.
  case usage(String)
  /// A command failed, or a file could not be made.
  case failed(String)
  /// Something that the benchmarks need is not on this computer.
  case notRun(String)
  /// A signal asked the program to stop.
  case interrupted(Int32)

  /// The line to print.
  var message: String {
    switch self {
    case .usage(let text): "error: \(text); see --help"
    case .failed(let text): "error: \(text)"
    case .notRun(let text): "benchmarks were not run: \(text)"
    case .interrupted(let signal): "error: interrupted by signal \(signal)"
    }
  }

  /// The exit code that belongs to it.
  var exitCode: Int32 {
    switch self {
    case .usage: 2
    case .failed: 1
    case .notRun: 0
    case .interrupted(let signal): 128 + signal
    }
  }
}
