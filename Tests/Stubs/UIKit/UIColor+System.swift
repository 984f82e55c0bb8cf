// The pages "Standard colors", adaptable colors, and "UI element colors".
#if !WATCHOS
  extension UIColor {
    /// "systemBlue": iOS 7.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public class var systemBlue: UIColor { UIColor(stub: "system systemBlue") }

    /// "systemBrown": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public class var systemBrown: UIColor { UIColor(stub: "system systemBrown") }

    /// "systemCyan": iOS 15.0, Mac Catalyst 15.0, tvOS 15.0, visionOS 1.0.
    public class var systemCyan: UIColor { UIColor(stub: "system systemCyan") }

    /// "systemGray": iOS 7.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public class var systemGray: UIColor { UIColor(stub: "system systemGray") }

    /// "systemGreen": iOS 7.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public class var systemGreen: UIColor { UIColor(stub: "system systemGreen") }

    /// "systemIndigo": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public class var systemIndigo: UIColor { UIColor(stub: "system systemIndigo") }

    /// "systemMint": iOS 15.0, Mac Catalyst 15.0, tvOS 15.0, visionOS 1.0.
    public class var systemMint: UIColor { UIColor(stub: "system systemMint") }

    /// "systemOrange": iOS 7.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public class var systemOrange: UIColor { UIColor(stub: "system systemOrange") }

    /// "systemPink": iOS 7.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public class var systemPink: UIColor { UIColor(stub: "system systemPink") }

    /// "systemPurple": iOS 9.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public class var systemPurple: UIColor { UIColor(stub: "system systemPurple") }

    /// "systemRed": iOS 7.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public class var systemRed: UIColor { UIColor(stub: "system systemRed") }

    /// "systemTeal": iOS 7.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public class var systemTeal: UIColor { UIColor(stub: "system systemTeal") }

    /// "systemYellow": iOS 7.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0.
    public class var systemYellow: UIColor { UIColor(stub: "system systemYellow") }

    /// "label": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public class var label: UIColor { UIColor(stub: "system label") }

    /// "secondaryLabel": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public class var secondaryLabel: UIColor { UIColor(stub: "system secondaryLabel") }

    /// "tertiaryLabel": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public class var tertiaryLabel: UIColor { UIColor(stub: "system tertiaryLabel") }

    /// "quaternaryLabel": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public class var quaternaryLabel: UIColor { UIColor(stub: "system quaternaryLabel") }

    /// "link": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public class var link: UIColor { UIColor(stub: "system link") }

    /// "placeholderText": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public class var placeholderText: UIColor { UIColor(stub: "system placeholderText") }

    /// "separator": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public class var separator: UIColor { UIColor(stub: "system separator") }

    /// "opaqueSeparator": iOS 13.0, Mac Catalyst 13.1, tvOS 13.0, visionOS 1.0.
    public class var opaqueSeparator: UIColor { UIColor(stub: "system opaqueSeparator") }

    /// "tintColor": iOS 15.0, Mac Catalyst 15.0, tvOS 15.0, visionOS 1.0.
    public class var tintColor: UIColor { UIColor(stub: "system tintColor") }
  }
#endif

#if !WATCHOS && !TVOS
  extension UIColor {
    /// "darkText": iOS 2.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var darkText: UIColor { UIColor(stub: "system darkText") }

    /// "lightText": iOS 2.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var lightText: UIColor { UIColor(stub: "system lightText") }

    /// "systemGray2": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var systemGray2: UIColor { UIColor(stub: "system systemGray2") }

    /// "systemGray3": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var systemGray3: UIColor { UIColor(stub: "system systemGray3") }

    /// "systemGray4": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var systemGray4: UIColor { UIColor(stub: "system systemGray4") }

    /// "systemGray5": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var systemGray5: UIColor { UIColor(stub: "system systemGray5") }

    /// "systemGray6": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var systemGray6: UIColor { UIColor(stub: "system systemGray6") }

    /// "systemBackground": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var systemBackground: UIColor { UIColor(stub: "system systemBackground") }

    /// "secondarySystemBackground": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var secondarySystemBackground: UIColor {
      UIColor(stub: "system secondarySystemBackground")
    }

    /// "tertiarySystemBackground": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var tertiarySystemBackground: UIColor {
      UIColor(stub: "system tertiarySystemBackground")
    }

    /// "systemGroupedBackground": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var systemGroupedBackground: UIColor {
      UIColor(stub: "system systemGroupedBackground")
    }

    /// "secondarySystemGroupedBackground": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var secondarySystemGroupedBackground: UIColor {
      UIColor(stub: "system secondarySystemGroupedBackground")
    }

    /// "tertiarySystemGroupedBackground": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var tertiarySystemGroupedBackground: UIColor {
      UIColor(stub: "system tertiarySystemGroupedBackground")
    }

    /// "systemFill": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var systemFill: UIColor { UIColor(stub: "system systemFill") }

    /// "secondarySystemFill": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var secondarySystemFill: UIColor { UIColor(stub: "system secondarySystemFill") }

    /// "tertiarySystemFill": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var tertiarySystemFill: UIColor { UIColor(stub: "system tertiarySystemFill") }

    /// "quaternarySystemFill": iOS 13.0, Mac Catalyst 13.1, visionOS 1.0.
    public class var quaternarySystemFill: UIColor { UIColor(stub: "system quaternarySystemFill") }
  }
#endif

#if !WATCHOS
  extension UIColor {
    /// "groupTableViewBackground": iOS 2.0, Mac Catalyst 13.1, tvOS 13.0.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor {
      UIColor(stub: "system groupTableViewBackground")
    }
  }
#endif
