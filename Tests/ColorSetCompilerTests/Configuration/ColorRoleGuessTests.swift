import ColorSetCompiler
import Testing

/// What a color is for, by its name.
@Suite struct ColorRoleGuessTests {
  @Test(
    "Clear words give a role",
    arguments: [
      ("Text/Primary", .text), ("secondary-label", .text), ("primaryText", .text),
      ("TextPrimary", .text), ("HTMLText", .text), ("text_2nd", nil), ("LABEL", .text),
      ("Background", .background), ("surfaceRaised", .background), ("Surface/Card", .background),
      ("Separator/Opaque", .separator), ("List Divider", .separator), ("cardBorder", .separator),
      ("AccentColor", .interactive), ("tint", .interactive), ("Links", .interactive),
      ("Button/Primary", .interactive), ("Status/Success", .status), ("warning", .status),
      ("errorMain", .status), ("destructive.action", .status),
    ] as [(String, ColorRole?)])
  func clear(name: String, role: ColorRole?) {
    #expect(ColorRole.guessed(from: name) == role)
  }

  @Test(
    "What is two things at once, on something, or of one appearance only gives none",
    arguments: [
      "Link Text", "Button/Background", "text-on-accent", "OnSurface", "errorText", "lightText",
      "Text/Dark", "backgroundWhite", "redTint", "warningTint40", "brandTint40", "TextField",
      "inputBorder", "placeholderText", "disabledButton", "selectedTextColor", "buttonShadow",
      "chip-text", "BadgeBackground", "SnackbarError",
      "Textile", "Labeled", "Context", "Borderline", "Surfaced", "", "/", "💥", "42",
    ])
  func unsafe(name: String) {
    #expect(ColorRole.guessed(from: name) == nil)
  }
}
