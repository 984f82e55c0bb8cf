/// Reads the file of a baseline.
package enum BaselineReader {
  /// Reads the file of a path.
  ///
  /// - Parameter path: The path.
  /// - Returns: The baseline.
  /// - Throws: ``FileError``, or ``ConfigurationError`` for a file that is no baseline.
  package static func read(_ path: String) throws -> Baseline {
    var document = try ConfigurationDocument(
      path: path, "baseline", mend: "; make one with --write-baseline", largest: 1 << 30,
      waits: true)
    try document.parse()
    var version: Int?
    var findings: Int?
    for (key, value) in try document.members(of: 0, "the baseline", ["version", "findings"]) {
      if key == "version" { version = value } else { findings = value }
    }
    guard let version, let findings else {
      throw document.error(0, "this is no baseline: it needs 'version' and 'findings'")
    }
    guard document.kind(version) == .number, document.spelling(version) == "1" else {
      throw document.error(
        version, "the version must be 1; write the baseline again with --write-baseline")
    }
    var baseline = Baseline([])
    for element in try document.elements(of: findings, "'findings'") {
      let (entry, count) = try entry(element, document)
      baseline.add(entry, count: count)
    }
    return baseline
  }

  private static func entry(
    _ object: Int, _ document: ConfigurationDocument
  ) throws(ConfigurationError) -> (BaselineEntry, count: Int) {
    let keys = ["rule", "subject", "appearance", "message", "count"]
    var texts: [String: String] = [:]
    var count = 1
    for (key, value) in try document.members(of: object, "a finding", keys) {
      guard key == "count" else {
        texts[key] = try document.string(value, "'\(key)'")
        continue
      }
      guard document.kind(value) == .number, let number = Int(document.spelling(value)),
        1...1_000_000 ~= number
      else { throw document.error(value, "'count' must be a whole number from 1 on") }
      count = number
    }
    guard let rule = texts["rule"], let subject = texts["subject"] else {
      throw document.error(object, "a finding needs the strings 'rule' and 'subject'")
    }
    let entry = BaselineEntry(
      rule: rule, subject: subject, appearance: texts["appearance"] ?? "",
      variant: texts["message"] ?? "")
    return (entry, count)
  }
}
