import ColorSetCompiler
import Foundation
import Testing

/// No name gets out of its place in a page.
@Suite struct HostilePreviewTests {
  @Test("The page has the elements that it always has, whatever the names are")
  func elements() throws {
    let sample = try HostilePages.sample()
    let plain = try PreviewSample.sampleCatalog()
    for tag in ["<script", "</script", "<style", "<title", "</title", "<!--", "<noscript", "<svg"] {
      let count = sample.html.components(separatedBy: tag).count
      #expect(count == plain.html.components(separatedBy: tag).count, "\(tag)")
    }
    #expect(!sample.html.contains(" onmouseover=\""))
  }

  @Test("The script finds the names as they are")
  func names() throws {
    let sample = try HostilePages.sample()
    let rows = try #require(try sample.data()["colors"] as? [[Any]])
    let found = rows.compactMap { $0[0] as? String }
    #expect(found.count == HostilePages.names.count + 3)
    for (name, colorSet) in zip(found, sample.colorSets) {
      #expect(name.utf8.elementsEqual(colorSet.name.utf8))
    }
    #expect(found.contains("</script>"))
  }

  @Test("Nothing in the page's source is invisible or turns the direction of the rest")
  func sourceIsPlain() throws {
    for scalar in try HostilePages.sample().html.unicodeScalars where scalar != "\n" {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        Issue.record("U+\(String(scalar.value, radix: 16))")
      default: break
      }
    }
  }

  @Test("The policy allows the page's own script and style, and nothing else")
  func policy() throws {
    let html = try PreviewSample.sampleCatalog().html
    #expect(html.contains("content=\"default-src 'none'; script-src 'sha256-"))
    #expect(!html.contains("unsafe-"))
    #expect(!html.contains("http://") && !html.contains("https://"))
    #expect(!html.contains("innerHTML") && !html.contains("outerHTML"))
    #expect(!html.contains("insertAdjacentHTML") && !html.contains("document.write"))
  }
}
