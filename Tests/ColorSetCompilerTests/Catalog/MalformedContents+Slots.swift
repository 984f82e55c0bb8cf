extension MalformedContents {
  private static let any = "error: color 'Bad', any appearance: "
  private static let bad = "error: color 'Bad': "

  /// Members of a slot that are not what they should be.
  static let slots: [MalformedContents] = [
    .slot(
      "idiom is a number", "{\"idiom\": @1}",
      any + "'idiom' is a number; it must be a string (wrong-type)"),
    .slot(
      "subtype is an array", "{\"idiom\": \"ipad\", \"subtype\": @[]}",
      "error: color 'Bad', any appearance, ipad: 'subtype' is an array; it must be a string "
        + "(wrong-type)"),
    .slot(
      "display-gamut is null", "{\"display-gamut\": @null}",
      any + "'display-gamut' is null; it must be a string (wrong-type)"),
    .slot(
      "locale is an object", "{\"locale\": @{}}",
      any + "'locale' is an object; it must be a string (wrong-type)"),
    .slot(
      "appearances is a string", "{\"appearances\": @\"dark\"}",
      bad + "'appearances' is a string; it must be an array of objects (wrong-type)"),
    .slot(
      "an appearance is a string", "{\"appearances\": [@\"dark\"]}",
      bad + "an appearance is a string; it must be an object (wrong-type)"),
    .slot(
      "the kind of an appearance is a number",
      "{\"appearances\": [{\"appearance\": @1, \"value\": \"dark\"}]}",
      bad + "'appearance' is a number; it must be a string (wrong-type)"),
    .slot(
      "the value of an appearance is a boolean",
      "{\"appearances\": [{\"appearance\": \"luminosity\", \"value\": @true}]}",
      bad + "'value' is a boolean; it must be a string (wrong-type)"),
    .slot(
      "an appearance without a value", "{\"appearances\": [@{\"appearance\": \"luminosity\"}]}",
      bad + "an appearance needs 'appearance' and 'value', such as luminosity and dark "
        + "(incomplete-appearance)"),
    .slot(
      "an unknown appearance",
      "{\"appearances\": [{\"appearance\": \"luminosity\", \"value\": @\"black\"}]}",
      "warning: color 'Bad': the slot is never used: colors have no appearance 'luminosity' "
        + "'black'; use luminosity light or dark, or contrast high (unknown-appearance)"),
    .slot(
      "an unknown key in an appearance",
      "{\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\", @\"level\": 2}]}",
      "warning: color 'Bad': 'level' is not a key of an appearance; take it out "
        + "(unknown-key)"),
    .slot(
      "an unknown idiom", "{\"idiom\": @\"fridge\"}",
      "warning: color 'Bad': the slot is never used: 'fridge' is not an idiom of colors; "
        + "choose a device (universal, iphone, ipad, mac, tv, watch, car, vision), or delete the slot (unknown-idiom)"
    ),
    .slot(
      "an old idiom", "{\"idiom\": @\"reality\"}",
      "warning: color 'Bad': 'reality' is what early betas of Xcode 15 wrote; write 'vision' "
        + "(legacy-idiom)"),
    .slot(
      "an unknown subtype", "{\"idiom\": \"ipad\", \"subtype\": @\"mini\"}",
      "warning: color 'Bad': the slot is never used: 'mini' is not a subtype of colors; "
        + "take 'subtype' out (unknown-subtype)"),
    .slot(
      "an unknown gamut", "{\"display-gamut\": @\"rec2020\"}",
      "warning: color 'Bad': the slot is never used: 'rec2020' is not a display gamut; "
        + "use sRGB or display-P3 (unknown-gamut)"),
    .slot(
      "a key of a color in a slot", "{\"idiom\": \"universal\", @\"color-space\": \"srgb\"}",
      "warning: color 'Bad': 'color-space' is not a key of a slot; it belongs in 'color' "
        + "(unknown-key)"),
    .slot(
      "an unknown key in a slot", "{\"idiom\": \"universal\", @\"scale\": \"2x\"}",
      "warning: color 'Bad': 'scale' is not a key of a slot; take it out (unknown-key)"),
    .slot(
      "a key twice in a slot", "{\"idiom\": \"mac\", @\"idiom\": \"ipad\"}",
      "warning: color 'Bad': 'idiom' is there more than once in a slot, and the last one counts; "
        + "keep the one that is meant (duplicate-key)"),
    .slot(
      "a locale that is too long", "{\"locale\": @\"\(String(repeating: "x", count: 201))\"}",
      any + "'locale' is longer than 200 bytes; shorten it (too-long-text)"),
  ]
}
