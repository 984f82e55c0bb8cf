import Testing

/// What the tool says about itself.
@Suite(.folder) struct HelpTests {
  private let commands = [
    "generate", "lint", "check", "preview", "show", "diff", "format", "rules", "config", "init",
    "export",
    "help",
  ]

  @Test("The version is one line on standard output")
  func version() throws {
    let outcome = try TestFolder.current.run("--version")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    let words = outcome.output.split(separator: " ")
    #expect(words.count == 2 && words.first == "colorset" && outcome.output.hasSuffix("\n"))
    let numbers = words.last?.dropLast().split(separator: ".").map { Int($0) } ?? []
    #expect(numbers.count == 3 && !numbers.contains(nil))
  }

  @Test("The overview is a result when it is asked for", arguments: [["help"], ["-h"], ["--help"]])
  func overview(arguments: [String]) throws {
    let outcome = try TestFolder.current.run(arguments)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    for command in commands { #expect(outcome.output.contains("\n  \(command) ")) }
    #expect(outcome.output.contains("--version"))
    #expect(outcome.output.contains("Exit codes: 0"))
  }

  @Test("Without a command the overview is a usage error")
  func noCommand() throws {
    let outcome = try TestFolder.current.run()
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(try outcome.errors == TestFolder.current.run("help").output)
  }

  @Test(
    "The help of a command is the same by each way",
    arguments: ["generate", "preview", "config", "init", "export", "help"])
  func helpOfCommand(command: String) throws {
    let folder = TestFolder.current
    let help = try folder.run("help", command)
    #expect(help.exitCode == 0)
    #expect(help.errors.isEmpty)
    #expect(help.output.contains("\nusage: colorset \(command) "))
    for arguments in [
      [command, "-h"], [command, "--help"], [command, "--color", "never", "-h"],
      [command, "--unknown", "--help"], [command, "nowhere", "-h"],
    ] {
      let outcome = try folder.run(arguments)
      #expect(outcome.exitCode == 0, "\(arguments)")
      #expect(outcome.output == help.output, "\(arguments)")
      #expect(outcome.errors.isEmpty, "\(arguments)")
    }
  }

  @Test(
    "The help of a command lists its options",
    arguments: [
      (
        "generate",
        [
          "-o, --output FILE", "--package DIR", "--name TYPE", "--module NAME",
          "--access internal|package|public",
          "--runtime module|embedded", "--extensions", "--check", "--no-lint", "--baseline FILE",
          "--no-baseline",
          "--depfile FILE", "--list-inputs", "--config FILE", "--no-config", "--jobs N",
          "--color auto|always|never", "-h, --help",
        ]
      ),
      ("config", ["--config FILE", "--no-config", "--color auto|always|never", "-h, --help"]),
      (
        "init", ["-o, --output FILE", "--force", "--color auto|always|never", "-h, --help"]
      ),
      (
        "export",
        [
          "--format json", "-o, --output FILE", "--traits LIST", "--config FILE", "--no-config",
          "--jobs N", "--color auto|always|never", "-h, --help",
        ]
      ),
      (
        "format",
        ["--check", "--legacy keep|rewrite", "--jobs N", "--color auto|always|never", "-h, --help"]
      ),
      (
        "show",
        [
          "--traits LIST", "--config FILE", "--no-config", "--jobs N",
          "--color auto|always|never", "-h, --help",
        ]
      ),
      (
        "preview",
        [
          "-o, --output FILE", "--title TEXT", "--baseline FILE", "--no-baseline", "--config FILE",
          "--no-config", "--jobs N", "--color auto|always|never", "-h, --help",
        ]
      ),
      ("help", ["--color auto|always|never", "-h, --help"]),
    ])
  func options(command: String, options: [String]) throws {
    let help = try TestFolder.current.run("help", command).output
    let listed = help.split(separator: "\n").filter { $0.hasPrefix("  -") }.map { $0.dropFirst(2) }
    #expect(listed.map(String.init) == options)
  }

  @Test("The help of generate names the usual values")
  func usualValues() throws {
    let help = try TestFolder.current.run("help", "generate").output
    for value in ["default: Palette", "default: internal", "default: module"] {
      #expect(help.contains(value))
    }
  }

  @Test("The help of export lists the words of --traits")
  func traitWords() throws {
    let help = try TestFolder.current.run("help", "export").output
    for word in [
      "universal", "iphone", "ipad", "mac-catalyst", "mac", "tv", "watch", "car", "vision", "srgb",
      "p3", "base", "elevated", "locale=",
    ] {
      #expect(help.contains(" \(word)"), "\(word)")
    }
  }

  @Test("A help that is not asked for is no help: after -- it is a path")
  func helpAfterDashes() throws {
    let outcome = try TestFolder.current.run("generate", "--", "-h")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("colorset: error: -h: "))
  }

  @Test("Help about an unknown command is a usage error with the nearest one")
  func helpOfUnknown() throws {
    let outcome = try TestFolder.current.run("help", "exprot")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("did you mean 'export'?"))
  }

  @Test("Help about two commands is a usage error")
  func helpOfTwo() throws {
    let outcome = try TestFolder.current.run("help", "export", "generate")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
  }
}
