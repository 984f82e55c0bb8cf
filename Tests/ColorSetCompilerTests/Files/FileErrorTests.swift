import ColorSetCompiler
import Testing

/// The words of errors about files.
@Suite struct FileErrorTests {
  @Test("An error names its path and says what failed")
  func namesThePath() {
    let error = FileError(path: "Folder/Colors.xcassets", message: "permission is denied")
    #expect(error.description == "Folder/Colors.xcassets: permission is denied")
    #expect("\(error)" == error.description)
  }

  @Test("The path is on one line, whatever is in it")
  func escapesThePath() {
    let error = FileError(path: "a\nb\u{1B}[31m\u{202E}é", message: "it is a folder")
    #expect(error.description == "a\\u{A}b\\u{1B}[31m\\u{202E}é: it is a folder")
  }

  @Test("A long path is named in full, so that it can be found")
  func namesLongPaths() {
    let path = Array(repeating: "folder", count: 100).joined(separator: "/")
    let error = FileError(path: path, message: "it is a folder")
    #expect(error.description == "\(path): it is a folder")
  }
}
