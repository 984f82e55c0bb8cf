@_exported import CoreGraphics
@_exported import Foundation

/// "NSColor": macOS 10.0.
open class NSColor: NSObject, @unchecked Sendable {
  /// The name of a color in a catalog or a color list.
  public typealias Name = String

  /// What the stub knows of the color: its space and components, or the name of a system color.
  private let text: String
  /// Where its value comes from when that depends on the appearance.
  private let provider: ((NSAppearance) -> NSColor)?

  /// Makes a color of the stubs themselves.
  public init(stub text: String) {
    self.text = text
    provider = nil
  }

  /// Makes a copy, for the conversions of the stub of SwiftUI.
  public init(stub other: NSColor) {
    text = other.text
    provider = other.provider
  }

  /// "init(red:green:blue:alpha:)": macOS 10.9.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    text = "extendedSRGB \(Double(red)) \(Double(green)) \(Double(blue)) \(Double(alpha))"
    provider = nil
  }

  /// "init(displayP3Red:green:blue:alpha:)": macOS 10.12.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    text = "displayP3 \(Double(red)) \(Double(green)) \(Double(blue)) \(Double(alpha))"
    provider = nil
  }

  /// "init(cgColor:)": macOS 10.8.
  public init?(cgColor: CGColor) {
    text = cgColor.description
    provider = nil
  }

  /// "init(name:dynamicProvider:)": macOS 10.15.
  public init(
    name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor
  ) {
    text = "dynamic"
    provider = dynamicProvider
  }

  /// The space and the components, or the name of the system color, in the current appearance, for the tests.
  open override var description: String {
    provider?(NSAppearance.currentDrawing()).description ?? text
  }

  /// "cgColor": macOS 10.8.
  open var cgColor: CGColor { CGColor(stub: description) }
}
