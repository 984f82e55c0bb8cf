/// "NSTextField": macOS 10.0.
@MainActor open class NSTextField: NSObject {
  /// "textColor": macOS 10.0.
  open var textColor: NSColor?

  /// "backgroundColor": macOS 10.0.
  open var backgroundColor: NSColor?
}
