import ColorSetCompiler
import Testing

/// Names of colors in Swift, measured against symbols that Xcode generated.
@Suite struct SymbolNameTests {
  @Test(
    "A name is split into words as Xcode splits it",
    arguments: [
      ("BMLArm", "bmlArm"), ("color7C", "color7C"), ("0b3b21", "_0B3B21"), ("ABS", "ABS"),
      ("M", "M"), ("XSkiing", "xSkiing"), ("M-stadt", "mStadt"), ("BMChest", "bmChest"),
      ("Empty man PP", "emptyManPP"), ("blueEF", "blueEF"), ("ac_fm_1_2", "acFm12"),
      ("c50000", "c50000"), ("colorEE", "colorEE"), ("orange00", "orange00"), ("textH", "textH"),
      ("share 1", "share1"), ("color_000000", "color000000"), ("icon_ID", "iconID"),
      ("icon_ID ", "iconID"), ("orbita+", "orbita"), ("Connecting0_", "connecting0"),
      ("pc1500A", "pc1500A"), ("letter-a-eyes-wide 1", "letterAEyesWide1"),
      ("ff_on_primary", "ffOnPrimary"), ("emoji 1", "emoji1"), ("emoji_0", "emoji0"),
    ])
  func isSplit(name: String, symbol: String) {
    #expect(SymbolName.color(name[...]) == symbol)
  }

  @Test(
    "The last word 'color' is left out, in any case, unless it is the only one",
    arguments: [
      ("AccentColor", "accent"), ("background-color", "background"), ("giftColor", "gift"),
      ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("Color", "color"), ("COLOR", "COLOR"),
      ("buttoncolor", "buttoncolor"), ("LabelColors", "labelColors"), ("textColor", "text"),
      ("btn_color_disable", "btnColorDisable"), ("hint_text_color", "hintText"),
      ("fiori.text.color", "fioriText"), ("card-number", "cardNumber"),
      ("card-number-color", "cardNumber"), ("Color Color", "color"), ("gift_colour", "giftColour"),
      ("color1", "color1"), ("1color", "_1"), ("Link.Color!", "link"),
    ])
  func dropsColor(name: String, symbol: String) {
    #expect(SymbolName.color(name[...]) == symbol)
  }

  @Test(
    "Words without a small letter are joined by underscores as they are",
    arguments: [
      ("AL-0", "AL_0"), ("FF6767", "FF_6767"), ("292C38", "_292_C_38"), ("701.33", "_701_33"),
      ("BMW", "BMW"), ("121212", "_121212"), ("A-1-1-0", "A_1_1_0"), ("2B3041", "_2_B_3041"),
      ("343A4E", "_343_A_4_E"), ("4AB3FF", "_4_AB_3_FF"), ("A2D8FF", "A_2_D_8_FF"),
      ("DCAC00", "DCAC_00"), ("FFE05D", "FFE_05_D"), ("10C", "_10_C"), ("000", "_000"),
      ("007AFF&A7CCF5", "_007_AFF_A_7_CCF_5"), ("666666&CFCFCF", "_666666_CFCFCF"),
      ("1979FF", "_1979_FF"), ("4C4C4C", "_4_C_4_C_4_C"), ("AC", "AC"), ("0", "_0"),
      ("300", "_300"), ("1.0", "_1_0"),
    ])
  func joinsCapitals(name: String, symbol: String) {
    #expect(SymbolName.color(name[...]) == symbol)
  }

  @Test(
    "A digit at the start gets an underscore before it",
    arguments: [
      ("402a", "_402A"), ("1BackArm", "_1BackArm"), ("10ru", "_10Ru"), ("035-bank 1", "_035Bank1"),
      ("3ecb9ea9", "_3Ecb9Ea9"), ("25UltraLight", "_25UltraLight"), ("3d_rotation", "_3DRotation"),
      ("035Bank1", "_035Bank1"), (" 7 up", "_7Up"),
    ])
  func startsWithUnderscore(name: String, symbol: String) {
    #expect(SymbolName.color(name[...]) == symbol)
  }

  @Test(
    "Names that other tools were asked about get the symbols that Xcode's compiler gives",
    arguments: [
      ("ic_chat_white_24px", "icChatWhite24Px"), ("iC-ChAt_whIte_24 pX", "iCChAtWhIte24PX"),
      ("ICCHATWHITE", "ICCHATWHITE"), ("GPS-Tracking", "gpsTracking"),
      ("BGColorOne", "bgColorOne"), ("WiFi", "wiFi"), ("UIColour", "uiColour"), ("OK", "OK"),
      ("Ok", "ok"), ("all", "all"), ("All", "all"), ("Normal", "normal"), ("Normal ", "normal"),
      ("walkIn", "walkIn"), ("walk-in", "walkIn"), ("walk_in", "walkIn"), ("gift", "gift"),
    ])
  func matchesXcode(name: String, symbol: String) {
    #expect(SymbolName.color(name[...]) == symbol)
  }

  @Test(
    "Keywords stand in back-ticks, words that are keywords only in places do not",
    arguments: [
      ("Default", "`default`"), ("as", "`as`"), ("extension", "`extension`"),
      ("switch", "`switch`"), ("subscript", "`subscript`"), ("continue", "`continue`"),
      ("in", "`in`"), ("Self", "`self`"), ("self", "`self`"), ("init", "`init`"),
      ("is", "`is`"), ("inColor", "`in`"), ("is-color", "`is`"), ("type", "type"),
      ("Type", "type"), ("hash", "hash"), ("title", "title"), ("Any", "any"), ("await", "await"),
      ("AS", "AS"),
    ])
  func escapesKeywords(name: String, symbol: String) {
    #expect(SymbolName.color(name[...]) == symbol)
  }

  @Test(
    "Every keyword that Swift's grammar reserves is escaped",
    arguments: [
      "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
      "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
      "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
      "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
      "in", "repeat", "return", "switch", "throw", "where", "while", "as", "false", "is", "nil",
      "self", "super", "throws", "true", "try",
    ])
  func escapesEachKeyword(keyword: String) {
    #expect(SymbolName.color(keyword[...]) == "`\(keyword)`")
  }

  @Test(
    "A name without an ASCII letter or digit uses the letters of other scripts",
    arguments: [
      ("かぐや", "かぐや"), ("日本語", "日本語"), ("赤-青", "赤_青"), ("привет мир", "приветМир"),
      ("Привет", "привет"), ("ПРИВЕТ-МИР", "ПРИВЕТ_МИР"), ("é", "é"), ("É", "É"),
      ("ñandú", "and"), ("Grün", "grN"), ("赤2", "_2"), ("٣א", "א"), ("색상", "색상"),
      ("\u{202E}赤", "赤"),
    ])
  func fallsBackToUnicode(name: String, symbol: String) {
    #expect(SymbolName.color(name[...]) == symbol)
  }

  @Test(
    "A name without any letter or digit has no symbol",
    arguments: ["%", "", " ", "+-*/", "😀", "٣", "…", "_", "\u{301}", "\n", "`", "\u{200B}"])
  func hasNoSymbol(name: String) {
    #expect(SymbolName.color(name[...]) == nil)
    #expect(SymbolName.namespace(name[...]) == nil)
  }
}
