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
    /// A finding about a color set as a whole is at the first byte of its file.
    var wholes: [String: String] = [:]
    if example.catalog.contains(RuleExample.File.marker) {
      expected.append(example.catalog.filter { $0 != RuleExample.File.marker })
    }
    for file in example.files {
      files[file.diskPath] = file.diskText
      expected += Self.markers(in: file.markedText).map { "\(file.diskPath):\($0)" }
      let path = file.path.filter { $0 != RuleExample.File.marker }
      if file.isColorSet { wholes[file.diskPath + ":1:1"] = path }
      if path != file.path {
        expected.append(file.isFolder ? String(path.dropLast()) : path)
      }
    }
    let marker = RuleExample.File.marker
    let configurationText = example.configuration
    expected += Self.markers(in: configurationText).map { "../.colorset.json:\($0)" }
    let name = example.catalog.filter { $0 != marker }
    let isAround = example.files.contains(where: \.isBesideCatalog)
    var diagnostics: [Diagnostic] = []
    var found: [String] = []
    try ScratchCatalog.with(files, named: name) { path in
      let folder = String(path.dropLast(name.count + 1))
      var configuration = Configuration()
      if !configurationText.isEmpty {
        let file = folder + "/.colorset.json"
        try configurationText.filter { $0 != marker }
          .write(toFile: file, atomically: true, encoding: .utf8)
        configuration = try ConfigurationReader.read(file)
      }
      if rule.level == .off, configuration.rules[rule.id]?.level == nil {
        configuration.rules[rule.id, default: RuleSetting()].level = .warning
      }
      let compiler = Compiler(
        paths: [isAround ? folder : path], configuration: configuration, threads: 1)
      let compilation = try compiler.compile()
      let filter = DiagnosticFilter(configuration: configuration)
      diagnostics = filter.apply(compilation.diagnostics + compiler.lint(compilation.palette)).kept
        .filter { $0.rule == rule.id }
      found = diagnostics.map { diagnostic in
        let place = Self.place(diagnostic, catalog: path, name: name)
        return wholes[place] ?? place
      }
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

  private static func place(_ diagnostic: Diagnostic, catalog: String, name: String) -> String {
    var path = diagnostic.location.path
    let folder = catalog.dropLast(name.count)
    if path == catalog {
      path = name
    } else if path.hasPrefix(catalog + "/") {
      path = String(path.dropFirst(catalog.count + 1))
    } else if path.hasPrefix(folder) {
      path = "../" + path.dropFirst(folder.count)
    }
    guard let position = diagnostic.location.position else { return path }
    return "\(path):\(position.line):\(position.column)"
  }
}
