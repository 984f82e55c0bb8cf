import ColorSetCompiler
import Foundation
import Testing

/// Real catalogs give what a second reader gives, which was written from the description alone.
@Suite(
  .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"))
struct IndependentReaderTests {
  @Test(
    "Every slot and every resolved value of a repository is what the second reader gives",
    .enabled(if: IndependentReader.isPresent, "the second reader needs python3 in PATH"),
    arguments: Repository.all)
  func agreesWithSecondReader(_ repository: Repository) throws {
    let ours = try repository.compiled()
    let theirs = try IndependentReader.colorSets(of: repository.name)
    #expect(ours.map(\.path) == theirs.map(\.path))
    for (our, their) in zip(ours, theirs) { #expect(our == their) }
  }

  @Test("No file of a real catalog is an error", arguments: Repository.all)
  func compilesWithoutErrors(_ repository: Repository) throws {
    let errors = try repository.compilation().diagnostics.filter { $0.severity == .error }
    #expect(errors == [])
  }

  @Test("All repositories and all their color sets are there")
  func readsEverything() throws {
    #expect(Repository.all.count == 16)
    let counts = try Repository.all.map { try $0.compiled().count }
    #expect(counts.reduce(0, +) == 1099)
  }

  @Test("Any number of threads gives the same bytes", arguments: Repository.all)
  func agreesWithItself(_ repository: Repository) throws {
    let one = try repository.compilation(threads: 1)
    let many = try repository.compilation(threads: 4)
    #expect(JSONExport.write(one.palette) == JSONExport.write(many.palette))
    #expect(one.diagnostics == many.diagnostics)
  }
}

/// The catalogs of one repository.
struct Repository: Sendable, CustomTestStringConvertible {
  /// The name of its folder.
  let name: String

  var testDescription: String { name }

  /// The folder of all repositories.
  static let folder = SharedFolder.file("corpus").path

  /// All that hold catalogs; the other folder holds the licenses.
  static let all: [Repository] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.contains("+") }.sorted().map { Repository(name: $0) }
  }()

  /// Compiles the catalogs.
  func compilation(threads: Int = 2) throws -> Compilation {
    // Relative paths would start from the working folder of the process, so they are absolute here.
    try Compiler(
      paths: ["\(Self.folder)/\(name)"], threads: threads, workingFolder: "/nowhere"
    ).compile()
  }

  /// The color sets of the catalogs as the export gives them.
  func compiled() throws -> [ExportedColorSet] {
    try ExportedColorSet.all(
      in: Data(JSONExport.write(try compilation().palette)), below: Self.folder + "/")
  }
}

/// The second reader, `Tests/Oracle/read_catalog.py`.
enum IndependentReader {
  /// The path of the interpreter.
  private static let python: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/python3" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Whether it can run.
  static var isPresent: Bool { python != nil }

  /// The color sets of a repository.
  static func colorSets(of repository: String) throws -> [ExportedColorSet] {
    try ExportedColorSet.all(in: output(of: "read_catalog.py", repository), below: "")
  }

  /// What a program of `Tests/Oracle` prints about a repository.
  static func output(of program: String, _ repository: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(python))
    process.arguments = [
      Checkout.url.appendingPathComponent("Tests/Oracle/\(program)").path, repository,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: Repository.folder)
    var environment = ProcessInfo.processInfo.environment
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    // It names files without colors there.
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return data
  }
}
