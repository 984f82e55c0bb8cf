nonisolated extension ColorTraits {
  /// Light or dark appearance; unspecified where a platform does not say.
  public nonisolated enum Luminosity: UInt8, Sendable, Hashable, CaseIterable {
    /// Neither: only values for any appearance answer.
    case unspecified
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
  }

  /// The contrast that the user prefers.
  public nonisolated enum Contrast: UInt8, Sendable, Hashable, CaseIterable {
    /// The usual contrast.
    case normal
    /// Increase Contrast is on.
    case high
  }

  /// The gamut of a display.
  public nonisolated enum Gamut: UInt8, Sendable, Hashable, CaseIterable {
    /// A display that shows sRGB.
    case sRGB
    /// A wide-gamut display that shows Display P3.
    case displayP3
  }

  /// The kind of device, as an asset catalog distinguishes them.
  public nonisolated enum Idiom: UInt8, Sendable, Hashable, CaseIterable {
    /// Any device: only values for every device answer.
    case universal
    /// iPhone.
    case iphone
    /// iPad.
    case ipad
    /// An iPad app on the Mac by Mac Catalyst; values for iPad answer after its own.
    case macCatalyst
    /// Mac.
    case mac
    /// Apple TV.
    case tv
    /// Apple Watch.
    case watch
    /// CarPlay.
    case car
    /// Apple Vision.
    case vision
  }

  /// The level of a surface; a catalog cannot say it, so a configuration joins two color sets.
  public nonisolated enum Level: UInt8, Sendable, Hashable, CaseIterable {
    /// The main surface.
    case base
    /// A surface above the main one.
    case elevated
  }
}
