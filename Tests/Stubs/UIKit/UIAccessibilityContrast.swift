#if !WATCHOS
  /// "UIAccessibilityContrast": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
  public enum UIAccessibilityContrast: Int, Sendable {
    /// "unspecified": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    case unspecified = -1

    /// "normal": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    case normal

    /// "high": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    case high
  }
#endif
