import Foundation
import Testing

/// How `generate` writes its file.
@Suite(.folder) struct GenerateOutputTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
  }

  private func change() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.of(Contents.slot("123456")))
  }

  @Test(
    "A file holds what standard output would, and no word is said", arguments: ["-o", "--output"])
  func toFile(option: String) throws {
    let printed = try folder.run("generate").bytes
    let outcome = try folder.run("generate", option, "Colors.swift")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
    #expect(try Data(contentsOf: folder.url("Colors.swift")) == printed)
    #expect(try folder.names() == ["Colors.swift", "Colors.xcassets"])
  }

  @Test(
    "A file in the catalog that is compiled is not written over",
    arguments: ["Contents.json", "Accent.colorset/Contents.json", "Colors.swift"])
  func inCatalog(file: String) throws {
    let input = try Data(contentsOf: folder.url("Colors.xcassets/Accent.colorset/Contents.json"))
    let outcome = try folder.run("generate", "-o", "Colors.xcassets/\(file)")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("lies in the catalog Colors.xcassets; name a file elsewhere"))
    #expect(
      try Data(contentsOf: folder.url("Colors.xcassets/Accent.colorset/Contents.json")) == input)
  }

  @Test("An output that is up to date is not touched")
  func untouched() throws {
    #expect(try folder.run("generate", "-o", "Colors.swift").exitCode == 0)
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: past], ofItemAtPath: folder.url("Colors.swift").path)
    let before = try folder.identity(of: "Colors.swift")
    #expect(before.time == past)
    #expect(try folder.run("generate", "-o", "Colors.swift").exitCode == 0)
    #expect(try folder.identity(of: "Colors.swift") == before)
    #expect(try folder.names() == ["Colors.swift", "Colors.xcassets"])
  }

  @Test("A change replaces the file whole and leaves nothing beside it")
  func replaced() throws {
    #expect(try folder.run("generate", "-o", "Colors.swift").exitCode == 0)
    let before = try folder.identity(of: "Colors.swift")
    let old = try FileHandle(forReadingFrom: folder.url("Colors.swift"))
    defer { try? old.close() }
    let oldText = try folder.text("Colors.swift")
    try change()
    #expect(try folder.run("generate", "--no-lint", "-o", "Colors.swift").exitCode == 0)
    #expect(try folder.identity(of: "Colors.swift").number != before.number)
    #expect(try folder.text("Colors.swift").contains("#123456"))
    // Who has the old file open still reads all of it.
    #expect(try String(decoding: old.readToEnd() ?? Data(), as: UTF8.self) == oldText)
    #expect(try folder.names() == ["Colors.swift", "Colors.xcassets"])
  }

  @Test("A change keeps the permissions of the file", arguments: [0o600, 0o640, 0o755, 0o666])
  func permissions(permissions: Int) throws {
    try folder.write("old", to: "Colors.swift")
    try folder.setPermissions(permissions, of: "Colors.swift")
    #expect(try folder.run("generate", "-o", "Colors.swift").exitCode == 0)
    #expect(try folder.text("Colors.swift") != "old")
    #expect(try folder.permissions(of: "Colors.swift") == permissions)
  }

  @Test("A link to the output is followed and stays a link")
  func link() throws {
    try folder.write("old", to: "real/Colors.swift")
    try folder.makeFolder("Sources")
    try folder.link("Sources/Colors.swift", to: "../real/Colors.swift")
    #expect(try folder.run("generate", "-o", "Sources/Colors.swift").exitCode == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.url("Sources/Colors.swift").path) == "../real/Colors.swift")
    #expect(try folder.text("real/Colors.swift").contains("static var accent: "))
    #expect(try folder.names(in: "Sources") == ["Colors.swift"])
    #expect(try folder.names(in: "real") == ["Colors.swift"])
  }

  @Test("A link to a file that is not there yet is followed too")
  func linkToNothing() throws {
    try folder.link("Colors.swift", to: "real.swift")
    let outcome = try folder.run("generate", "-o", "Colors.swift")
    #expect(outcome.exitCode == 0)
    #expect(folder.has("real.swift"))
  }

  @Test(
    "An output that cannot be written ends with 2 and is named",
    arguments: [
      ("Colors.xcassets", "folder"), (".", "folder"),
      ("missing/Colors.swift", "folder 'missing' does not exist"),
      ("new/", "does not exist"), ("file.txt/Colors.swift", "not a folder"), ("loop", "circle"),
    ])
  func unwritable(path: String, reason: String) throws {
    try folder.write("x", to: "file.txt")
    try folder.link("loop", to: "loop")
    let names = try folder.names()
    let outcome = try folder.run("generate", "-o", path)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("colorset: error: \(path): cannot be "))
    #expect(outcome.errors.contains(reason))
    #expect(outcome.output.isEmpty)
    #expect(try folder.names() == names)
  }

  @Test(
    "Where only the file itself may be written, as in a sandbox, it is, and no other is made",
    .enabled(if: OrdinaryUser.canRunTool, "the tool cannot be run as an ordinary user"))
  func readOnlyFolder() throws {
    try folder.write("old", to: "Sources/Colors.swift")
    try folder.setPermissions(0o666, of: "Sources/Colors.swift")
    try folder.setPermissions(0o555, of: "Sources")
    let outcome = try OrdinaryUser.run(["generate", "-o", "Sources/Colors.swift"], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.text("Sources/Colors.swift") == folder.run("generate").output)
    let new = try OrdinaryUser.run(["generate", "-o", "Sources/New.swift"], in: folder)
    #expect(new.exitCode == 2)
    #expect(
      new.errors
        == "colorset: error: Sources/New.swift: cannot be written: permission is denied\n")
    #expect(try folder.names(in: "Sources") == ["Colors.swift"])
  }

  @Test(
    "A file that may not be written is as it was",
    .enabled(if: OrdinaryUser.canRunTool, "the tool cannot be run as an ordinary user"))
  func readOnlyFile() throws {
    try folder.write("old", to: "Sources/Colors.swift")
    try folder.setPermissions(0o444, of: "Sources/Colors.swift")
    try folder.setPermissions(0o555, of: "Sources")
    let outcome = try OrdinaryUser.run(["generate", "-o", "Sources/Colors.swift"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(try folder.text("Sources/Colors.swift") == "old")
  }

  @Test("A name as long as names may be can be written")
  func longName() throws {
    let name = String(repeating: "n", count: 249) + ".swift"
    let outcome = try folder.run("generate", "-o", name)
    #expect(outcome.exitCode == 0)
    #expect(folder.has(name))
  }

  @Test("A pipe is written to directly")
  func pipe() throws {
    let printed = try folder.run("generate").bytes
    let path = folder.url("pipe").path
    #expect(unsafe mkfifo(path, 0o600) == 0)
    // Without waiting, so that a tool that never opens the pipe cannot hold the test up.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK)
    let reader = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let outcome = try folder.run("generate", "-o", "pipe")
    #expect(outcome.exitCode == 0)
    #expect(try reader.readToEnd() == printed)
    #expect(try folder.names() == ["Colors.xcassets", "pipe"])
  }

  @Test("Standard output can be named as a file", arguments: ["-", "/dev/stdout", "/dev/fd/1"])
  func standardOutput(path: String) throws {
    let printed = try folder.run("generate").bytes
    let outcome = try folder.run("generate", "-o", path)
    #expect(outcome.exitCode == 0)
    #expect(outcome.bytes == printed)
    #expect(try folder.names() == ["Colors.xcassets"])
  }

  @Test("Standard output that is named as a file keeps what stood in it")
  func standardOutputToFile() throws {
    let printed = try folder.run("generate").output
    try folder.write("", to: "log")
    let log = try FileHandle(forWritingTo: folder.url("log"))
    try log.write(contentsOf: Data("before\n".utf8))
    let outcome = try Tool.run(["generate", "-o", "/dev/stdout"], in: folder.url, output: log)
    try log.write(contentsOf: Data("after\n".utf8))
    try log.close()
    #expect(outcome.exitCode == 0)
    let text = try folder.text("log")
    #expect(text == "before\n" + printed + "after\n")
  }

  @Test(
    "A full disk ends with 2",
    .enabled(
      if: FileManager.default.fileExists(atPath: "/dev/full"),
      "the system has no /dev/full, which is always full"))
  func fullDisk() throws {
    let outcome = try folder.run("generate", "-o", "/dev/full")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors == "colorset: error: /dev/full: cannot be written: the disk is full\n")
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let printed = try Tool.run(["generate"], in: folder.url, output: full)
    #expect(printed.exitCode == 2)
    #expect(
      printed.errors == "colorset: error: standard output: cannot be written: the disk is full\n")
  }

  @Test("An output that is thrown away is written all the same")
  func nowhere() throws {
    let outcome = try folder.run("generate", "-o", "/dev/null")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
  }
}
