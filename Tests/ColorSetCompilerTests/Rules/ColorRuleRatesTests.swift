import ColorSetCompiler
import Foundation
import Testing

/// How often the rules about colors find something in real catalogs, and how often a person who looked at the values, the
/// names and the rest of the repository called that right.
///
/// `Tests/Data/color-rule-rates.csv` has a row for each configuration, repository, rule and severity with findings. The
/// configuration is `default` for none, `init` for what `colorset init` writes, which guesses roles from names, or `pairs` for
/// the file in `Tests/Data/CorpusConfigurations`, which declares what the names say lies on what or must be told apart.
/// Rules that are off are looked at as if they were on; their severity is `off`. Empty fields of `right` and `wrong` were not
/// judged one by one.
@Suite(
  .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"))
struct ColorRuleRatesTests {
  /// The rules about what colors look like that need no configuration.
  private static let plain: Set<String> = [
    "copied-system-color", "inverted-color", "missing-srgb-variant", "near-duplicate-colors",
    "wide-gamut-without-effect",
  ]

  /// Those that look at colors with roles.
  private static let aboutRoles: Set<String> = [
    "bright-dark-background", "clashing-key-color", "custom-background", "desktop-tinting",
    "faint-key-color", "indistinct-status", "merging-wide-colors", "misused-reference",
    "mixed-background-families", "pale-key-color", "reversed-lightness", "several-key-colors",
    "shared-interactive-color",
  ]

  /// Those that look at declared pairs, groups and elevated colors.
  private static let aboutPairs: Set<String> = [
    "dark-on-dark", "dim-elevated", "hardly-increased-contrast", "indistinct-colors",
    "low-contrast", "lowered-contrast", "modest-contrast", "small-text",
  ]

  /// The configurations, each with the rules that are counted with it.
  private static func configurations(
    of repository: Repository, _ palette: Palette
  ) throws -> [(name: String, rules: Set<String>, configuration: Configuration)] {
    let folder = try CodeFolder()
    let path = try folder.write(ConfigurationTemplate.write(palette), to: ".colorset.json")
    var configurations = [
      ("default", plain.union(aboutRoles).union(aboutPairs), Configuration()),
      ("init", aboutRoles, try ConfigurationReader.read(path)),
    ]
    let declared = Checkout.url.appendingPathComponent(
      "Tests/Data/CorpusConfigurations/\(repository.name).json"
    ).path
    if FileManager.default.fileExists(atPath: declared) {
      configurations.append(("pairs", aboutPairs, try ConfigurationReader.read(declared)))
    }
    return configurations
  }

  /// The findings of a repository as rows of the table, without the judgment.
  private static func rows(_ repository: Repository) throws -> [String: Int] {
    let palette = try repository.compilation().palette
    let off = Set(Rule.all.filter { $0.level == .off }.map(\.id))
    var rows: [String: Int] = [:]
    for (name, rules, settings) in try configurations(of: repository, palette) {
      var configuration = settings
      for rule in rules.intersection(off) { configuration.rules[rule] = RuleSetting(level: .note) }
      for finding in Linter.lint(palette, configuration, threads: 2) {
        #expect(finding.rule != "unmatched-pattern", "\(finding.message)")
        guard rules.contains(finding.rule) else { continue }
        let severity = off.contains(finding.rule) ? "off" : finding.severity.rawValue
        rows["\(name),\(repository.name),\(finding.rule),\(severity)", default: 0] += 1
      }
    }
    return rows
  }

  @Test("The rules find in a repository what the table says", arguments: Repository.all)
  func findings(_ repository: Repository) throws {
    var expected: [String: Int] = [:]
    for row in try VectorFile("color-rule-rates.csv").rows
    where row["repository"] == repository.name {
      let key = ["configuration", "repository", "rule", "severity"].map { row[$0] }
      expected[key.joined(separator: ",")] = try Int(row.number("findings"))
    }
    let found = try Self.rows(repository)
    for key in Set(found.keys).union(expected.keys).sorted() {
      #expect(found[key] ?? 0 == expected[key] ?? 0, "\(key)")
    }
  }

  @Test(
    "Every error was judged and is right, and of the warnings of a rule at least 95 in 100 that were"
  )
  func judgment() throws {
    var judged: [String: (findings: Int, right: Int, wrong: Int)] = [:]
    for row in try VectorFile("color-rule-rates.csv").rows {
      let (findings, right, wrong) = (
        Int(row["findings"]) ?? 0, Int(row["right"]) ?? 0, Int(row["wrong"]) ?? 0
      )
      #expect(findings > 0 && right + wrong <= findings, "\(row)")
      let key = "\(row["severity"]) \(row["rule"])"
      let sum = judged[key] ?? (0, 0, 0)
      judged[key] = (sum.0 + findings, sum.1 + right, sum.2 + wrong)
    }
    for (key, sum) in judged where key.hasPrefix("error ") {
      #expect(sum.right == sum.findings, "\(key)")
    }
    for (key, sum) in judged where key.hasPrefix("warning ") {
      #expect(sum.right + sum.wrong >= min(40, sum.findings), "\(key)")
      #expect(sum.wrong * 20 <= sum.right + sum.wrong, "\(key)")
    }
    #expect(judged.count > 10)
  }

  @Test("The rules that are counted are there")
  func known() {
    let counted = Self.plain.union(Self.aboutRoles).union(Self.aboutPairs)
    #expect(counted.subtracting(Rule.all.map(\.id)) == [])
  }
}
