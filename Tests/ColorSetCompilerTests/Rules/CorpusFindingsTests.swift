import ColorSetCompiler
import Foundation
import Testing

/// What the rules find in real catalogs is what a second program counts, which was written from the format alone.
///
/// `Tests/Oracle/count_findings.py` reads the files with Python's `json` and states each rule anew. The table holds what it
/// printed for each repository, so that a change on either side shows.
@Suite(
  .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"))
struct CorpusFindingsTests {
  /// Counts of one repository, in the order of ``names``.
  static let table: [String: [Int]] = [
    "NathanE73+Blackboard": [13, 1, 0, 12, 0, 0, 0, 0, 0],
    "Ranchero-Software+NetNewsWire": [38, 0, 0, 6, 0, 0, 0, 0, 0],
    "Sequel-Ace+Sequel-Ace": [14, 0, 0, 7, 0, 0, 0, 0, 0],
    "austrianredcross+stopp-corona-ios": [27, 0, 0, 9, 0, 5, 0, 0, 0],
    "corona-warn-app+cwa-app-ios": [45, 0, 0, 6, 0, 1, 3, 0, 0],
    "dashpay+dashwallet-ios": [125, 0, 1, 100, 0, 1, 0, 0, 6],
    "home-assistant+iOS": [12, 2, 0, 4, 0, 1, 0, 0, 0],
    "mac-cain13+R.swift": [11, 1, 0, 7, 0, 0, 0, 0, 0],
    "microsoft+fluentui-apple": [175, 2, 63, 99, 0, 0, 0, 0, 0],
    "nihp-public+covid-19-app-ios-ag-public": [49, 1, 1, 4, 0, 6, 29, 0, 0],
    "openedx+openedx-app-ios": [82, 0, 0, 1, 0, 19, 0, 0, 0],
    "p-x9+SwiftUIColor": [180, 1, 0, 55, 0, 10, 0, 0, 0],
    "simonbs+Runestone": [60, 2, 0, 32, 0, 0, 0, 0, 0],
    "swiyu-admin-ch+eidch-ios-wallet": [68, 0, 0, 0, 0, 28, 0, 0, 0],
    "tari-project+wallet-ios": [188, 0, 0, 91, 0, 18, 0, 0, 0],
    "terrazzoapp+terrazzo": [12, 0, 0, 0, 0, 1, 0, 0, 0],
  ]

  /// The groups without a file of their own; the other repositories have none.
  static let groupsWithoutFile = [
    "dashpay+dashwallet-ios": 2, "home-assistant+iOS": 1, "mac-cain13+R.swift": 2,
    "microsoft+fluentui-apple": 1, "openedx+openedx-app-ios": 1, "terrazzoapp+terrazzo": 1,
  ]

  /// What is counted.
  static let names = [
    "colorSets", "blankSets", "blankSlots", "withoutDark", "withoutLight", "equalDark",
    "equalHigh", "unreachableHigh", "repeatedNames",
  ]

  @Test("The linter finds in a repository what the table says", arguments: Repository.all)
  func linter(_ repository: Repository) throws {
    let compilation = try repository.compilation()
    var configuration = Configuration()
    configuration.rules["blank-set"] = RuleSetting(level: .note)
    let found =
      compilation.diagnostics
      + Linter.lint(compilation.palette, configuration, threads: 2)
    let sets = { (rules: Set<String>, variants: Set<String>) in
      Set(
        found.filter { rules.contains($0.rule) && variants.contains($0.variant) }
          .map(\.location.path)
      ).count
    }
    let all = compilation.palette.catalogs.reduce(0) { $0 + $1.colorSets.count }
    let findings = { (rule: String) in found.count { $0.rule == rule } }
    // Names that come twice in one catalog only; the compiler reports those of several catalogs as well.
    let repeated = compilation.palette.catalogs.reduce(0) { sum, catalog in
      sum + catalog.colorSets.count - Set(catalog.colorSets.map(\.name)).count
    }
    #expect(
      Self.table[repository.name] == [
        all, findings("blank-set"), findings("blank-slot"),
        sets(["single-value", "missing-appearance"], ["", "dark"]),
        sets(["missing-appearance", "no-any-slot"], ["light"]),
        found.count { $0.rule == "identical-appearances" && $0.appearance == "dark" },
        findings("identical-high-contrast"),
        findings("unreachable-high-contrast"), repeated,
      ])
    #expect(findings("duplicate-name") >= repeated)
  }

  @Test(
    "The second program counts in a repository what the table says",
    .enabled(if: IndependentReader.isPresent, "the second program needs python3 in PATH"),
    arguments: Repository.all)
  func oracle(_ repository: Repository) throws {
    let data = try IndependentReader.output(of: "count_findings.py", repository.name)
    let counts = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Int])
    #expect(Self.table[repository.name] == Self.names.map { counts[$0] ?? -1 })
    #expect(counts["groupsWithoutFile"] == Self.groupsWithoutFile[repository.name] ?? 0)
    #expect(counts["trailingCommas"] == 0)
  }

  @Test("All repositories are in the table, and groups without a file are nowhere a finding")
  func complete() throws {
    #expect(Set(Repository.all.map(\.name)) == Set(Self.table.keys))
    for repository in Repository.all {
      let compilation = try repository.compilation()
      let folders = compilation.palette.catalogs.flatMap { catalog in
        catalog.groups.indices.map { catalog.path(of: $0) }
      }
      let bare = folders.filter {
        !FileManager.default.fileExists(atPath: $0 + "/Contents.json")
      }
      #expect(bare.count == Self.groupsWithoutFile[repository.name] ?? 0, "\(repository.name)")
      #expect(!compilation.diagnostics.contains { bare.contains($0.location.path) })
      #expect(!compilation.diagnostics.contains { $0.rule == "missing-contents" })
    }
  }
}
