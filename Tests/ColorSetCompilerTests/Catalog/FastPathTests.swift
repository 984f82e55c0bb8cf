import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// Files with exactly Xcode's bytes are read without a JSON tree, and give what the tree gives.
///
/// A blank before a file sends it through the tree and moves the places on its first line by one.
@Suite struct FastPathTests {
  @Test("Slots of every shape give the same", arguments: XcodeText.idioms)
  func agreesOnEveryShape(_ idiom: [String]) throws {
    var files: [[UInt8]] = []
    for gamut in XcodeText.gamuts {
      for appearance in XcodeText.appearances {
        files.append(XcodeText.file(XcodeText.colors.map { appearance + $0 + gamut + idiom }))
      }
    }
    try expectAgreement(files)
  }

  @Test("Components in every spelling give the same, and so do those that are none")
  func agreesOnComponents() throws {
    var files: [[UInt8]] = []
    for component in XcodeText.components {
      for color in XcodeText.colors(with: component) {
        files.append(XcodeText.file([color + XcodeText.idioms[0]]))
      }
      for place in 0..<4 {
        var values = ["1.000", "0.250", "0.500", "0.750"]
        values[place] = component
        let color = XcodeText.color("srgb", values, ["alpha", "blue", "green", "red"])
        files.append(XcodeText.file([color + XcodeText.idioms[0]]))
      }
    }
    try expectAgreement(files)
  }

  @Test("Files of many slots give the same")
  func agreesOnManySlots() throws {
    var generator = SeededGenerator(seed: 7)
    let files = (0..<200).map { count in
      XcodeText.file((0..<count % 30).map { _ in slot(using: &generator) })
    }
    try expectAgreement(files)
  }

  @Test("The file that Xcode writes gives what it says")
  func readsXcodeFiles() throws {
    let reading = try ColorSetReading(GoodColor.text)
    #expect(reading.lines == [])
    #expect(reading.components == GoodColor.components)
    #expect(reading.slots.map(\.position) == GoodColor.positions)
  }

  @Test(
    "A component with any byte at any of its places gives the same",
    arguments: ["0.745", "0x1C", "128", "64", "7"])
  func agreesOnEveryByte(_ component: String) throws {
    let files = try changedFiles(component) { byte in !(0xCA...0xCF).contains(byte) }
    try expectAgreement(files)
  }

  @Test("Bytes beyond ASCII are no digits", arguments: ["0.745", "0x1C", "128", "64", "7"])
  func agreesBeyondASCII(_ component: String) throws {
    let files = try changedFiles(component) { byte in (0xCA...0xCF).contains(byte) }
    try expectAgreement(files)
  }

  /// Files of one color, with each byte of some at each place of a component.
  private func changedFiles(
    _ component: String, _ isChosen: (UInt8) -> Bool
  ) throws -> [[UInt8]] {
    let values = ["0.475", "0xC7", "123", component]
    let color = XcodeText.color("extended-srgb", values, ["alpha", "blue", "green", "red"])
    let file = XcodeText.file([color + XcodeText.idioms[0]])
    let before = Array("\"red\" : \"".utf8)
    let start = try #require(file.firstRange(of: before)).upperBound
    var files: [[UInt8]] = []
    for place in start...start + component.utf8.count {
      for byte in UInt8.min...UInt8.max where isChosen(byte) {
        var changed = file
        changed[place] = byte
        files.append(changed)
      }
    }
    return files
  }

  @Test("Files with small changes give the same", arguments: 0..<6 as Range<UInt64>)
  func agreesOnChanges(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var mutation = TextMutation(seed: seed + 100)
    var files: [[UInt8]] = []
    while files.count < 400 {
      let count = Int.random(in: 1...4, using: &generator)
      let file = XcodeText.file((0..<count).map { _ in slot(using: &generator) })
      let changed = mutation.changed(file)
      // Without its first bracket a file is no candidate, and a blank before it changes what is
      // wrong with it.
      if changed.first == 0x7B, changed.dropFirst().first != 0 { files.append(changed) }
    }
    try expectAgreement(files)
  }

  @Test("A file that is cut at any byte gives the same")
  func agreesOnEveryCut() throws {
    let bytes = Array(GoodColor.text.utf8)
    try expectAgreement((1...bytes.count).map { Array(bytes[..<$0]) })
    try expectAgreement(["\n", " ", "\r\n", "x", "\u{0}"].map { bytes + Array($0.utf8) })
  }

  @Test("References of up to 200 bytes give the same, and so do those with odd letters")
  func agreesOnReferences() throws {
    let names = [
      "", "x", String(repeating: "x", count: 199), String(repeating: "x", count: 200),
      String(repeating: "x", count: 201), "é", "a b", "a\u{7F}", "a\\u0041", "a\\\"", "~",
      "label\tColor",
    ]
    try expectAgreement(
      names.map { name in
        XcodeText.file([
          [
            "      \"color\" : {", "        \"platform\" : \"ios\",",
            "        \"reference\" : \"\(name)\"", "      },", "      \"idiom\" : \"universal\"",
          ]
        ])
      })
  }

  @Test("A set with more slots than the limit gives the same")
  func agreesOnTheLimit() throws {
    let slot = XcodeText.idioms[0]
    try expectAgreement(
      [4095, 4096, 4097].map { XcodeText.file(Array(repeating: slot, count: $0)) })
  }

  private func slot(using generator: inout SeededGenerator) -> [String] {
    func pick(_ parts: [[String]]) -> [String] { parts.randomElement(using: &generator) ?? [] }
    return pick(XcodeText.appearances) + pick(XcodeText.colors) + pick(XcodeText.gamuts)
      + pick(XcodeText.idioms)
  }

  /// Expects that files give the same with a blank before them, but for places on the first line.
  private func expectAgreement(
    _ files: [[UInt8]], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    // Writing over files is much faster than making new ones.
    let catalog = try CatalogOnDisk()
    for start in stride(from: 0, to: files.count, by: 250) {
      let some = Array(files[start..<min(start + 250, files.count)])
      let fast = try PlacedReading(some, before: [], in: catalog)
      let general = try PlacedReading(some, before: [0x20], in: catalog)
      for (index, file) in some.enumerated() {
        let colorSet = fast.colorSets["\(index)"]
        #expect(colorSet != nil, sourceLocation: sourceLocation)
        if colorSet == general.colorSets["\(index)"] { continue }
        #expect(
          colorSet == general.colorSets["\(index)"], "\(String(decoding: file, as: UTF8.self))",
          sourceLocation: sourceLocation)
      }
    }
  }
}

/// Everything that is read from some files, with its places.
private struct PlacedReading {
  /// What is read from one file.
  struct ColorSet: Equatable {
    var slots: [PlacedSlot]
    /// A line for each unknown member and for each diagnostic.
    var lines: [String]
  }

  /// What is read from one slot.
  struct PlacedSlot: Equatable {
    var position: TextPosition
    var traits: SlotTraits
    var conditions: SlotConditions
    var spelling: ComponentSpelling
    var value: ColorValue?
  }

  /// What is read, by the name of the color set.
  private(set) var colorSets: [String: ColorSet] = [:]

  /// Reads files, each with some bytes before it, which are taken off the places.
  init(_ files: [[UInt8]], before: [UInt8], in catalog: CatalogOnDisk) throws {
    for (index, file) in files.enumerated() {
      try catalog.write(before + file, to: "\(index).colorset/Contents.json")
    }
    let reading = try catalog.read()
    func place(_ position: TextPosition) -> TextPosition {
      var position = position
      if position.line == 1 { position.column -= Int32(before.count) }
      return position
    }
    for colorSet in reading.catalog.colorSets {
      let slots = colorSet.slots.map { slot in
        PlacedSlot(
          position: place(slot.position), traits: slot.traits, conditions: slot.conditions,
          spelling: slot.spelling, value: slot.value)
      }
      let unknown = colorSet.unknownMembers.map { member in
        "\(place(member.position)): \(member.key) of \(member.container): \(member.text)"
      }
      colorSets[colorSet.name] = ColorSet(slots: slots, lines: unknown)
    }
    for diagnostic in reading.diagnostics {
      let position = diagnostic.location.position.map(place)
      colorSets[diagnostic.color ?? ""]?.lines.append(
        "\(position ?? .start): \(diagnostic.severity): \(diagnostic.message) (\(diagnostic.rule))")
    }
  }
}
