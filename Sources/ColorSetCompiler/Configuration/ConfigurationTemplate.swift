/// A commented configuration to start from.
///
/// What it says takes nothing away from what holds without it: the usual settings are spelled out, roles are those that the
/// names of the colors suggest, which lets the rules about roles look, and all else is a comment.
package struct ConfigurationTemplate {
  private let names: [String]
  private let base: String?
  private var text = ""

  /// Writes a configuration for a palette.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - base: The path of a configuration that holds for them so far, as the new file sees it, nil without one. The new
  ///     one extends it and leaves its settings alone.
  /// - Returns: The text of the file.
  package static func write(_ palette: Palette, extending base: String? = nil) -> String {
    var template = ConfigurationTemplate(
      names: palette.colors.map { palette.name(of: $0) }, base: base)
    template.write()
    return template.text
  }

  private init(names: [String], base: String?) {
    self.names = names
    self.base = base
  }

  private mutating func write() {
    text += """
      {
        // Settings of colorset. 'colorset help config' explains all keys, 'colorset config' prints what is in force.
        "version": 1,


      """
    if let base {
      text += """
          // The file that held here so far; it holds on where this one says nothing.
          "extends": \(JSONText.string(base)),


        """
    }
    writeGenerate()
    writeRoles()
    writeExamples()
    writeRules()
    text += "}\n"
  }

  private mutating func writeGenerate() {
    let off = base == nil ? "" : "// "
    text += """
        // What 'colorset generate' writes. Paths are seen from this file; without an output the code is printed.
        "generate": {
          // "output": "Sources/Colors.swift",
          \(off)"name": "Palette",
          \(off)"access": "internal", // or "package", "public"
          \(off)"runtime": "module", // or "embedded"
          \(off)"extensions": false // true adds the colors to Color, UIColor and NSColor
        },


      """
  }

  private mutating func writeRoles() {
    let guessed = base == nil ? GuessedRoles(names).patterns : []
    text += """
        // What colors are for: \(ColorRole.allCases.map(\.rawValue).joined(separator: ", ")).
        // A '*' stands for any text.

      """
    guard !guessed.isEmpty else {
      text += """
          // "roles": {
          //   "text": ["Text/*", "Label"],
          //   "background": ["Surface/*"]
          // },


        """
      return
    }
    text += "  // These are guessed from the names; add what is missing.\n  \"roles\": {\n"
    for (index, (role, patterns)) in guessed.enumerated() {
      let comma = index == guessed.count - 1 ? "" : ","
      let list = JSONText.strings(patterns)
      text += "    \"\(role.rawValue)\": "
      if list.utf8.count <= 80 {
        text += list
      } else {
        text += "[\n" + patterns.map { "      \(JSONText.string($0))" }.joined(separator: ",\n")
        text += "\n    ]"
      }
      text += "\(comma)\n"
    }
    text += "  },\n\n"
  }

  private mutating func writeExamples() {
    let foreground = name(of: .text) ?? "Text/Primary"
    let background = name(of: .background) ?? "Surface/Base"
    let any = names.first ?? "Brand/Accent"
    text += """
        // What is drawn on what, for the contrast between both.
        // "pairs": [
        //   { "foreground": \(JSONText.string(foreground)), "background": \(JSONText.string(background)), "textStyle": "body" }
        // ],

        // Colors that people must be able to tell apart.
        // "distinct": [
        //   { "name": "status", "colors": ["Status/Success", "Status/Danger"] }
        // ],

        // Surfaces and their partners for sheets and popovers; a catalog has no slot for these.
        // "elevated": { "Surface/*": "Surface/*Elevated" },

        // Names that stand for one color, so that nothing is found about both being alike, only when they are not.
        // "aliases": { \(JSONText.string(any + " Copy")): \(JSONText.string(any)) },

        // Colors that are the same in light and dark on purpose.
        // "darkOnly": [
        //   { "color": "Player/*", "reason": "the player is always dark" }
        // ],

        // Findings to set aside one by one. For many at once, 'colorset lint --write-baseline FILE' is there.
        // "ignore": [
        //   { "rule": "single-value", "color": \(JSONText.string(any)), "reason": "the color of the brand" }
        // ],


      """
  }

  private func name(of role: ColorRole) -> String? {
    names.first { ColorRole.guessed(from: $0) == role }
  }

  private mutating func writeRules() {
    text += """
        // The levels of the rules: error, warning, note, or off. 'colorset rules RULE' explains one.
        "rules": {

      """
    for rule in Rule.all where rule.id != Diagnostic.unreadable {
      text += "    // \(JSONText.string(rule.id)): \(JSONText.string(rule.level.rawValue)),\n"
    }
    text += "  }\n"
  }
}
