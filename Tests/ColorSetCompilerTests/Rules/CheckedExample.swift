import ColorSetCompiler
import Foundation

/// An example of a rule, written to disk and checked with that rule.
struct CheckedExample {
  /// The places of the markers, `path:line:column` or, for a whole file or folder, `path`, sorted.
  let expected: [String]
  /// The places of the findings, in the same form, sorted.
  let found: [String]
  /// The findings.
  let diagnostics: [Diagnostic]

  /// Writes and checks an example; a rule that is off counts as one of warnings.
  init(_ example: RuleExample, for rule: Rule) throws {
    var files: [String: String] = [:]
    var expected: [String] = []
    for file in example.files {
      files[file.diskPath] = file.diskText
      expected += Self.markers(in: file.markedText).map { "\(file.diskPath):\($0)" }
      if file.path.contains(RuleExample.File.marker) {
        expected.append(String(file.path.filter { $0 != RuleExample.File.marker }))
      }
    }
    let marker = RuleExample.File.marker
    let configurationText = example.configuration
    expected += Self.markers(in: configurationText).map { ".colorset.json:\($0)" }
    var diagnostics: [Diagnostic] = []
    var found: [String] = []
    try ScratchCatalog.with(files) { path in
      var configuration = Configuration()
      if !configurationText.isEmpty {
        let file = (path as NSString).deletingLastPathComponent + "/.colorset.json"
        try configurationText.filter { $0 != marker }
          .write(toFile: file, atomically: true, encoding: .utf8)
        configuration = try ConfigurationReader.read(file)
      }
      if rule.level == .off, configuration.rules[rule.id]?.level == nil {
        configuration.rules[rule.id, default: RuleSetting()].level = .warning
      }
      let compiler = Compiler(paths: [path], configuration: configuration, threads: 1)
      let compilation = try compiler.compile()
      let filter = DiagnosticFilter(configuration: configuration)
      diagnostics = filter.apply(compilation.diagnostics + compiler.lint(compilation.palette)).kept
        .filter { $0.rule == rule.id }
      found = diagnostics.map { Self.place($0, in: path) }
    }
    self.expected = expected.sorted()
    self.found = found.sorted()
    self.diagnostics = diagnostics
  }

  /// The lines and columns of markers, where they would be without the markers.
  private static func markers(in text: String) -> [String] {
    var places: [String] = []
    var (line, column) = (1, 1)
    for character in text {
      if character == RuleExample.File.marker {
        places.append("\(line):\(column)")
      } else if character == "\n" {
        (line, column) = (line + 1, 1)
      } else {
        column += character.utf8.count
      }
    }
    return places
  }

  private static func place(_ diagnostic: Diagnostic, in catalog: String) -> String {
    var path = diagnostic.location.path
    let folder = (catalog as NSString).deletingLastPathComponent
    for prefix in [catalog + "/", folder + "/"] where path.hasPrefix(prefix) {
      path = String(path.dropFirst(prefix.count))
      break
    }
    guard let position = diagnostic.location.position else { return path }
    return "\(path):\(position.line):\(position.column)"
  }
}
