#if !WATCHOS
  /// "UITraitCollection": iOS 8.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
  open class UITraitCollection: NSObject, @unchecked Sendable {
    private var style: UIUserInterfaceStyle?
    private var contrast: UIAccessibilityContrast?
    private var gamut: UIDisplayGamut?
    private var idiom: UIUserInterfaceIdiom?
    #if !TVOS
      private var level: UIUserInterfaceLevel?
    #endif

    /// Makes a collection that says nothing.
    public override init() {}

    /// "init(traitsFrom:)": iOS 8.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
      for other in traitCollections {
        style = other.style ?? style
        contrast = other.contrast ?? contrast
        gamut = other.gamut ?? gamut
        idiom = other.idiom ?? idiom
        #if !TVOS
          level = other.level ?? level
        #endif
      }
    }

    /// "init(userInterfaceStyle:)": iOS 12.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { style = userInterfaceStyle }

    /// "init(accessibilityContrast:)": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public init(accessibilityContrast: UIAccessibilityContrast) { contrast = accessibilityContrast }

    /// "init(displayGamut:)": iOS 10.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
    public init(displayGamut: UIDisplayGamut) { gamut = displayGamut }

    /// "init(userInterfaceIdiom:)": iOS 8.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public init(userInterfaceIdiom: UIUserInterfaceIdiom) { idiom = userInterfaceIdiom }

    /// "current": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    open class var current: UITraitCollection {
      get { Thread.current.threadDictionary["current traits"] as? UITraitCollection ?? .init() }
      set { Thread.current.threadDictionary["current traits"] = newValue }
    }

    /// "userInterfaceStyle": iOS 12.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
    open var userInterfaceStyle: UIUserInterfaceStyle { style ?? .unspecified }

    /// "accessibilityContrast": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    open var accessibilityContrast: UIAccessibilityContrast { contrast ?? .unspecified }

    /// "displayGamut": iOS 10.0, Mac Catalyst 13.1, tvOS 10.0, visionOS 1.0.
    open var displayGamut: UIDisplayGamut { gamut ?? .unspecified }

    /// "userInterfaceIdiom": iOS 8.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom ?? .unspecified }

    #if !TVOS
      /// "init(userInterfaceLevel:)": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
      public init(userInterfaceLevel: UIUserInterfaceLevel) { level = userInterfaceLevel }

      /// "userInterfaceLevel": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
      open var userInterfaceLevel: UIUserInterfaceLevel { level ?? .unspecified }
    #endif
  }
#endif
