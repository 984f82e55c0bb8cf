#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How long colorset takes for a catalog, in floors, and how much memory.
struct CatalogBenchmark {
  /// The programs and folders.
  let setup: Setup
  /// How many color sets the catalog holds.
  let size: Int

  /// Measures and adds the rows.
  func run(into report: inout Report) throws {
    let catalog = try setup.catalog(size: size)
    Console.say("timing \(setup.options.rounds) rounds over \(size.grouped) color sets")
    let floor = setup.floor.map { Command(program: $0, arguments: ["-m", "sum", catalog]) }
    let export = setup.colorset(
      ["export", catalog, "--format", "json", "--jobs", "1"],
      output: setup.workspace.file("export.json"))
    let bare = [bareReader(catalog, threads: 1), bareReader(catalog, threads: 2)]
    let commands =
      [
        floor, generate(catalog, jobs: 1), generate(catalog, jobs: 2), export,
        generate(catalog, jobs: 1, options: ["--no-lint"]),
        generate(catalog, jobs: 2, options: ["--no-lint"]), try lintStructure(catalog),
        try lint(catalog), try lintPairs(catalog), try lintPairs(catalog, jobs: 2),
        preview(catalog),
      ] + bare
    var series = try setup.runner.interleave(
      commands.compactMap(\.self), rounds: setup.options.rounds)

    let label = "\(size.grouped) sets: "
    let base = floor.map { _ in series.removeFirst() }
    if let base {
      report.rows.append(Row(label + "the floor (C reads and sums)", base, to: base))
    }
    let (one, two) = (series[0], series[1])
    report.rows += [
      Row(label + "generate, 1 thread", one, to: base, budget: ratioBudget(1.5)),
      Row(label + "generate, 2 threads", two, to: base, budget: ratioBudget(1.0)),
      Row(label + "export, 1 thread", series[2], to: base),
    ]
    report.rows += [
      Row(label + "generate --no-lint, 1 thread", series[3], to: base),
      Row(label + "generate --no-lint, 2 threads", series[4], to: base),
      Row(
        label + "lint, structural rules, 1 thread", series[5], to: base, budget: ratioBudget(2.0)),
      Row(label + "lint, all rules, 1 thread", series[6], to: base),
      Row(
        label + "lint, all rules, 50 pairs, 2 groups, 1 thread", series[7], to: base,
        budget: ratioBudget(3.0)),
      Row(label + "lint, all rules, 50 pairs, 2 groups, 2 threads", series[8], to: base),
      Row(
        label + "preview, 1 thread", series[9], to: base,
        budget: size == 10_000 ? .ratio(6.0) : nil),
    ]
    for (threads, series) in series.dropFirst(10).enumerated() {
      report.rows.append(
        Row(
          label + "a bare reader, \(threads + 1) thread\(threads == 0 ? "" : "s")", series, to: base
        ))
    }
    if size == 10_000 {
      let peak = Peak.larger(one.peak, two.peak)
      report.rows.append(Row(label + "peak of generate", peak: peak, budget: .peak(20)))
    }
  }

  /// The command that generates Swift, into a file that is new each time.
  private func generate(_ catalog: String, jobs: Int, options: [String] = []) -> Command {
    let output = setup.workspace.file("Generated\(jobs).swift")
    return setup.colorset(
      ["generate", catalog, "--output", output, "--jobs", String(jobs)] + options, fresh: output)
  }

  /// The command that writes a page, into a file that is new each time.
  private func preview(_ catalog: String) -> Command {
    let output = setup.workspace.file("Page.html")
    return setup.colorset(["preview", catalog, "--output", output, "--jobs", "1"], fresh: output)
  }

  /// The command that checks with the rules that look at the structure of a catalog, also with those that are off by
  /// default.
  private func lintStructure(_ catalog: String) throws -> Command {
    let off = Self.colorRules.map { "\"\($0)\": \"off\"" }.joined(separator: ", ")
    let text = "{ \"rules\": { \(try levels(without: Set(Self.colorRules))), \(off) } }"
    return lint(catalog, configuration: try setup.workspace.write(text, to: "structure.json"))
  }

  /// The rules that judge how colors look and not how a catalog is built.
  private static let colorRules = [
    "bright-dark-background", "clashing-key-color", "custom-background", "dark-on-dark",
    "desktop-tinting", "dim-elevated", "faint-key-color", "hardly-increased-contrast",
    "indistinct-colors", "indistinct-status", "inverted-color", "low-contrast",
    "lowered-contrast", "merging-wide-colors", "missing-srgb-variant",
    "mixed-background-families", "modest-contrast", "pale-key-color",
    "reversed-lightness", "several-key-colors", "shared-interactive-color", "small-text",
  ]

  /// The command that checks with every rule, also with those that are off by default.
  private func lint(_ catalog: String) throws -> Command {
    let text = "{ \"rules\": { \(try levels()) } }"
    return lint(catalog, configuration: try setup.workspace.write(text, to: "rules.json"))
  }

  /// The same with colors that are drawn on each other, and with colors that must be told apart.
  ///
  /// Random colors fail; as warnings they do not end the command with 1.
  private func lintPairs(_ catalog: String, jobs: Int = 1) throws -> Command {
    let names = setup.workspace.file("names.json")
    try setup.runner.run(setup.colorset(["export", catalog], output: names))
    let colors = try ExportedNames.read(names)
    let pairs = (0..<50).map { index in
      let (front, back) = (colors[index * 2], colors[index * 2 + 1])
      return "{ \"foreground\": \"\(front)\", \"background\": \"\(back)\" }"
    }
    let groups = (0..<2).map { index in
      let members = colors[(100 + index * 8)..<(108 + index * 8)].map { "\"\($0)\"" }
      return "{ \"name\": \"group \(index)\", \"colors\": [\(members.joined(separator: ", "))] }"
    }
    let text = """
      { "rules": { \(try levels()), "low-contrast": "warning", "indistinct-colors": "warning" }, "pairs": [\(pairs.joined(separator: ", "))],
        "distinct": [\(groups.joined(separator: ", "))] }
      """
    return lint(
      catalog, configuration: try setup.workspace.write(text, to: "pairs.json"), jobs: jobs)
  }

  private func lint(_ catalog: String, configuration: String, jobs: Int = 1) -> Command {
    setup.colorset([
      "lint", catalog, "--config", configuration, "--format", "json", "--jobs", String(jobs),
    ])
  }

  /// The rules that are off by default, each with a level that lets it look.
  private func levels(without others: Set<String> = []) throws -> String {
    let list = setup.workspace.file("rules.txt")
    try setup.runner.run(setup.colorset(["rules"], output: list))
    var levels: [String] = []
    for line in try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count > 1, words[1] == "off", !others.contains(String(words[0])) {
        levels.append("\"\(words[0])\": \"note\"")
      }
    }
    return levels.joined(separator: ", ")
  }

  /// The command that only scans and writes, to tell what the machine allows.
  private func bareReader(_ catalog: String, threads: Int) -> Command? {
    setup.bareReader.map {
      let output = setup.workspace.file("Bare\(threads).swift")
      return Command(
        program: $0,
        arguments: [catalog, "1", String(threads), threads == 1 ? "serial" : "pthread", output])
    }
  }

  /// The budget, for the sizes that it was made for.
  private func ratioBudget(_ limit: Double) -> Budget? {
    (1_000...50_000).contains(size) ? .ratio(limit) : nil
  }
}
