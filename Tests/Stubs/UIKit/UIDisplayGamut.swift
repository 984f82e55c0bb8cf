#if !WATCHOS
  /// "UIDisplayGamut": iOS 10.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
  public enum UIDisplayGamut: Int, Sendable {
    /// "unspecified": iOS 10.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
    case unspecified = -1

    /// "SRGB": iOS 10.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
    case SRGB

    /// "P3": iOS 10.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
    case P3
  }
#endif
