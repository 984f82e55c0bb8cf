/// One command to run, perhaps many times.
struct Command {
  /// The program's path.
  let program: String
  /// What follows it.
  let arguments: [String]
  /// The file that takes its standard output.
  var output = "/dev/null"
  /// A file that is deleted before each run, so that the command has to write it again.
  var fresh: String?

  /// The command as a reader would type it.
  var line: String { ([program] + arguments).joined(separator: " ") }
}
