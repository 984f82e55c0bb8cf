/// Slots of color sets in few words: `"7 iphone dark high P3 locale=de"`, and their JSON.
///
/// A number from 0 to 255 is the red of a color in sRGB. `system=osx,textColor` refers to a system
/// color, `space=srgb,1,"0x10",0.5,1` gives components as they stand in the JSON. Without any of
/// these the slot is blank.
enum SlotWords {
  /// The six appearances that a slot can have, in Xcode's order.
  static let appearances = ["any", "light", "dark", "high", "light high", "dark high"]

  /// The `Contents.json` of a color set.
  static func colorSet(_ slots: [String]) -> String {
    let slots = slots.map { "    { \(slot($0)) }" }.joined(separator: ",\n")
    return "{\n  \"colors\" : [\n\(slots)\n  ],\n\(info)\n}\n"
  }

  /// The `Contents.json` of a group that provides a namespace.
  static let namespace = "{\n\(info),\n  \"properties\" : { \"provides-namespace\" : true }\n}\n"

  private static let info = "  \"info\" : { \"author\" : \"xcode\", \"version\" : 1 }"

  private static func slot(_ words: String) -> String {
    var idiom = "universal"
    var appearances: [String] = []
    var members: [String] = []
    for word in words.split(separator: " ").map(String.init) {
      switch word {
      case "any": break
      case "light", "dark":
        appearances.append("{ \"appearance\" : \"luminosity\", \"value\" : \"\(word)\" }")
      case "high":
        appearances.append("{ \"appearance\" : \"contrast\", \"value\" : \"high\" }")
      case "sRGB": members.append("\"display-gamut\" : \"sRGB\"")
      case "P3": members.append("\"display-gamut\" : \"display-P3\"")
      case "catalyst":
        idiom = "ipad"
        members.append("\"subtype\" : \"mac-catalyst\"")
      default:
        if let member = valued(word) { members.append(member) } else { idiom = word }
      }
    }
    if !appearances.isEmpty {
      members.append("\"appearances\" : [ \(appearances.joined(separator: ", ")) ]")
    }
    return (["\"idiom\" : \"\(idiom)\""] + members).joined(separator: ", ")
  }

  /// The member that a number, or a word with `=`, stands for.
  private static func valued(_ word: String) -> String? {
    if UInt8(word) != nil { return color("srgb", ["\"\(word)\"", "0", "0", "1"]) }
    guard let equals = word.firstIndex(of: "=") else { return nil }
    let parts = word[word.index(after: equals)...].split(separator: ",").map(String.init)
    switch word[..<equals] {
    case "locale": return "\"locale\" : \"\(parts[0])\""
    case "system":
      let platform = parts.count > 1 ? "\"platform\" : \"\(parts[0])\", " : ""
      return "\"color\" : { \(platform)\"reference\" : \"\(parts[parts.count - 1])\" }"
    case "space": return color(parts[0], Array(parts[1...]))
    default: return nil
    }
  }

  private static func color(_ space: String, _ numbers: [String]) -> String {
    let keys = numbers.count == 2 ? ["white", "alpha"] : ["red", "green", "blue", "alpha"]
    let components = zip(keys, numbers).map { "\"\($0)\" : \($1)" }.joined(separator: ", ")
    return "\"color\" : { \"color-space\" : \"\(space)\", \"components\" : { \(components) } }"
  }
}
