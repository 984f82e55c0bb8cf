import Foundation
import Testing

extension PluginTests {
  /// What each change of a catalog costs, and that it arrives in the program.
  @Suite struct CatalogChangeTests {
    private static let targets = ["App", "DesignColors"]

    @Test("Each change is compiled once and is in the program", arguments: BuildSystem.allCases)
    func changes(system: BuildSystem) async throws {
      let package = try ExamplePackage("BuildPlugin", system)
      defer { package.remove() }
      // The warning of these is printed by each run, and so counts the runs.
      for target in Self.targets {
        try package.addColorSet(
          "Sources/\(target)/Colors.xcassets/Marker", "777777", dark: "777777")
      }
      let first = try package.build()
      try #require(first.exitCode == 0, "\(first.problems)")
      for target in Self.targets { #expect(Self.runs(of: target, in: first) == 1) }
      try await settle(package)
      for step in Step.all { try await check(step, package) }
    }

    private func check(_ step: Step, _ package: ExamplePackage) async throws {
      try await ExamplePackage.wait()
      let before = Self.files(package)
      try step.change(package)
      let build = try package.build()
      let comment = Comment(rawValue: "\(step.name)\n\(build.problems)")
      try #require((build.exitCode == 0) == step.fails.isEmpty, comment)
      for target in Self.targets {
        let runs = Self.runs(of: target, in: build)
        #expect(step.compiled.contains(target) ? runs == 1 : runs <= 1, comment)
      }
      for text in step.fails { #expect(build.lines.contains { $0.contains(text) }, comment) }
      guard step.fails.isEmpty else { return }
      #expect((Self.files(package) == before) == step.leavesObjects, comment)
      let program = try package.run("App").split(separator: "\n").map(String.init)
      #expect(program.last == "Banner Brand/Accent", comment)
      for line in step.prints { #expect(program.contains(line), comment) }
      for name in step.omits { #expect(!program.contains { $0.hasPrefix("\(name):") }, comment) }
      if step.settles { try await settle(package) }
    }

    /// Builds again until nothing is to do: the package manager may link the tool twice after it planned anew, and then
    /// runs it in vain. What was compiled stays.
    private func settle(_ package: ExamplePackage) async throws {
      let before = Self.files(package)
      try #require(!before.isEmpty)
      try await ExamplePackage.wait()
      let second = try package.build()
      let third = try package.build()
      #expect(second.exitCode == 0 && third.exitCode == 0)
      for target in Self.targets {
        #expect(Self.runs(of: target, in: second) <= (package.system == .native ? 1 : 0))
        #expect(Self.runs(of: target, in: third) == 0)
      }
      #expect(Self.files(package) == before)
    }

    private static func files(_ package: ExamplePackage) -> BuiltFiles {
      BuiltFiles(of: targets, in: package.system)
    }

    private static func runs(of target: String, in build: Outcome) -> Int {
      build.lines.count {
        $0.contains("Sources/\(target)/Colors.xcassets/Marker") && $0.contains("warning:")
      }
    }
  }
}
