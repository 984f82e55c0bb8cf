import ColorSetCompiler
import Testing

/// Diagnostics to test reports with.
enum DiagnosticSample {
  /// A diagnostic with some words and a place.
  static func make(
    _ severity: Diagnostic.Severity = .error, _ message: String = "a message",
    rule: String = "some-rule", at path: String = "a", _ line: Int32? = nil, _ column: Int32 = 1
  ) throws -> Diagnostic {
    var diagnostic = try twoOfOneName()
    diagnostic.severity = severity
    diagnostic.message = message
    diagnostic.rule = rule
    diagnostic.location = Diagnostic.Location(
      path: path, position: line.map { TextPosition(line: $0, column: column) })
    diagnostic.notes = []
    return diagnostic
  }

  /// A diagnostic of the compiler, with a note.
  static func twoOfOneName() throws -> Diagnostic {
    try FileFolder.use { folder throws in
      for catalog in ["A", "B"] {
        try folder.write(
          #"""
          { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
            { "red" : "0", "green" : "0", "blue" : "0", "alpha" : "1.000" } } } ] }
          """#,
          to: "\(catalog).xcassets/Ink.colorset/Contents.json")
      }
      let compilation = try Compiler(paths: [folder.path]).compile()
      return try #require(compilation.diagnostics.first { !$0.notes.isEmpty })
    }
  }
}
