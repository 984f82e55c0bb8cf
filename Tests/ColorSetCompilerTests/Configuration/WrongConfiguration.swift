import ColorSetCompiler
import Testing

/// A configuration with a mistake: `@` marks the place that the message must name.
struct WrongConfiguration: Sendable, CustomTestStringConvertible {
  /// The text with its mark.
  let marked: String
  /// What the message must say.
  let words: [String]

  init(_ marked: String, _ words: String...) {
    self.marked = marked
    self.words = words
  }

  var testDescription: String { marked }

  /// All of them.
  static let all =
    files + generate + elevated + aliases + rules + entries + roles + pairs + distinct

  /// Mistakes in the file as a whole.
  static let files: [WrongConfiguration] = [
    WrongConfiguration("@", "the file is empty"),
    WrongConfiguration(" // nothing\n@", "the file is empty"),
    WrongConfiguration("@[]", "the configuration is an array", "must be an object"),
    WrongConfiguration("\n  @\"text\"", "is a string", "must be an object"),
    WrongConfiguration("{ \"version\": @01 }", "leading zero"),
    WrongConfiguration("{ \"version\": @1.0 }", "'version' must be 1"),
    WrongConfiguration("{ \"version\": @true }", "'version' must be 1"),
    WrongConfiguration("{ @version: 1 }", "a key in double quotes"),
    WrongConfiguration("{ \"version\": 1,, @}".replacing(",, @", with: ",@, "), "a key"),
    WrongConfiguration("{ @\"rule\": {} }", "'rule' is not a key", "did you mean 'rules'?"),
    WrongConfiguration("{ @\"Version\": 1 }", "did you mean 'version'?"),
    WrongConfiguration("{ @\"ignores\": [] }", "did you mean 'ignore'?"),
    WrongConfiguration("{ @\"darkonly\": [] }", "did you mean 'darkOnly'?"),
    WrongConfiguration("{ @\"\": 1 }", "'' is not a key", "the keys are version, extends"),
    WrongConfiguration("{ @\"$schema\": \"x\" }", "'$schema' is not a key"),
    WrongConfiguration(
      "{ \"rules\": {},\n  @\"rules\": {} }", "'rules' stands twice", "delete one"),
    WrongConfiguration("{ \"rules\": {}, @\"r\\u0075les\": {} }", "'rules' stands twice"),
    WrongConfiguration("{ \"extends\": @null }", "'extends' is null", "a path or an array"),
    WrongConfiguration("{ \"extends\": @{} }", "'extends' is an object"),
    WrongConfiguration("{ \"extends\": [ @1 ] }", "'extends' is a number"),
    WrongConfiguration("{ \"extends\": @\"\" }", "is empty", "name a file"),
    WrongConfiguration("{ \"extends\": [\"@x.json\"] }".replacing("\"@", with: "@\""), "'x.json'"),
    WrongConfiguration("{ \"extends\": @\"a\\u0000b\" }", "zero byte"),
  ]

  /// Mistakes in how generated code is wanted.
  static let generate: [WrongConfiguration] = [
    WrongConfiguration("{ \"generate\": @null }", "'generate' is null"),
    WrongConfiguration("{ \"generate\": { @\"outputs\": \"x\" } }", "did you mean 'output'?"),
    WrongConfiguration("{ \"generate\": { \"output\": @\"\" } }", "'output' is empty"),
    WrongConfiguration("{ \"generate\": { \"output\": @\"\\u0000\" } }", "zero byte"),
    WrongConfiguration("{ \"generate\": { \"output\": @false } }", "'output' is a boolean"),
    WrongConfiguration("{ \"generate\": { \"name\": @\"a b\" } }", "'a b'", "such as 'Palette'"),
    WrongConfiguration(
      "{ \"generate\": { \"access\": @\"pubilc\" } }", "'access' cannot be 'pubilc'",
      "did you mean 'public'?"),
    WrongConfiguration(
      "{ \"generate\": { \"runtime\": @\"none\" } }", "'none'", "the choices are module, embedded"),
    WrongConfiguration(
      "{ \"generate\": { \"extensions\": @\"yes\" } }", "'extensions' is a string",
      "must be true or false"),
    WrongConfiguration(
      "{ \"generate\": { \"name\": \"A\", @\"name\": \"A\" } }", "'name' stands twice in 'generate'"
    ),
  ]

  /// Mistakes in elevated partners.
  static let elevated: [WrongConfiguration] = [
    WrongConfiguration("{ \"elevated\": @\"A\" }", "'elevated' is a string"),
    WrongConfiguration("{ \"elevated\": { @\"\": \"B\" } }", "is empty"),
    WrongConfiguration("{ \"elevated\": { \"A\": @\"\" } }", "is empty"),
    WrongConfiguration("{ \"elevated\": { \"A\": @[\"B\"] } }", "partner of 'A' is an array"),
    WrongConfiguration("{ \"elevated\": { \"A\": @\"B*\" } }", "both have one '*', or none"),
    WrongConfiguration("{ \"elevated\": { \"A\": \"B\", @\"A\": \"C\" } }", "'A' stands twice"),
  ]

  /// Mistakes in aliases.
  static let aliases: [WrongConfiguration] = [
    WrongConfiguration("{ \"aliases\": @[\"A\"] }", "'aliases' is an array"),
    WrongConfiguration("{ \"aliases\": { @\"\": \"B\" } }", "is empty"),
    WrongConfiguration("{ \"aliases\": { \"A\": @1 } }", "what 'A' is an alias of is a number"),
    WrongConfiguration("{ \"aliases\": { \"A*\": @\"B\" } }", "both have one '*', or none"),
    WrongConfiguration("{ \"aliases\": { \"A\": @\"A\" } }", "'A' is an alias of itself; write"),
    WrongConfiguration(
      "{ \"aliases\": { \"A*\": @\"B*\", \"B*\": \"A*\" } }", "by way of 'B*'"),
    WrongConfiguration(
      "{ \"aliases\": { \"X\": \"A\", \"A\": @\"B\", \"B\": \"C\", \"C\": \"A\" } }",
      "'A' is an alias of itself, by way of 'B' and 'C'", "take one of these entries out"),
  ]

  /// Mistakes in the settings of rules.
  static let rules: [WrongConfiguration] = [
    WrongConfiguration(
      #"{ "rules": { "symbol-shadows-member": { "level": "warning", "frameworks": [ @"UIKi" ] } } }"#,
      "'frameworks' cannot be 'UIKi'", "did you mean 'UIKit'?"),
    WrongConfiguration(
      #"{ "rules": { "symbol-shadows-member": { "frameworks": [ "AppKit", @"uikit" ] } } }"#,
      "did you mean 'UIKit'?"),
    WrongConfiguration(
      #"{ "rules": { "symbol-shadows-member": { "frameworks": [ @"Qt" ] } } }"#,
      "it is one of"),
    WrongConfiguration("{ \"rules\": @[] }", "'rules' is an array"),
    WrongConfiguration(
      "{ \"rules\": { @\"single-valu\": \"off\" } }", "'single-valu' is not a rule",
      "did you mean 'single-value'?"),
    WrongConfiguration(
      "{ \"rules\": { @\"zebra\": \"off\" } }", "'zebra' is not a rule",
      "'colorset rules' lists them"),
    WrongConfiguration(
      "{ \"rules\": { @\"unreadable\": \"off\" } }", "'unreadable' cannot be configured",
      "always counts"),
    WrongConfiguration(
      "{ \"rules\": { \"single-value\": @\"eror\" } }", "'eror'", "did you mean 'error'?"),
    WrongConfiguration(
      "{ \"rules\": { \"single-value\": @\"high\" } }", "the choices are error, warning, note, off"
    ),
    WrongConfiguration("{ \"rules\": { \"single-value\": @\"Error\" } }", "did you mean 'error'?"),
    WrongConfiguration(
      "{ \"rules\": { \"single-value\": @false } }", "is a boolean", "a level such as \"error\""),
    WrongConfiguration("{ \"rules\": { \"single-value\": @[\"off\"] } }", "is an array"),
    WrongConfiguration(
      "{ \"rules\": { \"single-value\": { @\"levle\": \"off\" } } }", "did you mean 'level'?"),
    WrongConfiguration(
      "{ \"rules\": { \"single-value\": { \"level\": @1 } } }", "the level of 'single-value'",
      "a number"),
    WrongConfiguration(
      "{ \"rules\": { \"single-value\": { @\"minimum\": 1 } } }", "an option of 'single-value'",
      "the options are level"),
    WrongConfiguration(
      "{ \"rules\": { \"sample\": { @\"limitt\": 1 } } }", "did you mean 'limit'?"),
    WrongConfiguration(
      "{ \"rules\": { \"sample\": { @\"zebra\": 1 } } }",
      "the options are level, isLoud, limit, word, names"),
    WrongConfiguration(
      "{ \"rules\": { \"sample\": { \"isLoud\": @1 } } }", "'isLoud' is a number", "true or false"),
    WrongConfiguration("{ \"rules\": { \"sample\": { \"isLoud\": @\"true\" } } }", "a string"),
    WrongConfiguration("{ \"rules\": { \"sample\": { \"limit\": @\"4.5\" } } }", "a number"),
    WrongConfiguration(
      "{ \"rules\": { \"sample\": { \"limit\": @1e999 } } }", "1e999", "too large"),
    WrongConfiguration("{ \"rules\": { \"sample\": { \"limit\": @null } } }", "'limit' is null"),
    WrongConfiguration("{ \"rules\": { \"sample\": { \"word\": @[] } } }", "'word' is an array"),
    WrongConfiguration("{ \"rules\": { \"sample\": { \"names\": @\"A\" } } }", "must be an array"),
    WrongConfiguration(
      "{ \"rules\": { \"sample\": { \"names\": [\"A\", @{}] } } }", "'names' is an object"),
    WrongConfiguration(
      "{ \"rules\": { \"sample\": { \"limit\": 1, @\"limit\": 1 } } }", "'limit' stands twice"),
    WrongConfiguration(
      "{ \"rules\": { \"sample\": \"off\", @\"sample\": \"off\" } }", "'sample' stands twice"),
  ]
}
