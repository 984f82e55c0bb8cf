/// What the command line asks for.
struct Options {
  /// The release binary to measure.
  private(set) var colorset = ""
  /// How many color sets each catalog holds.
  private(set) var sizes = [1_000, 10_000]
  /// How many rounds count, after one that is dropped.
  private(set) var rounds = 11
  /// Whether an exceeded budget makes the exit code 1.
  private(set) var isStrict = false
  /// Whether only the help is wanted.
  private(set) var wantsHelp = false

  /// The text of `--help`.
  static let help = """
    Measures colorset against a C program that only reads the same files, and prints one table.

    usage: Benchmarks --colorset PATH [--sizes N,N] [--rounds N] [--strict]

      --colorset PATH   the release build of colorset to measure (required)
      --sizes N,N,...   color sets in each catalog (default 1000,10000)
      --rounds N        rounds that count, after one that is dropped (default 11);
                        start-up always takes 60, compiling at most 5
      --strict          exit with 1 when a budget is exceeded
      -h, --help        this text

    Run it in the root of the checkout. COLORSET_SHARED names the folder with bench/floor.c and
    the generators (default: ../shared); without it, or without python3, nothing is measured and
    the exit code is 0. Without a C compiler there are times, but no ratios to the floor; without
    swiftc the compile cost is left out.

    exit code: 0 measured, 1 a command failed (or a budget with --strict), 2 wrong usage

    """

  /// Reads the arguments that follow the program's name.
  init(_ arguments: [String]) throws(BenchmarkError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      switch argument {
      case "-h", "--help": wantsHelp = true
      case "--strict": isStrict = true
      default:
        guard ["--colorset", "--sizes", "--rounds"].contains(name) else {
          let kind = argument.hasPrefix("-") ? "unknown option" : "unexpected argument"
          throw .usage("\(kind) '\(argument)'")
        }
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw .usage("\(name) needs a value")
        }
        try set(name, to: value)
      }
    }
    guard !wantsHelp else { return }
    if colorset.isEmpty { throw .usage("--colorset PATH is required") }
    if !Tool.isExecutable(colorset) {
      throw .usage("--colorset: '\(colorset)' is not an executable file")
    }
  }

  /// Takes the value of one option.
  private mutating func set(_ name: String, to value: String) throws(BenchmarkError) {
    switch name {
    case "--colorset":
      colorset = value
    case "--rounds":
      rounds = try Self.positive(value, of: name)
    default:
      sizes = []
      for item in value.split(separator: ",", omittingEmptySubsequences: false) {
        let size = try Self.positive(String(item), of: name)
        if !sizes.contains(size) { sizes.append(size) }
      }
    }
  }

  /// A number from 1 to a million.
  private static func positive(_ text: String, of name: String) throws(BenchmarkError) -> Int {
    guard let number = Int(text), (1...1_000_000).contains(number) else {
      throw .usage("\(name): '\(text)' is not a number from 1 to 1000000")
    }
    return number
  }
}
