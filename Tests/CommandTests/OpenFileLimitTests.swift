import Foundation
import Testing

/// What happens when few files may be open at a time.
@Suite(.folder) struct OpenFileLimitTests {
  private let folder = TestFolder.current

  @Test(
    "With few open files a run on threads gives the whole result or a message", arguments: 4...9)
  func limit(files: Int) throws {
    for group in 0..<8 {
      for name in 0..<4 {
        try folder.addColorSet("A.xcassets/G\(group)/C\(group)\(name)", Contents.plain)
      }
    }
    let whole = try folder.run("generate", "A.xcassets", "--jobs", "1")
    #expect(whole.exitCode == 0)
    let limited = try Tool.run(
      ["-c", "ulimit -n \(files); exec \"$0\" generate A.xcassets --jobs 4", Tool.url.path],
      in: folder.url("."), executable: URL(fileURLWithPath: "/bin/sh"))
    if limited.exitCode == 0 {
      #expect(limited.output == whole.output)
    } else {
      #expect(limited.exitCode == 2)
      #expect(limited.output.isEmpty)
      #expect(limited.errors.contains("too many files are open"))
    }
  }
}
