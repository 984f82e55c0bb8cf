#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A small C program that starts a command and reports its peak, which ours is too large to see.
struct PeakProbe {
  /// The built program.
  let program: String
  /// The file that takes the number.
  let result: String

  /// The program: PROBE RESULT COMMAND ARGUMENT...
  static let source = """
    #include <stdio.h>
    #include <sys/resource.h>
    #include <sys/wait.h>
    #include <unistd.h>

    int main(int argc, char **argv) {
      int status;
      struct rusage usage;
      if (argc < 3) return 2;
      pid_t child = fork();
      if (child == 0) {
        execv(argv[2], argv + 2);
        _exit(127);
      }
      if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 1;
      FILE *file = fopen(argv[1], "w");
      if (!file) return 1;
      fprintf(file, "%ld", (long)usage.ru_maxrss);
      fclose(file);
      return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
    }

    """

  /// The command that runs another one below the probe.
  func command(around inner: Command) -> Command {
    Command(
      program: program, arguments: [result, inner.program] + inner.arguments,
      output: inner.output, fresh: inner.fresh)
  }

  /// The peak that the last such command reported, in KiB as Linux counts.
  func peak() throws -> Peak {
    let text = try String(contentsOfFile: result, encoding: .utf8)
    guard let kibibytes = Int(text) else {
      throw BenchmarkError.failed("the peak of memory reads '\(text)'")
    }
    return Peak(exactly: kibibytes * 1_024)
  }
}
