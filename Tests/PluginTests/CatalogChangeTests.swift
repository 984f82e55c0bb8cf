import Foundation
import Testing

extension PluginTests {
  /// What each change of a catalog costs, and that it arrives in the program.
  @Suite struct CatalogChangeTests {
    private static let colors = "Sources/App/Colors.xcassets"

    private static let steps: [Step] = [
      Step(
        name: "edit a value",
        change: {
          try $0.edit("\(colors)/Banner.colorset/Contents.json", replacing: "0xCC", with: "0xAA")
        },
        compiled: ["App"], lists: ["Banner: #FFAA00FF, #FFD60AFF"]),
      Step(
        name: "edit only white space",
        change: {
          try $0.edit("\(colors)/Banner.colorset/Contents.json", replacing: " : ", with: ":")
        },
        compiled: ["App"], leavesObjects: true),
      Step(
        name: "add a color set", change: { try $0.addColorSet("\(colors)/Added", "112233") },
        compiled: ["App"], lists: ["Added: #112233FF, #6699CCFF"]),
      Step(
        name: "edit the added color set",
        change: { try $0.addColorSet("\(colors)/Added", "445566") },
        compiled: ["App"], lists: ["Added: #445566FF, #6699CCFF"]),
      Step(
        name: "add a color set in a new group",
        change: { try $0.addColorSet("\(colors)/Group/Deep/Inner") },
        compiled: ["App"], lists: ["Inner: #336699FF, #6699CCFF"]),
      Step(
        name: "edit a color set in the new group",
        change: { try $0.addColorSet("\(colors)/Group/Deep/Inner", "010203") },
        compiled: ["App"], lists: ["Inner: #010203FF, #6699CCFF"]),
      Step(
        name: "rename a color set",
        change: { try $0.move("\(colors)/Added.colorset", to: "\(colors)/Renamed.colorset") },
        compiled: ["App"], lists: ["Renamed: #445566FF, #6699CCFF"], omits: ["Added"]),
      Step(
        name: "delete a color set and a group",
        change: {
          try $0.delete("\(colors)/Renamed.colorset")
          try $0.delete("\(colors)/Group")
        },
        compiled: ["App"], omits: ["Renamed", "Inner"]),
      Step(
        name: "edit the library's catalog",
        change: {
          try $0.edit(
            "Sources/DesignColors/Colors.xcassets/Ink.colorset/Contents.json", replacing: "0x1E",
            with: "0x2E")
        },
        compiled: ["DesignColors"], lists: ["Ink: #1C1C2EFF"]),
    ]

    @Test("Each change is compiled once and is in the program", arguments: BuildSystem.allCases)
    func changes(system: BuildSystem) async throws {
      let package = try ExamplePackage("BuildPlugin", system)
      defer { package.remove() }
      // The warning of these is printed by each run, and so counts the runs.
      for target in ["App", "DesignColors"] {
        try package.addColorSet(
          "Sources/\(target)/Colors.xcassets/Marker", "777777", dark: "777777")
      }
      let first = try package.build()
      try #require(first.exitCode == 0, "\(first.problems)")
      #expect(Self.runs(of: "App", in: first) == 1 && Self.runs(of: "DesignColors", in: first) == 1)
      try await Self.settle(package)
      for step in Self.steps { try await check(step, package) }
    }

    private func check(_ step: Step, _ package: ExamplePackage) async throws {
      try await ExamplePackage.wait()
      let before = Self.files(package)
      try step.change(package)
      let build = try package.build()
      let comment = Comment(rawValue: "\(step.name)\n\(build.problems)")
      try #require(build.exitCode == 0, comment)
      for target in step.compiled { #expect(Self.runs(of: target, in: build) == 1, comment) }
      let others = Set(["App", "DesignColors"]).subtracting(step.compiled)
      for target in others { #expect(Self.runs(of: target, in: build) <= 1, comment) }
      #expect((Self.files(package) == before) == step.leavesObjects, comment)
      let program = try package.run("App").split(separator: "\n").map(String.init)
      for line in step.lists { #expect(program.contains(line), comment) }
      for name in step.omits { #expect(!program.contains { $0.hasPrefix("\(name):") }, comment) }
      try await Self.settle(package)
    }

    /// Builds again until nothing is to do: the package manager may link the tool twice after it planned anew, and then
    /// runs it in vain. What was compiled stays.
    private static func settle(_ package: ExamplePackage) async throws {
      let before = files(package)
      try #require(!before.isEmpty)
      try await ExamplePackage.wait()
      let second = try package.build()
      #expect(second.exitCode == 0)
      #expect(runs(of: "App", in: second) <= 1 && runs(of: "DesignColors", in: second) <= 1)
      let third = try package.build()
      #expect(runs(of: "App", in: third) + runs(of: "DesignColors", in: third) == 0)
      #expect(files(package) == before)
    }

    private static func files(_ package: ExamplePackage) -> BuiltFiles {
      BuiltFiles(of: ["App", "DesignColors"], in: package.system)
    }

    private static func runs(of target: String, in build: Outcome) -> Int {
      build.lines.count {
        $0.contains("Sources/\(target)/Colors.xcassets/Marker") && $0.contains("warning:")
      }
    }
  }
}
