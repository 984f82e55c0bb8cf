/// Texts of `Contents.json` files.
enum ColorSetText {
  /// A group that provides a namespace.
  static let namespace =
    #"{ "info": { "author": "xcode", "version": 1 }, "properties": { "provides-namespace": true } }"#

  /// A color set with one color.
  static let plain = colorSet([slot(#""0x11""#, #""0x22""#, #""0x33""#)])

  /// A color set whose color is that of a number; each number gives another one.
  static func numbered(_ number: Int) -> String {
    let bytes = [number >> 16 & 255, number >> 8 & 255, number & 255].map { "\"\($0)\"" }
    return colorSet([slot(bytes[0], bytes[1], bytes[2])])
  }

  /// The hexadecimal form of the color of a number.
  static func hex(_ number: Int) -> String {
    "#" + String(1 << 24 | number, radix: 16, uppercase: true).dropFirst() + "FF"
  }

  /// A color set with some slots.
  static func colorSet(_ slots: [String]) -> String {
    """
    { "colors": [ \(slots.joined(separator: ",\n")) ],
      "info": { "author": "xcode", "version": 1 } }
    """
  }

  /// A slot in an RGB space; the components are JSON.
  static func slot(
    _ red: String, _ green: String, _ blue: String, _ alpha: String = #""1.000""#,
    space: String = "srgb", _ conditions: String = ""
  ) -> String {
    """
    { "idiom": "universal", \(conditions) "color": { "color-space": "\(space)", "components":
      { "red": \(red), "green": \(green), "blue": \(blue), "alpha": \(alpha) } } }
    """
  }

  /// A slot in a gray space; the components are JSON.
  static func slot(white: String, _ alpha: String, space: String) -> String {
    """
    { "idiom": "universal", "color": { "color-space": "\(space)", "components":
      { "white": \(white), "alpha": \(alpha) } } }
    """
  }

  /// A slot that refers to a system color; the name is JSON.
  static func slot(reference: String, platform: String, _ conditions: String = "") -> String {
    """
    { "idiom": "universal", \(conditions)
      "color": { "platform": "\(platform)", "reference": \(reference) } }
    """
  }

  /// The condition of a dark slot.
  static let dark = #""appearances": [ { "appearance": "luminosity", "value": "dark" } ],"#
  /// The condition of a slot for increased contrast.
  static let high = #""appearances": [ { "appearance": "contrast", "value": "high" } ],"#
  /// The condition of a dark slot for increased contrast.
  static let darkHigh = """
    "appearances": [ { "appearance": "luminosity", "value": "dark" },
      { "appearance": "contrast", "value": "high" } ],
    """
}
