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
  var colorSets: [ColorSet] { places.map(\.colorSet) }

  /// The color set that each finding is about, by its place in ``colorSets``, nil for one that is about none: the one in the
  /// file of the finding, or the first of its name.
  var rowsOfFindings: [Int?] {
    let places = places
    return findings.map { finding in
      guard let name = finding.color else { return nil }
      let path = FilePath.relative(finding.location.path, to: "/nowhere")
      let named = places.indices.filter { places[$0].colorSet.name.utf8.elementsEqual(name.utf8) }
      return named.first { places[$0].path == path } ?? named.first
    }
  }

  /// All color sets in the order of the page, with their files.
  private var places: [(path: String, colorSet: ColorSet)] {
    let all = palette.catalogs.enumerated().flatMap { number, catalog in
      catalog.colorSets.enumerated().map { (number, $0, $1) }
    }
    let shown = Set(palette.colors.map { [$0.catalog, $0.colorSet] })
    let sorted = all.sorted { left, right in
      if left.2.name != right.2.name || !left.2.name.utf8.elementsEqual(right.2.name.utf8) {
        return CodePointOrder.precedes(left.2.name, right.2.name)
      }
      let (isLeft, isRight) = (
        shown.contains([left.0, left.1]), shown.contains([right.0, right.1])
      )
      if isLeft != isRight { return isLeft }
      return (left.0, left.1) < (right.0, right.1)
    }
    return sorted.map { (palette.catalogs[$0.0].path(of: $0.2), $0.2) }
  }

  /// Two catalogs that have some colors of one name, findings about those that an app with both does not show, and text on
  /// a translucent background.
  static func repeatedNames() throws -> PreviewSample {
    let catalog = try CatalogOnDisk(named: "App.xcassets")
    let slot = { (gray: String, alpha: String, conditions: String) in
      ColorSetText.slot(gray, gray, gray, alpha, conditions)
    }
    let adaptive = ColorSetText.colorSet([
      slot("\"0.2\"", "\"1.0\"", ""), slot("\"0.7\"", "\"1.0\"", ColorSetText.dark),
    ])
    let mixed = ColorSetText.colorSet([
      ColorSetText.slot("\"0.1\"", "\"0.2\"", "\"0.9\""),
      ColorSetText.slot(
        "\"0.3\"", "\"0.4\"", "\"0.9\"", space: "display-p3", ColorSetText.dark),
    ])
    for name in ["AccentColor", "Zone/Line", "ZoneLine"] {
      try catalog.write(adaptive, to: "\(name).colorset/Contents.json")
      try catalog.write(mixed, to: "../Widget.xcassets/\(name).colorset/Contents.json")
    }
    for folder in ["", "../Widget.xcassets/"] {
      try catalog.write(ColorSetText.namespace, to: "\(folder)Zone/Contents.json")
    }
    try catalog.write(
      ColorSetText.colorSet([
        slot("\"1.0\"", "\"1.0\"", ""), slot("\"1.0\"", "\"1.0\"", ColorSetText.dark),
      ]), to: "RowText.colorset/Contents.json")
    try catalog.write(
      ColorSetText.colorSet([
        slot("\"0.0\"", "\"0.5\"", ""), slot("\"0.0\"", "\"0.5\"", ColorSetText.dark),
      ]), to: "RowBackground.colorset/Contents.json")
    return try PreviewSample([catalog.folder.path])
  }
}
