import ColorSetCompiler
import Testing

/// Which configuration belongs to a path.
@Suite struct ConfigurationFinderTests {
  private func nearest(
    _ path: String, from place: String = "", in folder: FileFolder
  ) -> String? {
    ConfigurationFinder.nearest(
      to: path, workingFolder: place.isEmpty ? folder.path : folder.path(place))
  }

  @Test("It is the nearest one, from the path itself to the folders around it")
  func nearest() throws {
    try FileFolder.use { folder throws in
      try folder.makeFolder(".git")
      try folder.makeFolder("a/b/Colors.xcassets")
      #expect(nearest("a/b/Colors.xcassets", in: folder) == nil)
      for place in ["", "a/", "a/b/", "a/b/Colors.xcassets/"] {
        try folder.write("{}", to: "\(place).colorset.json")
        #expect(nearest("a/b/Colors.xcassets", in: folder) == "\(place).colorset.json")
        #expect(nearest(".", in: folder) == ".colorset.json")
      }
    }
  }

  @Test("Its path is as the working folder sees it")
  func shown() throws {
    try FileFolder.use { folder throws in
      try folder.makeFolder(".git")
      try folder.makeFolder("a/b/c")
      try folder.write("{}", to: "a/.colorset.json")
      #expect(nearest(".", from: "a", in: folder) == ".colorset.json")
      #expect(nearest("b/../b/c//", from: "a", in: folder) == ".colorset.json")
      #expect(nearest(folder.path("a/b"), from: "", in: folder) == "a/.colorset.json")
      #expect(nearest("..", from: "a/b/c", in: folder) == folder.path("a/.colorset.json"))
    }
  }

  @Test("The root of a repository ends the search, itself included", arguments: [true, false])
  func repository(isFolder: Bool) throws {
    try FileFolder.use { folder throws in
      try folder.makeFolder("outer/inner/Colors.xcassets")
      try folder.write("{}", to: ".colorset.json")
      if isFolder {
        try folder.makeFolder("outer/.git")
      } else {
        try folder.write("gitdir: elsewhere", to: "outer/.git")
      }
      #expect(nearest("outer/inner/Colors.xcassets", in: folder) == nil)
      #expect(nearest("outer", in: folder) == nil)
      #expect(nearest(".", in: folder) == ".colorset.json")
      try folder.write("{}", to: "outer/.colorset.json")
      #expect(nearest("outer/inner", in: folder) == "outer/.colorset.json")
    }
  }

  @Test("A folder of that name is none")
  func folder() throws {
    try FileFolder.use { folder throws in
      try folder.makeFolder(".git")
      try folder.makeFolder("a/.colorset.json")
      #expect(nearest("a", in: folder) == nil)
      try folder.write("{}", to: ".colorset.json")
      #expect(nearest("a", in: folder) == ".colorset.json")
    }
  }

  @Test("A link to a configuration is one")
  func link() throws {
    try FileFolder.use { folder throws in
      try folder.makeFolder(".git")
      try folder.write("{}", to: "shared/settings.json")
      try folder.makeFolder("a")
      try folder.link("a/.colorset.json", to: "../shared/settings.json")
      #expect(nearest("a", in: folder) == "a/.colorset.json")
    }
  }

  @Test("A path that is not there is looked for all the same")
  func missing() throws {
    try FileFolder.use { folder throws in
      try folder.makeFolder(".git")
      try folder.write("{}", to: ".colorset.json")
      #expect(nearest("not/there", in: folder) == ".colorset.json")
    }
  }
}
