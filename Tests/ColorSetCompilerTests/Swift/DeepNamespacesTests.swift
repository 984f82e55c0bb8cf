import ColorSetCompiler
import Testing

/// Namespaces in namespaces, as deep as Swift takes them.
@Suite struct DeepNamespacesTests {
  @Test(
    "Namespaces that are nested too deep for Swift are an error, others can be parsed",
    arguments: [64, 200, 255, 256, 300])
  func parses(depth: Int) throws {
    let folder = try CodeFolder()
    var path = ""
    for _ in 0..<depth {
      path += path.isEmpty ? "n" : "/n"
      try folder.addNamespace(path)
    }
    try folder.addColorSet(path + "/color")
    let compilation = try folder.compile()
    if compilation.hasErrors {
      #expect(depth > 200)
      return
    }
    let file = try folder.write(folder.generate(), to: "Palette.swift")
    try SwiftCompiler.expectAccepted(["-frontend", "-parse", file])
  }

  @Test("A member of a deep namespace has the path of its types")
  func members() throws {
    let folder = try CodeFolder()
    for path in ["one", "one/One", "one/One/one", "one/One/one/default"] {
      try folder.addNamespace(path)
    }
    try folder.addColorSet("one/One/one/default/Default")
    let palette = try folder.compile().palette
    #expect(
      palette.scopes.map(\.typePath) == [
        "", "One", "One.One", "One.One.One", "One.One.One.Default",
      ])
    let main = """
      import DynamicColors
      print(Palette.One.One.One.Default.`default`.name, Palette.One.allColors.count)
      print(Palette.One.One["one/One/one/default/Default"] == nil, Palette.One["Default"] == nil)
      """
    let output = try GeneratedProgram(folder: folder, runtime: .module)
      .output([try folder.generate()], main: main)
    #expect(output == "one/One/one/default/Default 1\nfalse true\n")
  }
}
