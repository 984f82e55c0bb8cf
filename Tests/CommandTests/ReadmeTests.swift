import Foundation
import Testing

/// The commands that the README shows.
@Suite(.enabled(if: Checkout.has("README.md"), "the checkout has no README.md"))
struct ReadmeTests {
  @Test("Each line with colorset uses commands and options that the help lists")
  func commands() throws {
    let help = try CommandHelp()
    let lines = ShellBlocks(try Checkout.text("README.md")).colorsetArguments
    #expect(!lines.isEmpty)
    for arguments in lines {
      let problem = help.problem(with: arguments)
      #expect(problem == nil, "colorset \(arguments.joined(separator: " "))")
    }
  }

  @Test("Each target of make is one of the Makefile")
  func makeTargets() throws {
    let wanted = ShellBlocks(try Checkout.text("README.md")).makeTargets
    if wanted.isEmpty { return }
    let makefile = try Checkout.text("Makefile")
    let targets = makefile.components(separatedBy: "\n").flatMap { line in
      line.wholeMatch(of: /([^\t#=:]+):(?!=).*/)?.1.split(separator: " ").map(String.init) ?? []
    }
    for target in wanted { #expect(targets.contains(target), "make \(target)") }
  }
}
