import ColorSetCompiler
import Foundation
import Testing

/// Real catalogs, copied and mended.
@Suite(
  .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"))
struct CorpusMendTests {
  /// Findings of the repositories that safe mends and then proposals make go away.
  static let table: [String: [Int]] = [
    "NathanE73+Blackboard": [1, 19],
    "Ranchero-Software+NetNewsWire": [0, 7],
    "Sequel-Ace+Sequel-Ace": [0, 7],
    "austrianredcross+stopp-corona-ios": [0, 22],
    "corona-warn-app+cwa-app-ios": [3, 14],
    "dashpay+dashwallet-ios": [0, 100],
    "home-assistant+iOS": [0, 8],
    "mac-cain13+R.swift": [0, 7],
    "microsoft+fluentui-apple": [0, 99],
    "nihp-public+covid-19-app-ios-ag-public": [30, 54],
    "openedx+openedx-app-ios": [0, 16],
    "p-x9+SwiftUIColor": [2, 57],
    "simonbs+Runestone": [0, 63],
    "swiyu-admin-ch+eidch-ios-wallet": [0, 32],
    "tari-project+wallet-ios": [0, 91],
    "terrazzoapp+terrazzo": [0, 4],
  ]

  /// A copy of a repository, and what is found in it.
  private struct Copy {
    var compiler: Compiler
    var filter = DiagnosticFilter(configuration: Configuration())

    func check() throws -> (found: [Diagnostic], palette: Palette) {
      let compilation = try compiler.compile()
      let found = filter.apply(
        compilation.diagnostics + compiler.lint(compilation.palette, filter: filter))
      return (found.kept, compilation.palette)
    }

    /// Mends all that can be mended, and counts.
    func mend(proposes: Bool) throws -> Int {
      var count = 0
      for _ in 0..<MendPlan.mostRounds {
        let (found, palette) = try check()
        let plan = compiler.planMends(
          of: found, in: palette, filter: filter, proposes: proposes)
        if plan.files.isEmpty { break }
        #expect(plan.unfinished.isEmpty && plan.linked.isEmpty)
        for file in plan.files {
          let before = ContentsFormatter().format(file.old)
          let after = ContentsFormatter().format(file.new)
          #expect(after.error == nil)
          #expect(before.isUnchanged == after.isUnchanged && before.isLegacy == after.isLegacy)
        }
        #expect(compiler.carryOut(plan) == [])
        count += plan.count
      }
      return count
    }
  }

  private func use(_ repository: Repository, _ work: (Copy) throws -> Void) throws {
    try FileFolder.use { folder in
      let copy = folder.path("copy")
      try FileManager.default.copyItem(
        atPath: "\(Repository.folder)/\(repository.name)", toPath: copy)
      try work(Copy(compiler: Compiler(paths: [copy], workingFolder: "/nowhere")))
    }
  }

  @Test("Safe mends change no value of a color under any traits", arguments: Repository.all)
  func safe(_ repository: Repository) throws {
    try use(repository) { copy in
      let before = try copy.check().palette.resolvedValues
      #expect(try copy.mend(proposes: false) == Self.table[repository.name]?[0])
      #expect(try copy.check().palette.resolvedValues == before)
      #expect(try copy.mend(proposes: false) == 0)
    }
  }

  @Test(
    "Proposals end, leave no color without a value for light or dark, and are not made twice",
    arguments: Repository.all)
  func proposals(_ repository: Repository) throws {
    try use(repository) { copy in
      #expect(try copy.mend(proposes: true) == Self.table[repository.name]?[1])
      let rules = Set(try copy.check().found.map(\.rule))
      #expect(rules.isDisjoint(with: ["missing-appearance", "single-value", "no-any-slot"]))
      #expect(try copy.mend(proposes: true) == 0)
    }
  }

  @Test("All repositories are in the table")
  func complete() { #expect(Set(Repository.all.map(\.name)) == Set(Self.table.keys)) }
}
