import Testing

@testable import ColorSetCompiler

/// Paths as ways from a folder, one after the other.
@Suite struct RelativePathsTests {
  private static let paths = [
    "/a/b/C.xcassets/X.colorset/Contents.json", "/a/b/C.xcassets/Y.colorset/Contents.json",
    "/a/b/C.xcassets/G/Z.colorset/Contents.json", "/a/b/C.xcassets/Contents.json",
    "/a/b/C.xcassets", "/a/b", "/a", "/", "/a/bb/C.xcassets/X.colorset/Contents.json",
    "/other/C.xcassets/X.colorset/Contents.json", "C.xcassets/X.colorset/Contents.json",
    "/a/b/c/d/e/f", "/a/b/c/d", "../C.xcassets/X.colorset/Contents.json", "Contents.json",
  ]

  @Test(
    "Each is the way that it has by itself, whichever came before",
    arguments: [
      "/", "/a", "/a/b", "/a/b/c", "/a/b/c/d/e", "/a/b/C.xcassets", "/a/b/C.xcassets/G", "/x",
    ])
  func sameAsAlone(base: String) {
    for first in Self.paths {
      for second in Self.paths {
        var places = RelativePaths(from: base)
        for path in [first, second, first] {
          #expect(places.relative(path) == FilePath.relative(path, to: base), "\(first) \(second)")
        }
      }
    }
  }
}
