import ColorSetCompiler
import Foundation
import Testing

/// The runtime's source inside the compiler.
@Suite struct EmbeddedRuntimeTests {
  @Test("The compiler carries the runtime's files as they are on disk")
  func carriesTheFiles() throws {
    let folder = Checkout.url.appendingPathComponent("Sources/DynamicColors")
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var files: [[UInt8]] = []
    while let file = walk?.nextObject() as? URL {
      if file.pathExtension == "swift" { files.append(try [UInt8](Data(contentsOf: file))) }
    }
    #expect(!files.isEmpty)
    #expect(Set(files) == Set(EmbeddedRuntime.files))
  }
}
