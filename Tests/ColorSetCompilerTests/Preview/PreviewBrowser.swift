import ColorSetCompiler
import Foundation
import Testing

/// A browser without a window, driven by `Tests/Browser/check_preview.py`.
enum PreviewBrowser {
  private static func program(_ names: [String]) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static let python = program(["python3"])

  /// Whether there is a browser, and the interpreter that drives it.
  static let isPresent: Bool = {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let named = ProcessInfo.processInfo.environment["COLORSET_BROWSER"]
    return python != nil && (named != nil || program(names) != nil)
  }()

  /// Whether its absence is a failure, as it is in continuous integration.
  static let isRequired =
    ProcessInfo.processInfo.environment["COLORSET_REQUIRE_BROWSER"] == "1"

  /// Where pictures for a person to look at go.
  static let pictures = Checkout.url.appendingPathComponent(".build/preview").path

  /// Opens a page and gives what is wrong with it, a line each; the last line tells how much was compared.
  static func check(
    _ sample: PreviewSample, named name: String, search: (word: String, names: [String]),
    filters: [String: [String]]
  ) throws -> (lines: [String], passes: Bool) {
    try FileFolder.use { folder in
      let papers = PairAppearance.allCases.map {
        ($0.rawValue, String(PreviewPalette.color(.paper, $0).dropFirst()))
      }
      let expected: [String: Any] = [
        "colors": sample.colorSets.map { colorSet in
          [
            "name": colorSet.name,
            "values": ExpectedSwatch.values(colorSet, in: sample.palette).map { value -> Any in
              value ?? NSNull()
            },
          ] as [String: Any]
        },
        "findings": zip(sample.findings, sample.rowsOfFindings).map { finding, row in
          ["level": finding.severity.rawValue, "row": row ?? -1] as [String: Any]
        },
        "isGuessed": try sample.data()["guessed"] as? Bool ?? false,
        "paper": Dictionary(uniqueKeysWithValues: papers),
        "search": ["word": search.word, "names": search.names] as [String: Any],
        "filters": filters,
      ]
      let json = try JSONSerialization.data(withJSONObject: expected)
      try folder.write(String(decoding: json, as: UTF8.self), to: "expected.json")
      try folder.write(sample.html, to: "\(name).html")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(python))
      process.arguments = [
        "-B", Checkout.url.appendingPathComponent("Tests/Browser/check_preview.py").path,
        folder.path("\(name).html"), folder.path("expected.json"), pictures,
      ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      return (lines, process.terminationStatus == 0)
    }
  }
}
