// The page "Standard Colors".
extension NSColor {
  /// "black": macOS 10.0.
  public class var black: NSColor { NSColor(stub: "system black") }

  /// "blue": macOS 10.0.
  public class var blue: NSColor { NSColor(stub: "system blue") }

  /// "brown": macOS 10.0.
  public class var brown: NSColor { NSColor(stub: "system brown") }

  /// "clear": macOS 10.0.
  public class var clear: NSColor { NSColor(stub: "system clear") }

  /// "cyan": macOS 10.0.
  public class var cyan: NSColor { NSColor(stub: "system cyan") }

  /// "darkGray": macOS 10.0.
  public class var darkGray: NSColor { NSColor(stub: "system darkGray") }

  /// "gray": macOS 10.0.
  public class var gray: NSColor { NSColor(stub: "system gray") }

  /// "green": macOS 10.0.
  public class var green: NSColor { NSColor(stub: "system green") }

  /// "lightGray": macOS 10.0.
  public class var lightGray: NSColor { NSColor(stub: "system lightGray") }

  /// "magenta": macOS 10.0.
  public class var magenta: NSColor { NSColor(stub: "system magenta") }

  /// "orange": macOS 10.0.
  public class var orange: NSColor { NSColor(stub: "system orange") }

  /// "purple": macOS 10.0.
  public class var purple: NSColor { NSColor(stub: "system purple") }

  /// "red": macOS 10.0.
  public class var red: NSColor { NSColor(stub: "system red") }

  /// "white": macOS 10.0.
  public class var white: NSColor { NSColor(stub: "system white") }

  /// "yellow": macOS 10.0.
  public class var yellow: NSColor { NSColor(stub: "system yellow") }

  /// "systemBlue": macOS 10.10.
  public class var systemBlue: NSColor { NSColor(stub: "system systemBlue") }

  /// "systemBrown": macOS 10.10.
  public class var systemBrown: NSColor { NSColor(stub: "system systemBrown") }

  /// "systemCyan": macOS 12.0.
  public class var systemCyan: NSColor { NSColor(stub: "system systemCyan") }

  /// "systemGray": macOS 10.10.
  public class var systemGray: NSColor { NSColor(stub: "system systemGray") }

  /// "systemGreen": macOS 10.10.
  public class var systemGreen: NSColor { NSColor(stub: "system systemGreen") }

  /// "systemIndigo": macOS 10.15.
  public class var systemIndigo: NSColor { NSColor(stub: "system systemIndigo") }

  /// "systemMint": macOS 10.12.
  public class var systemMint: NSColor { NSColor(stub: "system systemMint") }

  /// "systemOrange": macOS 10.10.
  public class var systemOrange: NSColor { NSColor(stub: "system systemOrange") }

  /// "systemPink": macOS 10.10.
  public class var systemPink: NSColor { NSColor(stub: "system systemPink") }

  /// "systemPurple": macOS 10.10.
  public class var systemPurple: NSColor { NSColor(stub: "system systemPurple") }

  /// "systemRed": macOS 10.10.
  public class var systemRed: NSColor { NSColor(stub: "system systemRed") }

  /// "systemTeal": macOS 10.12.
  public class var systemTeal: NSColor { NSColor(stub: "system systemTeal") }

  /// "systemYellow": macOS 10.10.
  public class var systemYellow: NSColor { NSColor(stub: "system systemYellow") }
}
