#if canImport(UIKit)
  extension Color {
    /// "init(uiColor:)": iOS 15.0, Mac Catalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0.
    public init(uiColor: UIColor) { self.init(stub: uiColor) }

    /// "init(_:)": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
    @_disfavoredOverload public init(_ color: UIColor) { self.init(stub: color) }
  }

  extension UIColor {
    /// "init(_:)": iOS 14.0, Mac Catalyst 14.0, tvOS 14.0, visionOS 1.0, watchOS 7.0.
    public convenience init(_ color: Color) { self.init(stub: color.stub) }
  }
#elseif canImport(AppKit)
  extension Color {
    /// "init(nsColor:)": macOS 12.0.
    public init(nsColor: NSColor) { self.init(stub: nsColor) }

    /// "init(_:)": iOS 13.0, Mac Catalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0.
    @_disfavoredOverload public init(_ color: NSColor) { self.init(stub: color) }
  }

  extension NSColor {
    /// "init(_:)": macOS 11.0.
    public convenience init(_ color: Color) { self.init(stub: color.stub) }
  }
#endif
