#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  nonisolated extension DynamicColor {
    private static let nsColors = BridgeCache<NSColor>()

    /// The color for AppKit, made once and then reused.
    public var nsColor: NSColor { Self.nsColors.value(for: self) { NSColor(self) } }

    /// The color in an appearance, clear where it has no value.
    ///
    /// It is not made in the extension of `NSColor`, where a type that generated code nests there could have the name of
    /// one that is meant.
    func nsColor(for appearance: NSAppearance) -> NSColor {
      resolved(for: ColorTraits(appearance))?.nsColor ?? .clear
    }
  }
#endif
