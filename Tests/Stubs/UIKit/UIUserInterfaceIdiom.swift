#if !WATCHOS
  /// "UIUserInterfaceIdiom": iOS 3.2, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    /// "unspecified": iOS 7.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    case unspecified = -1

    /// "phone": iOS 3.2, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    case phone

    /// "pad": iOS 3.2, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    case pad

    /// "tv": iOS 9.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    case tv

    /// "carPlay": iOS 9.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    case carPlay

    /// "mac": iOS 14.0, Mac Catalyst 14.0, tvOS 14.0, visionOS 1.0.
    case mac = 5

    /// "vision": iOS 17.0, Mac Catalyst 17.0, tvOS 17.0, visionOS 1.0.
    case vision
  }
#endif
