/// The names that a generated package, its module and its root type can share.
package enum PackageName {
  /// Why a text cannot be such a name, nil when it can.
  package static func problem(with name: String) -> String? {
    if let problem = SwiftOptions.problem(withRootName: name) { return problem }
    guard name.utf8.allSatisfy({ isLetterOrDigit($0) || $0 == 0x5F }) else {
      return "has letters that a module cannot have everywhere; use a to z, digits and '_'"
    }
    return systemModules.contains(name) ? "is the name of a module of Swift or its systems" : nil
  }

  /// The module of a package that carries the runtime; another package has another, so that one program can use both.
  package static func runtime(of name: String) -> String { name + "Runtime" }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }

  private static let systemModules: Set<String> = [
    "ActivityKit", "Accessibility", "Android", "CRT", "Combine", "CoreData", "CoreFoundation",
    "CoreGraphics", "CoreImage", "CoreText", "Cxx", "Darwin", "Dispatch", "Distributed",
    "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "MapKit", "Metal",
    "Musl", "Observation", "PackageDescription", "PackagePlugin", "QuartzCore", "RealityKit",
    "RegexBuilder", "SceneKit", "SpriteKit", "SwiftData", "SwiftUICore", "Synchronization",
    "Testing", "WASILibc", "WatchKit", "WidgetKit", "WinSDK", "XCTest",
    "_Concurrency", "_Differentiation", "_StringProcessing",
  ]
}
