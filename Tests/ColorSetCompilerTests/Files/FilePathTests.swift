import ColorSetCompiler
import Testing

/// Paths as text.
@Suite struct FilePathTests {
  @Test(
    "Paths are joined by one slash",
    arguments: [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), ("", "b", "b"), (".", "b", "b"),
      ("..", "b", "../b"), ("/a/b", "c d", "/a/b/c d"),
    ])
  func joins(_ folder: String, _ name: String, _ path: String) {
    #expect(FilePath.join(folder, name) == path)
  }

  @Test(
    "A path has a folder and a last component",
    arguments: [
      ("a/b", "a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("/a/b.c", "/a", "b.c"),
      ("../a", "..", "a"), ("é/ü", "é", "ü"),
    ])
  func splits(_ path: String, _ folder: String, _ last: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.lastComponent(of: path) == last)
  }

  @Test("The last component of a path with a final slash is what stands before it")
  func passesFinalSlash() {
    #expect(FilePath.lastComponent(of: "a/b.xcassets/") == "b.xcassets")
    #expect(FilePath.lastComponent(of: "/") == "/")
    #expect(FilePath.lastComponent(of: "") == "")
    #expect(FilePath.lastComponent(of: "a/é//") == "é")
    #expect(FilePath.lastComponent(of: "ü/") == "ü")
  }

  @Test(
    "A path is normalized without looking at the disk; where '..' leads depends on that",
    arguments: [
      ("a", "a"), ("a/", "a"), ("./a", "a"), ("a/./b", "a/b"), ("a//b", "a/b"),
      ("a/../b", "a/../b"),
      ("a/..", "a/.."), (".", "."), ("", "."), ("./", "."), ("..", ".."), ("../a", "../a"),
      ("../../a", "../../a"), ("a/.././b/", "a/../b"), ("../a//../b", "../a/../b"), ("/", "/"),
      ("//", "/"), ("/a/", "/a"), ("/..", "/.."), ("/a/b/../c/.", "/a/b/../c"),
      ("...", "..."), (".a/..b", ".a/..b"), ("a b/é", "a b/é"),
    ])
  func normalizes(_ path: String, _ normal: String) {
    #expect(FilePath.normalized(path) == normal)
    #expect(FilePath.normalized(normal) == normal)
  }

  @Test(
    "A path is shown as the working folder sees it",
    arguments: [
      ("/w/a", "a"), ("/w", "."), ("/w/", "."), ("/wide/a", "/wide/a"), ("/v", "/v"), ("a/", "a"),
      ("./a", "a"), ("../a", "../a"), ("/w/../v", "/v"), ("/w/./a//b/", "a/b"), ("/", "/"),
    ])
  func displays(_ path: String, _ shown: String) {
    #expect(FilePath.display(path, from: "/w") == shown)
  }

  @Test("Parts that are empty or '.' are taken out wherever they stand")
  func displaysWithoutOddParts() {
    for before in 1...18 {
      for after in 1...10 {
        let (start, end) = (
          String(repeating: "a", count: before), String(repeating: "b", count: after)
        )
        for middle in ["/", "//", "/./", "/././/", "/.", "/..", "/...", "/.b/", "/a./"] {
          let path = start + middle + end
          #expect(FilePath.display(path, from: "/w") == FilePath.normalized(path))
        }
        for ending in ["/", "/.", "//"] {
          #expect(FilePath.display(start + "/" + end + ending, from: "/w") == start + "/" + end)
        }
        #expect(FilePath.display(start + "/../" + end, from: "/w") == end)
      }
    }
  }

  @Test("From the root folder, every absolute path is relative")
  func displaysFromRoot() {
    #expect(FilePath.display("/a/b", from: "/") == "a/b")
    #expect(FilePath.display("/", from: "/") == ".")
  }

  @Test(
    "The way from a folder to a path leads up and down again",
    arguments: [
      ("/a/b", "/a", "b"), ("/a", "/a", "."), ("/a", "/a/b", ".."), ("/a/c", "/a/b", "../c"),
      ("/x/y", "/a/b", "../../x/y"), ("/ab", "/a", "../ab"), ("/", "/a", ".."), ("/a", "/", "a"),
      ("a", "/b", "a"),
    ])
  func leadsFromFolder(_ path: String, _ folder: String, _ relative: String) {
    #expect(FilePath.relative(path, to: folder) == relative)
  }
}
