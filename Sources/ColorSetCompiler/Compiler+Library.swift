extension Compiler {
  /// Makes a compiler for tools that import this library.
  ///
  /// - Parameter paths: Catalogs, folders of color sets, or folders that hold catalogs.
  public init(catalogs paths: [String]) {
    self.init(paths: paths)
  }

  /// Compiles the catalogs to one file of Swift, the same that `colorset generate --no-lint` writes without a configuration.
  ///
  /// - Parameters:
  ///   - rootName: The name of the root type.
  ///   - access: Who can use the code.
  ///   - runtime: Whether the code imports `DynamicColors` or carries its source.
  ///   - extensions: Whether SwiftUI's, UIKit's and AppKit's types of colors get the colors as members, too.
  /// - Returns: The source.
  /// - Throws: ``CompilationError`` when a color set cannot be read, and an error with a description when a path is not
  ///   there, cannot be read, or holds no color set, or when the root type cannot have the name.
  public func swiftSource(
    rootName: String = "Palette", access: AccessLevel = .internal, runtime: RuntimeMode = .module,
    extensions: Bool = false
  ) throws -> String {
    if let problem = SwiftOptions.problem(withRootName: rootName) {
      throw CompilationError(description: "the name '\(rootName.forMessage)' \(problem)")
    }
    let compilation = try compile()
    guard !compilation.hasErrors else {
      throw CompilationError(
        description: DiagnosticText(isColored: false).text(of: compilation.diagnostics))
    }
    var options = SwiftOptions()
    options.rootName = rootName
    options.access = access
    options.runtime = runtime
    options.extensions = extensions
    return String(decoding: emit(compilation.palette, options).joined(), as: UTF8.self)
  }
}
