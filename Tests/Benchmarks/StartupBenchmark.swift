/// How long colorset takes to start, against a C program that prints a line.
struct StartupBenchmark {
  /// The programs and folders.
  let setup: Setup

  /// Starting takes so little that many rounds are cheap.
  private static let rounds = 60

  /// Measures and adds the rows.
  func run(into report: inout Report) throws {
    let version = setup.colorset(["--version"])
    let trivial = try trivialProgram().map { Command(program: $0, arguments: []) }
    Console.say("timing \(Self.rounds) rounds of start-up")
    var series = try setup.runner.interleave(
      [trivial, version].compactMap(\.self), rounds: Self.rounds)
    let base = trivial.map { _ in series.removeFirst() }
    if let base {
      report.rows.append(Row("start-up: a C program", base, to: base))
    }
    report.rows.append(
      Row("start-up: colorset --version", series[0], to: base, budget: .ratio(2.0)))
  }

  /// The built C program, if there is a compiler.
  private func trivialProgram() throws -> String? {
    let source = try setup.workspace.write(
      """
      #include <unistd.h>
      int main(void) { return write(1, "0.0.0\\n", 6) != 6; }

      """, to: "trivial.c")
    return try setup.build(source, as: "trivial")
  }
}
