import ColorSetCompiler
import DynamicColors

/// What the reader makes of one color set, named `Set`.
struct ColorSetReading {
  /// The slots.
  let slots: SlotList
  /// What the file holds that is not known.
  let unknownMembers: [UnknownMember]
  /// What is wrong.
  let diagnostics: [Diagnostic]
  /// What is wrong, as reports print it: `line:column: severity: message (rule)`.
  let lines: [String]

  /// Reads a color set from the bytes of its file.
  init(_ bytes: some Sequence<UInt8>) throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(bytes, to: "Set.colorset/Contents.json")
    let reading = try catalog.read()
    let place = "Colors.xcassets/Set.colorset/Contents.json:"
    slots = reading.colorSet("Set")?.slots ?? SlotList()
    unknownMembers = reading.colorSet("Set")?.unknownMembers ?? []
    diagnostics = reading.diagnostics
    lines = reading.lines.map { $0.hasPrefix(place) ? String($0.dropFirst(place.count)) : $0 }
  }

  /// Reads a color set from the text of its file.
  init(_ text: String) throws { try self.init(text.utf8) }

  /// Reads a color set from the texts of its slots, which stand on a line each, from the second on.
  init(slots: [String]) throws {
    try self.init(
      "{\"colors\":[\n\(slots.joined(separator: ",\n"))\n],"
        + "\"info\":{\"author\":\"xcode\",\"version\":1}}\n")
  }

  /// The components of the slots, nil for those without.
  var components: [ColorComponents?] {
    slots.map { slot in
      guard case .components(let components) = slot.value else { return nil }
      return components
    }
  }

  /// The system colors of the slots, nil for those without.
  var systemColors: [SystemColor?] {
    slots.map { slot in
      guard case .system(let color) = slot.value else { return nil }
      return color
    }
  }
}

/// Texts of parts of a color set's file.
enum ContentsText {
  /// A slot with a color of three components, each as it is written in JSON.
  static func slot(
    space: String = "srgb", red: String = "\"0.000\"", green: String = "\"0.000\"",
    blue: String = "\"0.000\"", alpha: String = "\"1.000\""
  ) -> String {
    "{\"color\":{\"color-space\":\"\(space)\",\"components\":"
      + "{\"red\":\(red),\"green\":\(green),\"blue\":\(blue),\"alpha\":\(alpha)}}}"
  }

  /// A slot with a gray color, each component as it is written in JSON.
  static func graySlot(space: String, white: String, alpha: String = "\"1.000\"") -> String {
    "{\"color\":{\"color-space\":\"\(space)\",\"components\":"
      + "{\"white\":\(white),\"alpha\":\(alpha)}}}"
  }
}
