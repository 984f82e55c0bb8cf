import Testing

/// Command lines that cannot be carried out.
@Suite(.folder) struct ArgumentsTests {
  /// Runs the tool where there is a good catalog, and expects a usage error that says some things.
  private func expectUsageError(
    _ arguments: [String], _ parts: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = TestFolder.current
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    let outcome = try folder.run(arguments)
    #expect(outcome.exitCode == 2, sourceLocation: sourceLocation)
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(outcome.errorLines.count == 1, sourceLocation: sourceLocation)
    #expect(outcome.errors.hasPrefix("colorset: error: "), sourceLocation: sourceLocation)
    for part in parts {
      #expect(outcome.errors.contains(part), sourceLocation: sourceLocation)
    }
    #expect(try folder.names() == ["Colors.xcassets"], sourceLocation: sourceLocation)
  }

  @Test(
    "An unknown command is answered with the nearest one",
    arguments: [
      (["genrate"], ["'genrate'", "did you mean 'generate'?"]),
      (["GENERATE"], ["'GENERATE'", "did you mean 'generate'?"]),
      (["expor"], ["did you mean 'export'?"]),
      (
        ["compile"],
        [
          "'compile'",
          "generate, lint, check, preview, show, diff, format, rules, config, init, export, help",
        ]
      ),
      ([""], ["''"]),
      (["--color"], ["'--color'"]),
      (["-x", "generate"], ["'-x'"]),
    ])
  func unknownCommand(arguments: [String], parts: [String]) throws {
    try expectUsageError(arguments, parts)
  }

  @Test(
    "A path in place of a command is answered with the command for it",
    arguments: ["Colors.xcassets", "./Colors.xcassets", "../Assets", "/Colors.xcassets"])
  func pathAsCommand(path: String) throws {
    try expectUsageError([path], ["'\(path)'", "did you mean 'colorset generate \(path)'?"])
  }

  @Test(
    "An unknown option is answered with the nearest one, its command, or the help",
    arguments: [
      (["generate", "--outptu", "x"], ["'--outptu'", "did you mean '--output'?"]),
      (["generate", "--NAME", "x"], ["'--NAME'", "did you mean '--name'?"]),
      (["generate", "--acces=public"], ["'--acces'", "did you mean '--access'?"]),
      (["generate", "--check-it"], ["'--check-it'"]),
      (["export", "--trait", "p3"], ["did you mean '--traits'?"]),
      (["generate", "--traits", "p3"], ["'colorset show'", "not of 'generate'"]),
      (["export", "--check"], ["'colorset generate'", "not of 'export'"]),
      (["export", "--zebra"], ["'--zebra'", "colorset help export"]),
      (["generate", "-x"], ["'-x'", "colorset help generate"]),
      (["generate", "Colors.xcassets", "-p"], ["'-p'"]),
      (["help", "--output", "x"], ["'--output'", "'help'"]),
    ])
  func unknownOption(arguments: [String], parts: [String]) throws {
    try expectUsageError(arguments, parts)
  }

  @Test(
    "An option without its value is a usage error",
    arguments: [
      ["generate", "--output"], ["generate", "-o"], ["generate", "--output="],
      ["generate", "-o", ""], ["generate", "--name"], ["generate", "--access"],
      ["generate", "--runtime"], ["generate", "--color"], ["generate", "--config"],
      ["generate", "--jobs"], ["export", "--traits"], ["export", "--traits="],
      ["export", "--format"], ["export", "Colors.xcassets", "-o"],
    ])
  func missingValue(arguments: [String]) throws {
    let word = arguments.last { $0.hasPrefix("-") } ?? ""
    let name = word == "-o" ? "--output" : word.replacingFirst("=", with: "")
    try expectUsageError(arguments, ["\(name) needs a value: \(name) "])
  }

  @Test(
    "An option does not take the next option for its value",
    arguments: [
      ["generate", "--output", "--check"], ["generate", "-o", "--no-config"],
      ["export", "-o", "--"], ["generate", "--config", "--check", "-o", "x"],
    ])
  func optionAsValue(arguments: [String]) throws {
    try expectUsageError(arguments, ["needs a value"])
  }

  @Test("An option that takes no value refuses one")
  func needlessValue() throws {
    try expectUsageError(["generate", "--check=yes", "-o", "x"], ["--check takes no value"])
    try expectUsageError(["generate", "--no-config=x"], ["--no-config takes no value"])
  }

  @Test(
    "An option given twice is a usage error, whichever way it is written",
    arguments: [
      (["generate", "--name", "A", "--name=B"], "--name"),
      (["generate", "-o", "a", "--output", "b"], "--output"),
      (["generate", "--check", "-o", "a", "--check"], "--check"),
      (["generate", "--jobs=1", "Colors.xcassets", "--jobs=1"], "--jobs"),
      (["export", "--traits", "ipad", "--traits", "p3"], "--traits"),
      (["help", "--color", "never", "--color", "never"], "--color"),
    ])
  func twice(arguments: [String], option: String) throws {
    try expectUsageError(arguments, ["\(option) is given twice"])
  }

  @Test(
    "A value that is none of the choices is answered with the nearest one, or with all",
    arguments: [
      (["generate", "--access", "pubilc"], ["--access", "'pubilc'", "did you mean 'public'?"]),
      (["generate", "--access", "open"], ["'open'", "internal, package, public"]),
      (["generate", "--access=Public"], ["did you mean 'public'?"]),
      (["generate", "--runtime", "embeded"], ["'embeded'", "did you mean 'embedded'?"]),
      (["generate", "--runtime", "none"], ["'none'", "module, embedded"]),
      (["generate", "--color", "alwyas"], ["did you mean 'always'?"]),
      (["export", "--color=yes"], ["'yes'", "auto, always, never"]),
      (["export", "--format", "yaml"], ["'yaml'", "json"]),
    ])
  func wrongChoice(arguments: [String], parts: [String]) throws {
    try expectUsageError(arguments, parts)
  }

  @Test(
    "The number of threads is from 1 to 64",
    arguments: ["0", "-1", "65", "abc", "1.5", "1e1", "0x2", " 2", "99999999999999999999"])
  func jobs(value: String) throws {
    for command in ["generate", "export"] {
      try expectUsageError([command, "--jobs=\(value)"], ["--jobs", "'\(value)'", "from 1 to 64"])
    }
  }

  @Test(
    "A root type that Swift cannot have is a usage error",
    arguments: ["2Colors", "My Colors", "class", "_", "a-b", "Palette.Sub", "`x`", "String"])
  func rootName(name: String) throws {
    try expectUsageError(["generate", "--name", name], ["--name", "'\(name)'"])
  }

  @Test("A configuration cannot be named and refused at once")
  func configurations() throws {
    try expectUsageError(
      ["generate", "--config", "x.json", "--no-config"], ["--config", "--no-config"])
    try expectUsageError(
      ["export", "--no-config", "--config=x.json"], ["--config", "--no-config"])
  }

  @Test("There is nothing to check without a file", arguments: [[], ["-o", "-"]])
  func checkWithoutFile(output: [String]) throws {
    try expectUsageError(["generate", "--check"] + output, ["--check", "--output FILE"])
  }

  @Test("An empty path is a usage error", arguments: ["generate", "export"])
  func emptyPath(command: String) throws {
    try expectUsageError([command, "Colors.xcassets", ""], ["path is empty"])
  }
}
