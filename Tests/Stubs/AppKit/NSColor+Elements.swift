// The page "UI Element Colors".
extension NSColor {
  /// "labelColor": macOS 10.10.
  public class var labelColor: NSColor { NSColor(stub: "system labelColor") }

  /// "secondaryLabelColor": macOS 10.10.
  public class var secondaryLabelColor: NSColor { NSColor(stub: "system secondaryLabelColor") }

  /// "tertiaryLabelColor": macOS 10.10.
  public class var tertiaryLabelColor: NSColor { NSColor(stub: "system tertiaryLabelColor") }

  /// "quaternaryLabelColor": macOS 10.10.
  public class var quaternaryLabelColor: NSColor { NSColor(stub: "system quaternaryLabelColor") }

  /// "textColor": macOS 10.0.
  public class var textColor: NSColor { NSColor(stub: "system textColor") }

  /// "placeholderTextColor": macOS 10.10.
  public class var placeholderTextColor: NSColor { NSColor(stub: "system placeholderTextColor") }

  /// "selectedTextColor": macOS 10.0.
  public class var selectedTextColor: NSColor { NSColor(stub: "system selectedTextColor") }

  /// "textBackgroundColor": macOS 10.0.
  public class var textBackgroundColor: NSColor { NSColor(stub: "system textBackgroundColor") }

  /// "selectedTextBackgroundColor": macOS 10.0.
  public class var selectedTextBackgroundColor: NSColor {
    NSColor(stub: "system selectedTextBackgroundColor")
  }

  /// "keyboardFocusIndicatorColor": macOS 10.0.
  public class var keyboardFocusIndicatorColor: NSColor {
    NSColor(stub: "system keyboardFocusIndicatorColor")
  }

  /// "unemphasizedSelectedTextColor": macOS 10.14.
  public class var unemphasizedSelectedTextColor: NSColor {
    NSColor(stub: "system unemphasizedSelectedTextColor")
  }

  /// "unemphasizedSelectedTextBackgroundColor": macOS 10.14.
  public class var unemphasizedSelectedTextBackgroundColor: NSColor {
    NSColor(stub: "system unemphasizedSelectedTextBackgroundColor")
  }

  /// "linkColor": macOS 10.10.
  public class var linkColor: NSColor { NSColor(stub: "system linkColor") }

  /// "separatorColor": macOS 10.14.
  public class var separatorColor: NSColor { NSColor(stub: "system separatorColor") }

  /// "selectedContentBackgroundColor": macOS 10.14.
  public class var selectedContentBackgroundColor: NSColor {
    NSColor(stub: "system selectedContentBackgroundColor")
  }

  /// "unemphasizedSelectedContentBackgroundColor": macOS 10.14.
  public class var unemphasizedSelectedContentBackgroundColor: NSColor {
    NSColor(stub: "system unemphasizedSelectedContentBackgroundColor")
  }

  /// "selectedMenuItemTextColor": macOS 10.0.
  public class var selectedMenuItemTextColor: NSColor {
    NSColor(stub: "system selectedMenuItemTextColor")
  }

  /// "gridColor": macOS 10.0.
  public class var gridColor: NSColor { NSColor(stub: "system gridColor") }

  /// "headerTextColor": macOS 10.0.
  public class var headerTextColor: NSColor { NSColor(stub: "system headerTextColor") }

  /// "controlAccentColor": macOS 10.14.
  public class var controlAccentColor: NSColor { NSColor(stub: "system controlAccentColor") }

  /// "controlColor": macOS 10.0.
  public class var controlColor: NSColor { NSColor(stub: "system controlColor") }

  /// "controlBackgroundColor": macOS 10.0.
  public class var controlBackgroundColor: NSColor {
    NSColor(stub: "system controlBackgroundColor")
  }

  /// "controlTextColor": macOS 10.0.
  public class var controlTextColor: NSColor { NSColor(stub: "system controlTextColor") }

  /// "disabledControlTextColor": macOS 10.0.
  public class var disabledControlTextColor: NSColor {
    NSColor(stub: "system disabledControlTextColor")
  }

  /// "selectedControlColor": macOS 10.0.
  public class var selectedControlColor: NSColor { NSColor(stub: "system selectedControlColor") }

  /// "selectedControlTextColor": macOS 10.0.
  public class var selectedControlTextColor: NSColor {
    NSColor(stub: "system selectedControlTextColor")
  }

  /// "alternateSelectedControlTextColor": macOS 10.0.
  public class var alternateSelectedControlTextColor: NSColor {
    NSColor(stub: "system alternateSelectedControlTextColor")
  }

  /// "windowBackgroundColor": macOS 10.0.
  public class var windowBackgroundColor: NSColor { NSColor(stub: "system windowBackgroundColor") }

  /// "windowFrameTextColor": macOS 10.0.
  public class var windowFrameTextColor: NSColor { NSColor(stub: "system windowFrameTextColor") }

  /// "underPageBackgroundColor": macOS 10.8.
  public class var underPageBackgroundColor: NSColor {
    NSColor(stub: "system underPageBackgroundColor")
  }

  /// "findHighlightColor": macOS 10.13.
  public class var findHighlightColor: NSColor { NSColor(stub: "system findHighlightColor") }

  /// "alternatingContentBackgroundColors": macOS 10.14.
  public class var alternatingContentBackgroundColors: [NSColor] {
    ["first", "second"].map { NSColor(stub: "system alternatingContentBackgroundColors \($0)") }
  }
}
