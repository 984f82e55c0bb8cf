/// "NSAppearance": macOS 10.9.
open class NSAppearance: NSObject {
  /// "Name": macOS 10.13.
  public struct Name: Hashable, Sendable {
    let text: String

    /// "aqua": macOS 10.9.
    public static let aqua = Name(text: "aqua")

    /// "darkAqua": macOS 10.14.
    public static let darkAqua = Name(text: "darkAqua")

    /// "accessibilityHighContrastAqua": macOS 10.14.
    public static let accessibilityHighContrastAqua = Name(text: "accessibilityHighContrastAqua")

    /// "accessibilityHighContrastDarkAqua": macOS 10.14.
    public static let accessibilityHighContrastDarkAqua = Name(
      text: "accessibilityHighContrastDarkAqua")
  }

  /// "name": macOS 10.9.
  public let name: NSAppearance.Name

  /// "init(named:)": macOS 10.9.
  public init?(named name: NSAppearance.Name) { self.name = name }

  init(stub name: NSAppearance.Name) { self.name = name }

  /// "bestMatch(from:)": macOS 10.14.
  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
    appearances.contains(name) ? name : nil
  }

  /// "currentDrawing()": macOS 11.0.
  open class func currentDrawing() -> NSAppearance {
    Thread.current.threadDictionary["appearance"] as? NSAppearance ?? NSAppearance(stub: .aqua)
  }

  /// "performAsCurrentDrawingAppearance(_:)": macOS 11.0.
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let outer = Thread.current.threadDictionary["appearance"]
    Thread.current.threadDictionary["appearance"] = self
    block()
    Thread.current.threadDictionary["appearance"] = outer
  }
}
