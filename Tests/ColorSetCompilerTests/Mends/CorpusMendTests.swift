import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// Real catalogs, copied and mended.
@Suite(
  .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"))
struct CorpusMendTests {
  /// Findings of the repositories that safe mends and then proposals make go away, and missing values that are left, since
  /// the computed ones would be hardly another color.
  static let table: [String: [Int]] = [
    "NathanE73+Blackboard": [1, 19, 0],
    "Ranchero-Software+NetNewsWire": [0, 5, 2],
    "Sequel-Ace+Sequel-Ace": [0, 7, 0],
    "austrianredcross+stopp-corona-ios": [0, 21, 1],
    "corona-warn-app+cwa-app-ios": [3, 13, 1],
    "dashpay+dashwallet-ios": [0, 98, 2],
    "home-assistant+iOS": [0, 8, 0],
    "mac-cain13+R.swift": [0, 6, 1],
    "microsoft+fluentui-apple": [0, 99, 0],
    "nihp-public+covid-19-app-ios-ag-public": [30, 53, 1],
    "openedx+openedx-app-ios": [0, 16, 0],
    "p-x9+SwiftUIColor": [2, 51, 6],
    "simonbs+Runestone": [0, 58, 5],
    "swiyu-admin-ch+eidch-ios-wallet": [0, 32, 0],
    "tari-project+wallet-ios": [0, 83, 8],
    "terrazzoapp+terrazzo": [0, 4, 0],
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
    "Proposals end, add no value that adapts nothing, leave a value out for no other reason, and are not made twice",
    arguments: Repository.all)
  func proposals(_ repository: Repository) throws {
    try use(repository) { copy in
      let before = try copy.check().found.filter { $0.rule == "identical-appearances" }
      let count = try copy.mend(proposes: true)
      let (found, palette) = try copy.check()
      let left = found.filter {
        ["missing-appearance", "single-value", "no-any-slot"].contains($0.rule)
      }
      #expect(
        [count, left.count] == Self.table[repository.name]?.suffix(2))
      for finding in left {
        let name = try #require(finding.color)
        let index = try #require(palette.index(ofColorNamed: name))
        #expect(Self.isItsOwnStart(palette.colorSet(of: palette.colors[index])), "\(name)")
      }
      for finding in found where finding.rule == "identical-appearances" {
        let isShade = finding.color?.lowercased().contains("shadow") == true
        #expect(isShade || before.contains { $0.color == finding.color }, "\(finding.message)")
      }
      #expect(try copy.mend(proposes: true) == 0)
    }
  }

  /// Whether the start for dark or light of a value is hardly another one, whatever the color is for.
  private static func isItsOwnStart(_ colorSet: ColorSet) -> Bool {
    colorSet.slots.contains { (slot: Slot) -> Bool in
      guard case .components(let color) = slot.value else { return false }
      return [nil, ColorRole.text, .background].contains { role in
        let start = AdaptedColor(role: role)
        return [start.dark(of: color), start.light(of: color)].contains {
          OKLab($0).distance(to: OKLab(color)) < 0.01
        }
      }
    }
  }

  @Test("All repositories are in the table")
  func complete() { #expect(Set(Repository.all.map(\.name)) == Set(Self.table.keys)) }
}
