#if !WATCHOS && !TVOS
  /// "UIUserInterfaceLevel": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
  public enum UIUserInterfaceLevel: Int, Sendable {
    /// "unspecified": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    case unspecified = -1

    /// "base": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    case base

    /// "elevated": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    case elevated
  }
#endif
