#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  nonisolated extension DynamicColor {
    private static let nsColors = BridgeCache<NSColor>()

    /// The color for AppKit, made once and then reused.
    public var nsColor: NSColor { Self.nsColors.value(for: self) { NSColor(self) } }
  }
#endif
