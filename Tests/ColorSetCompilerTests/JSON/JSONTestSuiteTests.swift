import ColorSetCompiler
import Foundation
import Testing

/// The JSON test suite of Nicolas Seriot, "Parsing JSON is a Minefield".
@Suite(
  .enabled(if: SharedFolder.isPresent, "the JSON test suite is in the folder of COLORSET_SHARED"))
struct JSONTestSuiteTests {
  @Test("Every text that is JSON is accepted")
  func acceptsJSON() throws {
    let files = try files(of: "y_")
    #expect(files.count == 95)
    for file in files {
      let parsed = ParsedJSON(file.bytes, .strict)
      #expect(parsed.error == nil, "\(file.name)")
      #expect(parsed.tree.nodes.first.map { Int($0.next) } == parsed.tree.nodes.count)
    }
  }

  @Test("Every text that is no JSON is reported at a place in it")
  func reportsWhatIsNoJSON() throws {
    let files = try files(of: "n_")
    #expect(files.count == 188)
    for file in files {
      let error = try #require(ParsedJSON(file.bytes, .strict).error, "\(file.name)")
      #expect(!error.message.isEmpty)
      #expect(isPlace(error.position, in: file.bytes), "\(file.name): \(error.position)")
    }
  }

  @Test(
    "Texts that JSON leaves open: large numbers and deep nesting pass, what is not UTF-8 does not")
  func decidesWhatIsLeftOpen() throws {
    let files = try files(of: "i_")
    #expect(files.count == 35)
    for file in files {
      let error = ParsedJSON(file.bytes, .strict).error
      let passes =
        file.name.hasPrefix("i_number_") || file.name == "i_structure_500_nested_arrays.json"
      #expect((error == nil) == passes, "\(file.name)")
      if let error { #expect(isPlace(error.position, in: file.bytes), "\(file.name)") }
    }
  }

  @Test("What is JSON is accepted with every option")
  func acceptsJSONWithEveryOption() throws {
    for file in try files(of: "y_") {
      #expect(ParsedJSON(file.bytes, .catalog).error == nil, "\(file.name)")
      #expect(ParsedJSON(file.bytes, .configuration).error == nil, "\(file.name)")
    }
  }

  private struct File {
    var name: String
    var bytes: [UInt8]
  }

  private func files(of prefix: String) throws -> [File] {
    let folder = SharedFolder.file("json-test-suite/test_parsing")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasPrefix(prefix) }.sorted().map { name in
      File(name: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// Whether a place is that of a byte, or of the end.
  private func isPlace(_ position: TextPosition, in bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(Int(position.line) - 1) else { return false }
    return (1...lines[Int(position.line) - 1].count + 1).contains(Int(position.column))
  }
}
