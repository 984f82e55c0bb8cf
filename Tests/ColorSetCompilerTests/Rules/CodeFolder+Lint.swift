import ColorSetCompiler
import Foundation

extension CodeFolder {
  /// What reading and the rules find in the catalogs of the folder, in the order of reports, as far as it is from some
  /// rules.
  func lint(
    _ rules: Set<String>, settings: [String: RuleSetting] = [:], threads: Int = 1
  ) throws -> [Diagnostic] {
    var configuration = Configuration()
    configuration.rules = settings
    let compiler = Compiler(paths: [url.path], configuration: configuration, threads: threads)
    let compilation = try compiler.compile()
    return DiagnosticFilter(configuration: configuration, only: rules)
      .apply(compilation.diagnostics + compiler.lint(compilation.palette)).kept
  }

  /// A path as seen from the folder.
  func subpath(_ location: Diagnostic.Location) -> String {
    let path = location.path.replacingOccurrences(of: url.path + "/", with: "")
    return location.position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}
