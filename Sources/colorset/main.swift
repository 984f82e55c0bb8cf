#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import ColorSetCompiler

/// Carries out a command line and gives the exit code.
func run(_ words: ArraySlice<String>) -> Int32 {
  do {
    guard let name = words.first else {
      OutputStream.standardError.write(Command.overview)
      return 2
    }
    switch name {
    case "--version":
      return try Terminal.print("colorset \(Version.current)\n")
    case "-h", "--help":
      return try Terminal.print(Command.overview)
    default:
      let command = try Command.named(name)
      let words = words.dropFirst()
      if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
        return try Terminal.print(command.helpText)
      }
      return try command.run(Arguments(words, for: command))
    }
  } catch let error as ConfigurationError {
    OutputStream.standardError.write("\(error)\n")
  } catch let error as FileError where error.isAboutClosedPipe {
    Process.endByClosedPipe()
  } catch {
    OutputStream.standardError.write("colorset: error: \(error)\n")
  }
  return 2
}

// A file that may not grow is an error to report. A closed pipe ends the process only when it is that of the results: work on
// files goes on when nobody reads the messages about it.
_ = signal(SIGPIPE, SIG_IGN)
_ = signal(SIGXFSZ, SIG_IGN)
exit(run(CommandLine.arguments.dropFirst()))
