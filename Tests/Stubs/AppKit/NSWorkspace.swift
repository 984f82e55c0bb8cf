/// "NSWorkspace": macOS 10.0.
open class NSWorkspace: NSObject {
  /// "shared": macOS 10.0.
  open class var shared: NSWorkspace { NSWorkspace() }

  /// "accessibilityDisplayShouldIncreaseContrast": macOS 10.10.
  open var accessibilityDisplayShouldIncreaseContrast: Bool {
    ProcessInfo.processInfo.environment["INCREASE_CONTRAST"] == "1"
  }
}
