import ColorSetCompiler
import Foundation
import Testing

/// How the page looks.
@Suite struct PreviewStyleTests {
  @Test("The style has no color but those of the page's palette and the grounds of swatches")
  func colors() throws {
    let html = try PreviewSample.sampleCatalog().html
    let start = try #require(html.range(of: "<style>")?.upperBound)
    let end = try #require(html.range(of: "</style>")?.lowerBound)
    let found = Set(html[start..<end].matches(of: /#[0-9A-Fa-f]{3,8}\b/).map { String($0.output) })
    let palette = PreviewPalette.Role.allCases.flatMap { role in
      PairAppearance.allCases.map { PreviewPalette.color(role, $0) }
    }
    #expect(found.isSuperset(of: palette))
    #expect(found.subtracting(palette).sorted() == ["#D8D8DD"])
  }

  @Test("Every class that the style speaks of is one that the page has")
  func classes() throws {
    let html = try PreviewSample.sampleCatalog().html
    let start = try #require(html.range(of: "<style>")?.upperBound)
    let end = try #require(html.range(of: "</style>")?.lowerBound)
    let style = html[start..<end].replacing(/\{[^{}]*\}/, with: "")
    let rest = html[end...]
    for match in style.matches(of: /\.([A-Za-z]+)/) {
      let name = match.1
      #expect(
        rest.contains("\(name)\"") || rest.contains("\"\(name) ") || rest.contains(" \(name)\"")
          || rest.contains("\(name) "), "\(name)")
    }
  }
}
