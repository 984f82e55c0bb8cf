@_exported import CoreGraphics
@_exported import Foundation

/// "UIColor": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
open class UIColor: NSObject, @unchecked Sendable {
  /// What the stub knows of the color: its space and components, or the name of a system color.
  private let text: String
  /// Where its value comes from when that depends on traits, which nothing has on a watch.
  private let provider: Any?

  /// Makes a color of the stubs themselves.
  public init(stub text: String) {
    self.text = text
    provider = nil
  }

  /// Makes a copy, for the conversions of the stub of SwiftUI.
  public init(stub other: UIColor) {
    text = other.text
    provider = other.provider
  }

  /// "init(red:green:blue:alpha:)": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    text = "extendedSRGB \(Double(red)) \(Double(green)) \(Double(blue)) \(Double(alpha))"
    provider = nil
  }

  /// "init(displayP3Red:green:blue:alpha:)": iOS 10.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0, watchOS 3.0.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    text = "displayP3 \(Double(red)) \(Double(green)) \(Double(blue)) \(Double(alpha))"
    provider = nil
  }

  /// "init(cgColor:)": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public init(cgColor: CGColor) {
    text = cgColor.description
    provider = nil
  }

  /// "cgColor": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  open var cgColor: CGColor { CGColor(stub: text) }

  /// The space and the components, or the name of the system color, for the tests.
  open override var description: String { text }

  #if !WATCHOS
    /// "init(dynamicProvider:)": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      text = "dynamic"
      provider = dynamicProvider
    }

    /// "resolvedColor(with:)": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      guard let provider = provider as? (UITraitCollection) -> UIColor else { return self }
      return provider(traitCollection).resolvedColor(with: traitCollection)
    }
  #endif
}
