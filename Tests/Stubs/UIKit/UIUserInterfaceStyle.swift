#if !WATCHOS
  /// "UIUserInterfaceStyle": iOS 12.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// "unspecified": iOS 12.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
    case unspecified

    /// "light": iOS 12.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
    case light

    /// "dark": iOS 12.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
    case dark
  }
#endif
