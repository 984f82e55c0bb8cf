import ColorSetCompiler
import Testing

/// A file to generate: where its types come from, and who may use it.
struct GeneratedKind: CustomTestStringConvertible, Sendable {
  var runtime: RuntimeMode
  var access: AccessLevel

  var testDescription: String { "\(runtime), \(access)" }

  static let all = RuntimeMode.allCases.flatMap { runtime in
    AccessLevel.allCases.map { GeneratedKind(runtime: runtime, access: $0) }
  }
}
