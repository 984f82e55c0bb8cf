#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  public import SwiftUI

  nonisolated extension DynamicColor {
    private static let colors = BridgeCache<SwiftUI.Color>()

    /// The color for SwiftUI, made once and then reused.
    public var color: SwiftUI.Color { Self.colors.value(for: self) { SwiftUI.Color(self) } }
  }
#endif
