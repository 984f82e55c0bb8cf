#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  nonisolated extension DynamicColor: SwiftUI.ShapeStyle {
    /// The style that draws the color: a color that adapts to the environment by itself.
    public func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color { color }
  }
#endif
