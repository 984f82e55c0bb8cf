import ColorSetCompiler
import DynamicColors
import Foundation

/// A page, and what it is made of.
struct PreviewSample {
  /// The colors.
  let palette: Palette
  /// What was found.
  let findings: [Diagnostic]
  /// What the configuration says.
  let configuration: Configuration
  /// The page.
  let html: String

  /// Makes the page of some paths, as the command does.
  init(
    _ paths: [String], configuration file: String? = nil, title: String? = nil, threads: Int = 2
  ) throws {
    configuration = try file.map { try ConfigurationReader.read($0) } ?? Configuration()
    let compiler = Compiler(
      paths: paths, configuration: configuration, threads: threads, workingFolder: "/nowhere")
    var compilation = try compiler.compile()
    let filter = DiagnosticFilter(configuration: configuration)
    let found = compilation.diagnostics + compiler.lint(compilation.palette, filter: filter)
    findings = filter.apply(found, in: compilation.palette).kept
    compilation.palette.makePathsRelative(to: compiler.workingFolder)
    palette = compilation.palette
    let page = PreviewPage.write(
      palette, findings: findings, configuration: configuration, title: title,
      workingFolder: compiler.workingFolder)
    html = String(decoding: page.joined(), as: UTF8.self)
  }

  /// The catalog that the project shows.
  static func sampleCatalog() throws -> PreviewSample {
    let folder = Checkout.url.appendingPathComponent("SampleCatalog").path
    return try PreviewSample([folder], configuration: folder + "/.colorset.json")
  }

  /// The data in the page.
  func data() throws -> [String: Any] {
    let start = #"<script type="application/json" id="data">"#
    guard let from = html.range(of: start)?.upperBound,
      let to = html.range(of: "</script>", range: from..<html.endIndex)?.lowerBound
    else { return [:] }
    let json = try JSONSerialization.jsonObject(with: Data(html[from..<to].utf8))
    return json as? [String: Any] ?? [:]
  }

  /// All color sets in the order of the page: by name, those that are found by it first.
  var colorSets: [ColorSet] {
    let all = palette.catalogs.enumerated().flatMap { number, catalog in
      catalog.colorSets.enumerated().map { (number, $0, $1) }
    }
    let shown = Set(palette.colors.map { [$0.catalog, $0.colorSet] })
    return all.sorted { left, right in
      if left.2.name != right.2.name || !left.2.name.utf8.elementsEqual(right.2.name.utf8) {
        return CodePointOrder.precedes(left.2.name, right.2.name)
      }
      let (isLeft, isRight) = (
        shown.contains([left.0, left.1]), shown.contains([right.0, right.1])
      )
      if isLeft != isRight { return isLeft }
      return (left.0, left.1) < (right.0, right.1)
    }.map(\.2)
  }
}
