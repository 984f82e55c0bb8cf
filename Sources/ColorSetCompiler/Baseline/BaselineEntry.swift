/// What a baseline knows a finding by: no line and no message text, which change without the finding being another one.
package struct BaselineEntry: Sendable, Hashable {
  /// The id of the rule.
  package var rule: String
  /// The lookup name of the color; without one, the path that the finding is about, from the folder of the configuration.
  package var subject: String
  /// The appearance in words, empty for none.
  package var appearance: String
  /// Which of the rule's messages it is, empty for a rule with only one.
  package var variant: String

  /// Makes an entry.
  package init(rule: String, subject: String, appearance: String, variant: String) {
    self.rule = rule
    self.subject = subject
    self.appearance = appearance
    self.variant = variant
  }

  /// The entry of a diagnostic.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - folder: What its path is written from; nil for the path as it is.
  package init(_ diagnostic: Diagnostic, from folder: BaselineFolder? = nil) {
    let path = diagnostic.location.path
    self.init(
      rule: diagnostic.rule, subject: diagnostic.color ?? folder?.path(path) ?? path,
      appearance: diagnostic.appearance ?? "", variant: diagnostic.variant)
  }
}

extension BaselineEntry: Comparable {
  /// By subject, rule, appearance and message.
  package static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
    for (first, second) in [
      (left.subject, right.subject), (left.rule, right.rule),
      (left.appearance, right.appearance), (left.variant, right.variant),
    ] {
      let order = CodePointOrder.compare(first, second)
      if order != 0 { return order < 0 }
    }
    return false
  }
}
