extension MalformedContents {
  private static let bad = "error: color 'Bad': "
  private static let slot = ContentsText.slot()

  /// Members of the file that are not what they should be.
  static let structures: [MalformedContents] = [
    MalformedContents(
      "the file is an array", "@[\(slot)]",
      bad + "the file is an array; it must be an object with 'colors' (wrong-type)"),
    MalformedContents(
      "the file is null", "\n @null",
      bad + "the file is null; it must be an object with 'colors' (wrong-type)"),
    MalformedContents(
      "the file is a string", "@\"colors\"",
      bad + "the file is a string; it must be an object with 'colors' (wrong-type)"),
    MalformedContents(
      "colors is an object", "{\"colors\": @{\"0\": \(slot)}}",
      bad + "'colors' is an object; it must be an array of slots (wrong-type)"),
    MalformedContents(
      "colors is null", "{\"colors\": @null}",
      bad + "'colors' is null; it must be an array of slots (wrong-type)"),
    MalformedContents(
      "a slot is a number", "{\"colors\": [\n\(slot),\n @7,\n\(slot)]}",
      bad + "a slot is a number; it must be an object (wrong-type)", colors: 2),
    MalformedContents(
      "a slot is null", "{\"colors\": [\(slot), @null]}",
      bad + "a slot is null; it must be an object (wrong-type)", colors: 1),
    MalformedContents(
      "info is a number", "{\"info\": @1, \"colors\": [\(slot)]}",
      bad + "'info' is a number; it must be an object (wrong-type)", colors: 1),
    MalformedContents(
      "author is null", "{\"colors\": [\(slot)], \"info\": {\"author\": @null, \"version\": 1}}",
      bad + "'author' is null; it must be a string (wrong-type)", colors: 1),
    MalformedContents(
      "version is a boolean", "{\"colors\": [\(slot)], \"info\": {\"version\": @true}}",
      bad + "'version' is a boolean; it must be the number 1 (wrong-type)", colors: 1),
    MalformedContents(
      "version is a string", "{\"colors\": [\(slot)], \"info\": {\"version\": @\"2.0.0-rc.4\"}}",
      "warning: color 'Bad': the version is the string \"2.0.0-rc.4\"; write the number 1 "
        + "(wrong-version)", colors: 1),
    MalformedContents(
      "properties is an array", "{\"colors\": [\(slot)], \"properties\": @[]}",
      bad + "'properties' is an array; it must be an object (wrong-type)", colors: 1),
    MalformedContents(
      "an unknown key in the file", "{\"colors\": [\(slot)], @\"colours\": []}",
      "warning: color 'Bad': 'colours' is not a key of the file; did you mean 'colors'? "
        + "(unknown-key)", colors: 1),
    MalformedContents(
      "an unknown key in info", "{\"colors\": [\(slot)], \"info\": {@\"template\": 1}}",
      "warning: color 'Bad': 'template' is not a key of 'info'; take it out (unknown-key)",
      colors: 1),
    MalformedContents(
      "colors twice", "{\"colors\": [\(slot), \(slot)], @\"colors\": [\(slot)]}",
      "warning: color 'Bad': 'colors' is there more than once in the file, and the last one counts; "
        + "keep the one that is meant (duplicate-key)", colors: 1),
    MalformedContents(
      "version twice", "{\"colors\": [\(slot)], \"info\": {\"version\": 1, @\"version\": 1}}",
      "warning: color 'Bad': 'version' is there more than once in 'info', and the last one counts; "
        + "keep the one that is meant (duplicate-key)", colors: 1),
    .group(
      "a group's file is a number", "@1",
      "error: the file is a number; it must be an object (wrong-type)"),
    .group(
      "a group's properties are a boolean", "{\"properties\": @true}",
      "error: 'properties' is a boolean; it must be an object (wrong-type)"),
    .group(
      "provides-namespace is a string", "{\"properties\": {\"provides-namespace\": @\"true\"}}",
      "error: 'provides-namespace' is a string; it must be true or false (wrong-type)"),
    .group(
      "provides-namespace is a number", "{\n\"properties\": {\n\t\"provides-namespace\": @1}}",
      "error: 'provides-namespace' is a number; it must be true or false (wrong-type)"),
    MalformedContents(
      "the catalog provides a namespace", "{\"properties\": {\"provides-namespace\": @true}}",
      "warning: a catalog provides no namespace, only its groups do; take the key out "
        + "(catalog-namespace)", path: "Contents.json"),
  ]
}
