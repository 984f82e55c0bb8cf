#if canImport(UIKit)
  public import UIKit

  nonisolated extension DynamicColor {
    private static let uiColors = BridgeCache<UIColor>()

    /// The color for UIKit, made once and then reused.
    public var uiColor: UIColor { Self.uiColors.value(for: self) { UIColor(self) } }
  }
#endif
