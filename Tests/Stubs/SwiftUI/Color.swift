@_exported import CoreGraphics
@_exported import Foundation

#if canImport(UIKit)
  @_exported import UIKit

  /// The color of the framework beneath.
  public typealias PlatformColor = UIColor
#elseif canImport(AppKit)
  @_exported import AppKit

  /// The color of the framework beneath.
  public typealias PlatformColor = NSColor
#endif

/// "Color": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
@frozen public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The color that it stands for, for the conversions back.
  public let stub: PlatformColor

  init(stub: PlatformColor) { self.stub = stub }

  init(system name: String) { stub = PlatformColor(stub: "system \(name)") }

  /// What the color beneath says of itself, for the tests.
  public var description: String { stub.description }

  /// "black": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let black = Color(system: "black")

  /// "blue": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let blue = Color(system: "blue")

  /// "clear": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let clear = Color(system: "clear")

  /// "gray": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let gray = Color(system: "gray")

  /// "green": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let green = Color(system: "green")

  /// "orange": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let orange = Color(system: "orange")

  /// "pink": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let pink = Color(system: "pink")

  /// "purple": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let purple = Color(system: "purple")

  /// "red": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let red = Color(system: "red")

  /// "white": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let white = Color(system: "white")

  /// "yellow": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let yellow = Color(system: "yellow")

  /// "primary": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let primary = Color(system: "primary")

  /// "secondary": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static let secondary = Color(system: "secondary")

  /// "brown": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static let brown = Color(system: "brown")

  /// "cyan": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static let cyan = Color(system: "cyan")

  /// "indigo": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static let indigo = Color(system: "indigo")

  /// "mint": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static let mint = Color(system: "mint")

  /// "teal": iOS 15.0, Mac Catalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
  public static let teal = Color(system: "teal")

  /// "accentColor": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
  public static var accentColor: Color { Color(system: "accentColor") }
}
