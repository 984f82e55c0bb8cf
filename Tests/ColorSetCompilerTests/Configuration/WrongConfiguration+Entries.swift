extension WrongConfiguration {
  /// Mistakes in findings to ignore, and in colors that are dark only.
  static let entries: [WrongConfiguration] = [
    WrongConfiguration("{ \"ignore\": @{} }", "'ignore' is an object", "must be an array"),
    WrongConfiguration("{ \"ignore\": [ @\"A\" ] }", "an 'ignore' entry is a string"),
    WrongConfiguration(
      "{ \"ignore\": [\n  { \"color\": \"A\", \"reason\": \"x\" },\n  @{ \"reason\": \"x\" } ] }",
      "an 'ignore' entry needs a 'color'"),
    WrongConfiguration("{ \"ignore\": [ @{ \"color\": \"A\" } ] }", "needs a 'reason'"),
    WrongConfiguration(
      "{ \"ignore\": [ { \"color\": @\"\", \"reason\": \"x\" } ] }", "'color' is empty"),
    WrongConfiguration(
      "{ \"ignore\": [ { \"color\": @[\"A\"], \"reason\": \"x\" } ] }", "'color' is an array"),
    WrongConfiguration(
      "{ \"ignore\": [ { \"color\": \"A\", \"reason\": @\"\" } ] }", "'reason' is empty"),
    WrongConfiguration(
      "{ \"ignore\": [ { \"color\": \"A\", \"reason\": @\" \\t\\u00A0\" } ] }", "'reason' is empty"),
    WrongConfiguration(
      "{ \"ignore\": [ { \"rule\": @\"singel-value\", \"color\": \"A\", \"reason\": \"x\" } ] }",
      "'singel-value' is not a rule", "did you mean 'single-value'?"),
    WrongConfiguration(
      "{ \"ignore\": [ { \"rule\": @\"unreadable\", \"color\": \"A\", \"reason\": \"x\" } ] }",
      "'unreadable' cannot be ignored"),
    WrongConfiguration(
      "{ \"ignore\": [ { \"rule\": @null, \"color\": \"A\", \"reason\": \"x\" } ] }",
      "'rule' is null"),
    WrongConfiguration(
      "{ \"ignore\": [ { @\"colour\": \"A\", \"reason\": \"x\" } ] }", "did you mean 'color'?"),
    WrongConfiguration("{ \"darkOnly\": @\"A\" }", "'darkOnly' is a string"),
    WrongConfiguration("{ \"darkOnly\": [ @\"A\" ] }", "a 'darkOnly' entry is a string"),
    WrongConfiguration("{ \"darkOnly\": [ @{ \"color\": \"A\" } ] }", "needs a 'reason'"),
    WrongConfiguration("{ \"darkOnly\": [ @{ \"reason\": \"A\" } ] }", "needs a 'color'"),
    WrongConfiguration(
      "{ \"darkOnly\": [ { \"color\": @\"\", \"reason\": \"x\" } ] }", "'color' is empty"),
    WrongConfiguration(
      "{ \"darkOnly\": [ { \"color\": \"A\", @\"rule\": \"x\" } ] }", "'rule' is not a key"),
  ]

  /// Mistakes in roles.
  static let roles: [WrongConfiguration] = [
    WrongConfiguration("{ \"roles\": @[] }", "'roles' is an array"),
    WrongConfiguration(
      "{ \"roles\": { @\"texts\": \"A\" } }", "'texts' is not a role", "did you mean 'text'?"),
    WrongConfiguration("{ \"roles\": { @\"Background\": \"A\" } }", "did you mean 'background'?"),
    WrongConfiguration(
      "{ \"roles\": { @\"border\": \"A\" } }", "the roles are text, background, separator"),
    WrongConfiguration("{ \"roles\": { \"text\": @1 } }", "a string or an array of strings"),
    WrongConfiguration("{ \"roles\": { \"text\": @\"\" } }", "the role 'text' is empty"),
    WrongConfiguration("{ \"roles\": { \"text\": [\"A\", @\"\"] } }", "is empty"),
    WrongConfiguration("{ \"roles\": { \"text\": [ @[] ] } }", "is an array", "must be a string"),
    WrongConfiguration(
      "{ \"roles\": { \"text\": \"A\", @\"text\": \"B\" } }", "'text' stands twice in 'roles'"),
  ]

  /// Mistakes in pairs.
  static let pairs: [WrongConfiguration] = [
    WrongConfiguration("{ \"pairs\": @{} }", "'pairs' is an object"),
    WrongConfiguration("{ \"pairs\": [ @[] ] }", "a pair is an array"),
    WrongConfiguration("{ \"pairs\": [ @{} ] }", "a pair needs a 'foreground'"),
    WrongConfiguration("{ \"pairs\": [ @{ \"foreground\": \"A\" } ] }", "needs a 'background'"),
    pair("@\"forground\": \"A\"", "did you mean 'foreground'?"),
    pair("@\"style\": \"body\"", "'style' is not a key of a pair", "the keys are foreground"),
    WrongConfiguration(
      "{ \"pairs\": [ { \"foreground\": @\"\", \"background\": \"B\" } ] }", "'foreground' is empty"
    ),
    WrongConfiguration(
      "{ \"pairs\": [ { \"foreground\": \"A\", \"background\": @[\"B\"] } ] }",
      "'background' is an array"),
    pair("\"textStyle\": @\"Body\"", "did you mean 'body'?"),
    pair("\"textStyle\": @\"caption\"", "did you mean 'caption1'?"),
    pair("\"textStyle\": @\"huge\"", "the choices are largeTitle, title1"),
    pair("\"textStyle\": @17", "'textStyle' is a number"),
    pair("\"textStyle\": \"body\", @\"size\": 17", "exclude each other"),
    pair("@\"size\": 17, \"textStyle\": \"body\"", "exclude each other"),
    pair("\"size\": @\"17\"", "'size' is a string"),
    pair("\"size\": @0", "'size' is 0", "from 1 to 1000"),
    pair("\"size\": @-17", "'size' is -17"),
    pair("@\"weight\": \"bold\"", "'weight' needs a 'size'"),
    pair("\"size\": 17, \"weight\": @\"Bold\"", "did you mean 'bold'?"),
    pair("\"size\": 17, \"weight\": @700", "'weight' is a number"),
    pair("\"minimum\": @0.5", "'minimum' is 0.5", "from 1 to 21"),
    pair("\"minimum\": @21.001", "'minimum' is 21.001"),
    pair("\"minimum\": @\"4.5\"", "'minimum' is a string"),
    pair("\"appearances\": @\"dark\"", "must be an array"),
    pair("\"appearances\": @[]", "leave it out for all"),
    pair("\"appearances\": [\"dark\", @\"darkHigh\"]", "'darkHigh'"),
    pair("\"appearances\": [\"dark\", @\"dark\"]", "'dark' stands twice"),
  ]

  private static func pair(_ rest: String, _ words: String...) -> WrongConfiguration {
    WrongConfiguration(
      marked: "{ \"pairs\": [ { \"foreground\": \"A\", \"background\": \"B\", \(rest) } ] }",
      words: words)
  }

  private init(marked: String, words: [String]) {
    self.marked = marked
    self.words = words
  }

  /// Mistakes in groups of colors that must be told apart.
  static let distinct: [WrongConfiguration] = [
    WrongConfiguration("{ \"distinct\": @{} }", "'distinct' is an object"),
    WrongConfiguration("{ \"distinct\": [ @[\"A\", \"B\"] ] }", "a 'distinct' group is an array"),
    WrongConfiguration("{ \"distinct\": [ @{ \"name\": \"x\" } ] }", "needs a 'colors'"),
    WrongConfiguration(
      "{ \"distinct\": [ @{ \"colors\": [\"A\", \"B\"] } ] }", "needs a 'name' or a 'reason'"),
    WrongConfiguration(
      "{ \"distinct\": [ { \"name\": \"x\", \"colors\": @[] } ] }", "at least two"),
    WrongConfiguration(
      "{ \"distinct\": [ { \"name\": \"x\", \"colors\": @[\"A\"] } ] }", "at least two"),
    WrongConfiguration(
      "{ \"distinct\": [ { \"name\": \"x\", \"colors\": @\"A\" } ] }", "must be an array"),
    WrongConfiguration(
      "{ \"distinct\": [ { \"name\": \"x\", \"colors\": [\"A\", @\"\"] } ] }", "is empty"),
    WrongConfiguration(
      "{ \"distinct\": [ { \"name\": @\" \", \"colors\": [\"A\", \"B\"] } ] }", "'name' is empty"),
    WrongConfiguration(
      "{ \"distinct\": [ { \"name\": \"x\", \"colors\": [\"A\", \"B\"], \"minimum\": @-1 } ] }",
      "'minimum' is -1", "from 0 to 100"),
    WrongConfiguration("{ \"distinct\": [ { @\"color\": [] } ] }", "did you mean 'colors'?"),
  ]
}
