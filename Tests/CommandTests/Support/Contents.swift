import Foundation

/// Texts of `Contents.json`.
enum Contents {
  /// A color set with some slots.
  static func of(_ slots: String...) -> String {
    """
    {
      "colors" : [
        \(slots.joined(separator: ",\n    "))
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }
    """
  }

  /// A slot with a color of six hexadecimal digits, and conditions such as ``dark``.
  static func slot(_ hex: String, _ conditions: String..., idiom: String = "universal") -> String {
    let digits = Array(hex)
    let components = zip(["red", "green", "blue"], [0, 2, 4]).map {
      "\"\($0)\" : \"0x\(digits[$1])\(digits[$1 + 1])\", "
    }
    return "{ \"idiom\" : \"\(idiom)\", \(conditions.joined())\"color\" : { "
      + "\"color-space\" : \"srgb\", \"components\" : { \(components.joined())"
      + "\"alpha\" : \"1.000\" } } }"
  }

  /// The dark appearance.
  static let dark = appearances((kind: "luminosity", value: "dark"))
  /// Increased contrast in the dark appearance.
  static let darkHighContrast = appearances(
    (kind: "luminosity", value: "dark"), (kind: "contrast", value: "high"))

  /// A color set that is black in light and white in dark.
  static let plain = of(slot("000000"), slot("FFFFFF", dark))
  /// A color set with a red that is out of range.
  static let invalid = plain.replacingFirst("0x00", with: "300")
  /// A color set that only gives a warning: it has a key that nobody knows.
  static let doubtful = plain.replacingFirst("\"info\"", with: "\"surprise\" : 1, \"info\"")
  /// A color set that is no JSON.
  static let broken = "{ \"colors\" : [ }"

  private static func appearances(_ list: (kind: String, value: String)...) -> String {
    let items = list.map { "{ \"appearance\" : \"\($0.kind)\", \"value\" : \"\($0.value)\" }" }
    return "\"appearances\" : [ \(items.joined(separator: ", ")) ], "
  }
}

extension String {
  /// The text with the first occurrence of another one replaced.
  func replacingFirst(_ old: String, with new: String) -> String {
    guard let range = range(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
