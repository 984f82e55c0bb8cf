import Foundation
import Testing

/// A build system of the package manager.
enum BuildSystem: String, CaseIterable, CustomTestStringConvertible {
  /// The one that builds by default.
  case native
  /// The one that Xcode shares.
  case swiftbuild

  var testDescription: String { rawValue }

  /// The folder that all packages of the tests are built in, so that the tool is compiled once.
  var scratch: URL { Checkout.url.appendingPathComponent(".build/examples/\(rawValue)") }

  /// The options that choose it.
  var options: [String] {
    ["--build-system", rawValue, "--scratch-path", scratch.path, "--disable-index-store"]
  }

  /// Where programs are.
  var products: URL {
    let folder = self == .native ? "debug" : "out/Products/Debug-\(Self.platform)"
    return scratch.appendingPathComponent(folder)
  }

  private static var platform: String {
    #if os(Linux)
      "linux"
    #else
      "macosx"
    #endif
  }
}
