extension MalformedContents {
  private static let any = "error: color 'Bad', any appearance: "
  private static let warning = "warning: color 'Bad', any appearance: "
  private static let components =
    "{\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1.000\"}"

  /// Members of a color that are not what they should be.
  static let colors: [MalformedContents] =
    [
      .color(
        "color is a string", "@\"#FF0000\"",
        any + "'color' is a string; it must be an object (wrong-type)"),
      .color(
        "color is null", "@null", any + "'color' is null; it must be an object (wrong-type)"),
      .color(
        "color is empty", "@{}",
        any + "the color has neither 'components' nor a 'reference'; "
          + "choose a color for the slot (missing-component)"),
      .color(
        "color-space is a number", "{\"color-space\": @22, \"components\": \(components)}",
        any + "'color-space' is a number; it must be a string (wrong-type)"),
      .color(
        "an unknown color space", "{\"color-space\": @\"lab\", \"components\": \(components)}",
        any + "'lab' is not a color space; use one of srgb, display-p3, extended-srgb, "
          + "extended-linear-srgb, gray-gamma-22, extended-gray (unknown-color-space)"),
      .color(
        "no color space", "@{\"components\": \(components)}",
        warning + "the color space is missing and srgb is assumed; "
          + "add \"color-space\" with the one that was meant (missing-color-space)", colors: 2),
      .color(
        "components is an array", "{\"color-space\": \"srgb\", \"components\": @[0, 0, 0]}",
        any + "'components' is an array; it must be an object (wrong-type)"),
      .color(
        "platform is a number", "{\"platform\": @1, \"reference\": \"labelColor\"}",
        any + "'platform' is a number; it must be a string (wrong-type)", colors: 2),
      .color(
        "reference is an object", "{\"platform\": \"ios\", \"reference\": @{}}",
        any + "'reference' is an object; it must be a string (wrong-type)"),
      .color(
        "reference is empty", "{\"platform\": \"ios\", \"reference\": @\"\"}",
        any + "the reference is not the name of a system color; write one such as \"labelColor\" "
          + "(invalid-reference)"),
      .color(
        "an unknown platform", "{\"platform\": @\"windows\", \"reference\": \"labelColor\"}",
        warning + "'windows' is not a platform; use one of ios, osx, tvos, watchos, XR, universal "
          + "(unknown-platform)", colors: 2),
      .color(
        "a reference and components",
        "{\"reference\": \"labelColor\", \"color-space\": \"srgb\", "
          + "\"components\": @\(components)}",
        warning + "the color has a 'reference' as well as 'components', and the reference counts; "
          + "take out the one that is not meant (reference-with-components)", colors: 2),
      .color(
        "an unknown key in a color",
        "{\"color-space\": \"srgb\", \"components\": \(components), @\"space\": \"srgb\"}",
        "warning: color 'Bad': 'space' is not a key of a color; take it out (unknown-key)",
        colors: 2),
      .color(
        "a key twice in a color",
        "{\"color-space\": \"display-p3\", @\"color-space\": \"srgb\", "
          + "\"components\": \(components)}",
        "warning: color 'Bad': 'color-space' is there more than once in a color, and the last one counts; "
          + "keep the one that is meant (duplicate-key)", colors: 2),
      .color(
        "no alpha",
        "{\"color-space\": \"srgb\", \"components\": @{\"red\": 0, \"green\": 0, \"blue\": 0}}",
        warning + "alpha is missing and counts as 1.000; add it (missing-alpha)", colors: 2),
      .color(
        "no red",
        "{\"color-space\": \"srgb\", \"components\": @{\"green\": 0, \"blue\": 0, \"alpha\": 1}}",
        any + "srgb needs red; add it, or choose another color space (missing-component)"),
      .color(
        "white is an array",
        "{\"color-space\": \"extended-gray\", "
          + "\"components\": {\"white\": @[], \"alpha\": \"1.000\"}}",
        any + "'white' is an array; it must be a string or a number (wrong-type)"),
      .color(
        "no white", "{\"color-space\": \"gray-gamma-22\", \"components\": @{\"alpha\": \"1.000\"}}",
        any + "gray-gamma-22 needs white; add it, or choose another color space (missing-component)"
      ),
      .color(
        "a component above 255",
        "{\"color-space\": \"srgb\", \"components\": {\"red\": 0, \"green\": @\"300\", \"blue\": "
          + "0, \"alpha\": 1}}",
        any + "green \"300\" is above 255; write a whole number from 0 to 255 (invalid-component)"),
    ]
    + ["red", "green", "blue", "alpha"].map { name in
      .color(
        "\(name) is null",
        "{\"color-space\": \"srgb\", \"components\": "
          + components.replacing("\"\(name)\": ", with: "\"\(name)\": @null, \"x\": ")
          .replacing(", \"x\": \"0\"", with: "").replacing(", \"x\": \"1.000\"", with: "") + "}",
        any + "'\(name)' is null; it must be a string or a number (wrong-type)")
    }
}
