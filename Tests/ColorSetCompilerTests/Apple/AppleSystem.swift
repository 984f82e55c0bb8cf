import Foundation
import Testing

/// A system of Apple's that code may be compiled for.
enum AppleSystem: String, CaseIterable, Sendable {
  case iOS
  case macCatalyst
  case macOS
  case tvOS
  case visionOS
  case watchOS

  /// The first version that the package is for, by the manifest.
  static func minimums() throws -> [AppleSystem: SystemVersion] {
    let manifest = try String(
      contentsOf: Checkout.url.appendingPathComponent("Package.swift"), encoding: .utf8)
    var minimums: [AppleSystem: SystemVersion] = [:]
    for entry in manifest.matches(of: /\.([a-zA-Z]+)\(\.v([0-9_]+)\)/) {
      let system = try #require(AppleSystem(rawValue: String(entry.output.1)))
      minimums[system] = SystemVersion(entry.output.2.replacing("_", with: "."))
    }
    // The first version of Mac Catalyst that Apple's pages name.
    minimums[.macCatalyst] = SystemVersion("13.1")
    try #require(minimums.count == allCases.count)
    return minimums
  }

  /// Whether a condition of `#if` holds; of conditions about the compiler it is taken that they do.
  func satisfies(_ condition: String) -> Bool {
    condition.components(separatedBy: "||").contains { alternative in
      alternative.components(separatedBy: "&&").allSatisfy { term in
        let word = term.filter { $0 != " " && $0 != "\t" }
        return word.hasPrefix("!") ? !answers(word.dropFirst()) : answers(word[...])
      }
    }
  }

  private func answers(_ question: Substring) -> Bool {
    switch question {
    case "canImport(UIKit)": self != .macOS
    case "canImport(AppKit)": self == .macOS || self == .macCatalyst
    case "targetEnvironment(macCatalyst)": self == .macCatalyst
    case "os(iOS)": self == .iOS || self == .macCatalyst
    case "os(macOS)": self == .macOS
    case "os(tvOS)": self == .tvOS
    case "os(visionOS)": self == .visionOS
    case "os(watchOS)": self == .watchOS
    default: true
    }
  }
}

/// A version such as 10.15.
struct SystemVersion: Comparable, Sendable, CustomStringConvertible {
  private let numbers: [Int]

  /// Reads a version.
  init(_ text: some StringProtocol) {
    var numbers = text.split(separator: ".").map { Int($0) ?? .max }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  var description: String { numbers.map(String.init).joined(separator: ".") }

  static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
