import ColorSetCompiler
import Foundation

/// A program made of generated Swift and some lines that use it, compiled and run.
struct GeneratedProgram {
  /// Where it is made.
  let folder: CodeFolder
  /// Where its types come from.
  let runtime: RuntimeMode
  /// What the compiler gets besides.
  var settings: [String] = []

  /// The program does not compile, or did not end as it should.
  struct Failure: Error, CustomStringConvertible { var description: String }

  /// Compiles generated Swift with a `main.swift`, no warning allowed, and gives what the program prints.
  func output(_ generated: [String], main: String) throws -> String {
    var files = [try folder.write(main, to: "\(runtime)/main.swift")]
    for (index, source) in generated.enumerated() {
      files.append(try folder.write(source, to: "\(runtime)/Generated\(index).swift"))
    }
    let program = folder.path("\(runtime)/program")
    var arguments =
      ["-swift-version", "6", "-warnings-as-errors", "-o", program] + settings + files
    if runtime == .module {
      let module = try RuntimeModule.folder().path
      arguments += ["-I", module, "-L", module, "-lDynamicColors"]
    }
    let compilation = try SwiftCompiler.run(arguments)
    guard compilation.status == 0, compilation.output.isEmpty else {
      throw Failure(description: "does not compile: \(compilation.text.prefix(4000))")
    }
    let run = try SwiftCompiler.run(program: program)
    guard run.status == 0 else {
      throw Failure(description: "ended with \(run.status): \(run.text.suffix(4000))")
    }
    return run.text
  }
}
