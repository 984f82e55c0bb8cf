import Testing

/// How commands are found in a text such as the README.
@Suite struct ShellBlocksTests {
  @Test("Only fenced blocks of the language sh count")
  func fences() {
    let text = """
      colorset one
      ```sh
      colorset two
      ```
      colorset three
      ```swift
      colorset four
      ```
      ~~~
        ```sh
        $ colorset five
        ```
      ```
      colorset six
      ```
      """
    #expect(ShellBlocks(text).commands == [["colorset", "two"], ["colorset", "five"]])
  }

  @Test(
    "A line is split as a shell does it",
    arguments: [
      ("a 'b c' \"d e\" f\\ g", [["a", "b c", "d e", "f g"]]),
      ("a b # c", [["a", "b"]]),
      ("a b#c", [["a", "b#c"]]),
      ("# a", []),
      ("a | b && c; d", [["a"], ["b"], ["c"], ["d"]]),
      ("a > out.txt b 2>&1", [["a", "b"]]),
      ("a 2> errors.txt", [["a"]]),
      ("X=1 Y= a b=c", [["a", "b=c"]]),
      ("a b \\\n  c", [["a", "b", "c"]]),
      ("a\nb", [["a"], ["b"]]),
      ("a ''", [["a", ""]]),
    ])
  func words(lines: String, commands: [[String]]) {
    #expect(ShellBlocks("```sh\n\(lines)\n```").commands == commands)
  }

  @Test("The tool is found by its name, by its path, and after swift run")
  func tool() {
    let blocks = ShellBlocks(
      """
      ```sh
      colorset generate x
      .build/release/colorset lint
      swift run -c release colorset export -o y
      swift build --product colorset
      make test build -j2 V=1
      ```
      """)
    #expect(
      blocks.colorsetArguments == [["generate", "x"], ["lint"], ["export", "-o", "y"]])
    #expect(blocks.makeTargets == ["test", "build"])
  }

  @Test(
    "A command line is judged by the help",
    arguments: [
      (["generate", "A.xcassets", "-o", "-x", "--access=public", "--check"], nil),
      (["export", "--traits", "ipad,p3", "--format", "json", "--", "--zebra"], nil),
      (["--version"], nil),
      (["help", "generate"], nil),
      ([], "no command"),
      (["zebra"], "unknown command 'zebra'"),
      (["generate", "--zebra"], "unknown option '--zebra'"),
      (["generate", "--access", "open"], "'--access' cannot be 'open'"),
      (["generate", "-o"], "'-o' needs a value"),
      (["export", "--check"], "unknown option '--check'"),
    ] as [([String], String?)])
  func help(arguments: [String], problem: String?) throws {
    let help = try CommandHelp()
    #expect(help.commands.contains("generate") && help.commands.contains("help"))
    #expect(help.problem(with: arguments) == problem)
  }
}
