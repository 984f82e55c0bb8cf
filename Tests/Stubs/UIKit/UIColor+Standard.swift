// The page "Standard colors", fixed colors.
extension UIColor {
  /// "black": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var black: UIColor { UIColor(stub: "system black") }

  /// "blue": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var blue: UIColor { UIColor(stub: "system blue") }

  /// "brown": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var brown: UIColor { UIColor(stub: "system brown") }

  /// "clear": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var clear: UIColor { UIColor(stub: "system clear") }

  /// "cyan": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var cyan: UIColor { UIColor(stub: "system cyan") }

  /// "darkGray": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var darkGray: UIColor { UIColor(stub: "system darkGray") }

  /// "gray": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var gray: UIColor { UIColor(stub: "system gray") }

  /// "green": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var green: UIColor { UIColor(stub: "system green") }

  /// "lightGray": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var lightGray: UIColor { UIColor(stub: "system lightGray") }

  /// "magenta": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var magenta: UIColor { UIColor(stub: "system magenta") }

  /// "orange": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var orange: UIColor { UIColor(stub: "system orange") }

  /// "purple": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var purple: UIColor { UIColor(stub: "system purple") }

  /// "red": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var red: UIColor { UIColor(stub: "system red") }

  /// "white": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var white: UIColor { UIColor(stub: "system white") }

  /// "yellow": iOS 2.0, Mac Catalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0.
  public class var yellow: UIColor { UIColor(stub: "system yellow") }
}
