#if !WATCHOS
  /// "UIView": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
  @MainActor open class UIView: NSObject {
    /// "init(frame:)": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public init(frame: CGRect) {}

    /// "backgroundColor": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    open var backgroundColor: UIColor?
  }
#endif
