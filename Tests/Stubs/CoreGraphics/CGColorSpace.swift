@_exported import Foundation

/// A text of Core Foundation; only the names of color spaces are.
public final class CFString {
  let text: String

  init(_ text: String) { self.text = text }
}

/// "CGColorSpace": iOS 2.0, Mac Catalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0.
public final class CGColorSpace {
  let name: String

  /// "init(name:)": iOS 2.0, Mac Catalyst 13.1, macOS 10.2, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public init?(name: CFString) { self.name = name.text }

  /// "sRGB": iOS 9.0, Mac Catalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var sRGB: CFString { CFString("sRGB") }

  /// "displayP3": iOS 9.3, Mac Catalyst 13.1, macOS 10.11.2, tvOS 9.2, visionOS 1.0, watchOS 2.2.
  public class var displayP3: CFString { CFString("displayP3") }

  /// "extendedSRGB": iOS 10.0, Mac Catalyst 13.1, macOS 10.12, tvOS 10.0, visionOS 1.0, watchOS 3.0.
  public class var extendedSRGB: CFString { CFString("extendedSRGB") }

  /// "extendedLinearSRGB": iOS 10.0, Mac Catalyst 13.1, macOS 10.12, tvOS 10.0, visionOS 1.0, watchOS 3.0.
  public class var extendedLinearSRGB: CFString { CFString("extendedLinearSRGB") }

  /// "genericGrayGamma2_2": iOS 9.0, Mac Catalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var genericGrayGamma2_2: CFString { CFString("genericGrayGamma2_2") }

  /// "extendedGray": iOS 10.0, Mac Catalyst 13.1, macOS 10.12, tvOS 10.0, visionOS 1.0, watchOS 3.0.
  public class var extendedGray: CFString { CFString("extendedGray") }
}
