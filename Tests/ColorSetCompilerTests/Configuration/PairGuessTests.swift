import Testing

@testable import ColorSetCompiler

/// What a color is drawn on, by its name.
@Suite struct PairGuessTests {
  @Test(
    "Clear names tell what a color is drawn on",
    arguments: [
      ("ButtonText", "ButtonBackground"), ("Button Text", "Button Background"),
      ("button-text", "button-bg"), ("SidebarUnreadCountText", "SidebarUnreadCountBackground"),
      ("ResumeButton/ResumeButtonText", "ResumeButton/ResumeButtonBG"),
      ("SecondaryButtonTextColor", "SecondaryButtonBGColor"),
      ("Chip/default text", "Chip/default background"),
      ("cardForeground", "cardBackground"), ("TomorrowForeground", "TomorrowBackground"),
      ("onPrimary", "primary"), ("OnPrimary", "Primary"), ("on-primary", "primary"),
      ("On Red", "Red"),
      ("Primary/contrast", "Primary/main"), ("Brand/contrastText", "Brand/main"),
    ])
  func clear(foreground: String, background: String) {
    #expect(PairGuess.backgrounds(of: foreground).contains(background))
    let start = foreground.utf8.lastIndex(of: 0x2F).map { foreground.utf8.index(after: $0) }
    let namespaces = foreground.utf8[..<(start ?? foreground.startIndex)].count
    #expect(PairGuess.mayTell(foreground, from: namespaces))
  }

  @Test(
    "Other names tell nothing",
    arguments: [
      "RedText", "whiteText", "DarkText", "disabledButtonText", "Foreground2", "Text2", "Text",
      "Button/Text", "Foreground", "context", "Context", "contrast", "Button", "online", "on", "On",
      "on ", "onDisabled", "onboardingCard", "textBackground", "", "/", "Text/",

      "placeholderText",
    ])
  func unclear(name: String) {
    #expect(PairGuess.backgrounds(of: name) == [])
  }
}
