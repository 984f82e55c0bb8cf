import ColorSetCompiler

extension Command {
  /// The options of `lint` that mend what it finds.
  static let fixOptions: [CommandOption] = [
    CommandOption("--fix", help: "Mend what can be mended safely, and report what is left."),
    CommandOption("--unsafe", help: "With --fix: write proposals, too, such as missing colors."),
    CommandOption("--dry-run", help: "With --fix: print the changes as a diff and write nothing."),
  ]

  /// What `lint --fix` does.
  static let fixHelp = """
    With --fix, findings are mended in the files where nothing can be lost: no color gets another value by it. Add --unsafe to
    have proposals written, too: computed colors where one is missing or has too little contrast, and words that are
    suggested; look at the changes before you keep them. 'colorset rules RULE' says what is done about a rule. Findings that
    are ignored or in a baseline are left alone. A file that Xcode has written stays as Xcode writes it, any other changes only
    where it is mended. Files to which links lead out of the named catalogs are not written. With --dry-run the changes go to
    standard output as a diff, and the exit code is 1 if there are any; what they uncover is not shown.
    """

  /// Refuses options that do not go together.
  static func checkFixOptions(_ arguments: Arguments) throws(UsageError) {
    guard arguments.isSet("--fix") else {
      for option in ["--unsafe", "--dry-run"] where arguments.isSet(option) {
        throw UsageError("\(option) needs --fix")
      }
      return
    }
    if arguments.operands.contains("-") {
      throw UsageError("--fix writes files, and '-' is none; name the catalog")
    }
    if arguments.value("--write-baseline") != nil {
      throw UsageError(
        "--fix and --write-baseline exclude each other; mend first, then write down what is left")
    }
    if arguments.isSet("--dry-run") {
      for option in ["--output", "--format"] where arguments.value(option) != nil {
        throw UsageError("\(option) and --dry-run exclude each other, since a diff is printed")
      }
    }
  }

  /// Prints what would change; 1 for the exit code when something would.
  static func printDiff(of plan: MendPlan, _ terminal: Terminal) throws -> Int32 {
    _ = try Terminal.print(plan.diff)
    for failure in plan.failures { terminal.say("error: \(failure)") }
    sayLinked(plan, terminal)
    terminal.say(
      "would mend \(plan.count.words("finding")) in \(plan.files.count.words("file"))"
    )
    if !plan.failures.isEmpty { return 2 }
    return plan.files.isEmpty ? 0 : 1
  }

  /// Says what was mended, and what was not.
  static func say(_ done: MendSummary, _ terminal: Terminal) {
    for failure in done.failures { terminal.say("error: \(failure)") }
    sayLinked(done.last, terminal)
    for path in done.last.unfinished {
      terminal.say(
        "\(path.forMessage(limit: 4096)): mends touch the same place, and the first was made; run it again"
      )
    }
    terminal.say(
      "mended \(done.count.words("finding")) in \(done.files.count.words("file"))"
    )
  }

  private static func sayLinked(_ plan: MendPlan, _ terminal: Terminal) {
    for path in plan.linked {
      terminal.say(linked: path)
    }
  }
}
