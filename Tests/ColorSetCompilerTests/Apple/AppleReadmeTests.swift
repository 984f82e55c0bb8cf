import ColorSetCompiler
import Foundation
import Testing

/// The README's section about extensions.
@Suite struct AppleReadmeTests {
  @Test(
    "The code of the section compiles with what its command generates",
    arguments: [AppleVariant.ios, .macos])
  func callSites(variant: AppleVariant) throws {
    let readme = try String(
      contentsOf: Checkout.url.appendingPathComponent("README.md"), encoding: .utf8)
    let parts = readme.components(separatedBy: "\n## ")
    let section = try #require(parts.first { $0.hasPrefix("Call sites you know\n") })
    let blocks = section.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    try #require(blocks.count == 2 && blocks[0].hasPrefix("sh\n") && blocks[1].hasPrefix("swift\n"))
    #expect(blocks[0].contains("generate SampleCatalog --extensions "))
    let source = try AppleCode.source([AppleCode.sample], .module, extensions: true)
    let client = "import SwiftUI\n" + blocks[1].dropFirst("swift\n".count)
    try AppleCode.expectAccepted([source, client], variant, .module, "README")
  }
}
