import Foundation
import Testing

/// A system that code may be compiled for, with some of its frameworks, as the stubs can stand for it.
///
/// The compiler on Linux cannot be told that it compiles for another system, so the few questions for that are replaced in
/// the text. No source asks for visionOS, which is like iOS then.
enum AppleVariant: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case ios = "iOS"
  case iosWithoutSwiftUI = "iOS, UIKit only"
  case tvos = "tvOS"
  case watchos = "watchOS"
  case macos = "macOS"
  case macosWithoutSwiftUI = "macOS, AppKit only"
  case catalyst = "Mac Catalyst"

  var testDescription: String { rawValue }

  /// The modules that can be imported, by the folders of the stubs; on Mac Catalyst those of UIKit and AppKit.
  private var folders: [String] {
    switch self {
    case .ios: ["ios", "ios-swiftui"]
    case .iosWithoutSwiftUI: ["ios"]
    case .tvos: ["tvos", "tvos-swiftui"]
    case .watchos: ["watchos", "watchos-swiftui"]
    case .macos: ["macos", "macos-swiftui"]
    case .macosWithoutSwiftUI: ["macos"]
    case .catalyst: ["ios", "macos", "ios-swiftui"]
    }
  }

  /// The questions that are answered with yes.
  private var flags: [String] {
    switch self {
    case .tvos: ["-D", "TVOS"]
    case .watchos: ["-D", "WATCHOS"]
    case .catalyst: ["-D", "CATALYST"]
    default: []
    }
  }

  /// What the compiler gets.
  func arguments() throws -> [String] {
    let stubs = try AppleStubs.folder()
    return flags
      + (["graphics"] + folders).flatMap { ["-I", stubs.appendingPathComponent($0).path] }
  }

  /// What the linker gets besides.
  func libraries() throws -> [String] {
    let stubs = try AppleStubs.folder()
    return (folders.reversed() + ["graphics"]).flatMap { folder in
      let path = stubs.appendingPathComponent(folder).path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return files.filter { $0.hasSuffix(".a") }.sorted().map { "\(path)/\($0)" }
    }
  }

  /// A source in which questions for the system are questions for a flag.
  static func adapted(_ source: String) -> String {
    source.replacing("os(tvOS)", with: "TVOS").replacing("os(watchOS)", with: "WATCHOS")
      .replacing("targetEnvironment(macCatalyst)", with: "CATALYST")
  }
}
