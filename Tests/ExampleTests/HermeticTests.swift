import Foundation
import Testing

extension ExampleSuite {
  /// What a run reads and writes.
  @Suite(.folder) struct HermeticTests {
    private let folder = TestFolder.current

    @Test("Equal arguments give equal bytes in every checkout folder")
    func sameBytes() throws {
      for copy in ["first", "a longer name/of another"] {
        try Example("BuildSystems").copy(to: folder, as: "\(copy)/project")
        let arguments = [
          "generate", "Colors.xcassets", "--output", "Palette.swift", "--depfile", "Palette.d",
        ]
        #expect(try folder.run(arguments, in: "\(copy)/project").exitCode == 0)
        let package = ["generate", "Colors.xcassets", "--package", "Out", "--name", "DesignColors"]
        #expect(
          try folder.run(package + ["--depfile", "Out.d"], in: "\(copy)/project").exitCode == 0)
      }
      let difference = try Shell.run(
        ["diff", "-r", "first/project", "a longer name/of another/project"], in: folder.url)
      #expect(difference.exitCode == 0, "\(difference.output)")
      let search = try Shell.run(["grep", "-rF", folder.path, "."], in: folder.url)
      #expect(search.exitCode == 1, "\(search.output)")
    }

    @Test(
      "Nothing is read that the list of inputs does not name",
      .enabled(if: Shell.has("strace", "-o", "/dev/null", "true"), "strace cannot be run here"),
      arguments: [
        ["Colors.xcassets"], ["."], ["Colors.xcassets", "--no-config"],
        ["Colors.xcassets", "--baseline", "known.json"],
      ])
    func reads(arguments: [String]) throws {
      try Example("BuildSystems").copy(to: folder)
      try folder.write(#"{ "version": 1, "extends": "base.json" }"#, to: ".colorset.json")
      try folder.write(#"{ "version": 1 }"#, to: "base.json")
      try folder.write(#"{ "version": 1, "findings": [] }"#, to: "known.json")
      try folder.makeFolder("out")
      let list = try folder.run(["generate"] + arguments + ["--list-inputs"])
      #expect(list.exitCode == 0, "\(list.errors)")
      let inputs = Set(list.output.split(separator: "\n").map(String.init))
      #expect(inputs.contains("Colors.xcassets/Text/Primary.colorset/Contents.json"))
      let trace = try Shell.run(
        ["strace", "-f", "-qq", "-e", "trace=open,openat", "-o", "trace.txt", Tool.url.path]
          + ["generate"] + arguments + ["--output", "out/Palette.swift", "--jobs", "1"],
        in: folder.url)
      try #require(trace.exitCode == 0, "\(trace.errors)")
      let opened = try Self.opened(in: folder.text("trace.txt"))
      #expect(opened.contains("Colors.xcassets"))
      let undeclared = opened.filter { path in
        !inputs.contains(path) && !path.hasPrefix("out/")
          && !Self.systemFolders.contains { path.hasPrefix($0) }
          && path != Tool.url.deletingLastPathComponent().path
      }
      #expect(undeclared.isEmpty)
    }

    /// Where libraries and what the system tells about itself lie.
    private static let systemFolders = [
      "/etc/", "/lib", "/proc/", "/sys/", "/usr/", "/opt/", "/dev/", "/root/.local/",
      Tool.url.deletingLastPathComponent().path + "/",
    ]

    /// The paths that were opened with success; those below an opened folder are joined to it.
    private static func opened(in trace: String) -> Set<String> {
      var paths: Set<String> = []
      var folders: [Substring: String] = [:]
      for line in trace.split(separator: "\n") {
        guard
          let match = line.firstMatch(
            of: /open(?:at)?\((?:(AT_FDCWD|\d+), )?"((?:[^"\\]|\\.)*)".*\) = (\d+)/)
        else { continue }
        var path = String(match.2)
        if !path.hasPrefix("/"), let folder = match.1, let outer = folders[folder] {
          path = outer == "." ? path : "\(outer)/\(path)"
        }
        folders[match.3] = path
        paths.insert(path)
      }
      return paths
    }
  }
}
