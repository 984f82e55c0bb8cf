/// The part of the schema of SARIF 2.1.0 that our logs use: what is required, and of which type.
enum SARIFShape {
  /// What a log lacks, each with its place.
  static func problems(in log: JSONObject) -> [String] {
    var problems: [String] = []
    func require(_ isRight: Bool, _ place: String) { if !isRight { problems.append(place) } }
    func check(message: JSONObject, _ place: String) {
      require(message["text"].text?.isEmpty == false, "\(place).text")
    }
    func check(location: JSONObject, _ place: String) {
      let physical = location["physicalLocation"]
      require(physical["artifactLocation"]["uri"].text?.isEmpty == false, "\(place).uri")
      let region = physical["region"]
      if !region.isMissing {
        require(region["startLine"].number.map { $0 >= 1 } == true, "\(place).startLine")
        let column = region["startColumn"]
        require(
          column.isMissing || column.number.map { $0 >= 1 } == true, "\(place).startColumn")
      }
      if !location["message"].isMissing { check(message: location["message"], place) }
    }
    require(log["version"].text == "2.1.0", "version")
    require(!log["runs"].elements.isEmpty, "runs")
    for run in log["runs"].elements {
      require(run["tool"]["driver"]["name"].text?.isEmpty == false, "driver.name")
      require(
        ["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"].text), "columnKind")
      require(!run["results"].isMissing, "results")
      let rules = run["tool"]["driver"]["rules"].elements
      for (index, rule) in rules.enumerated() {
        require(rule["id"].text?.isEmpty == false, "rules[\(index)].id")
        for key in ["shortDescription", "fullDescription", "help"] where !rule[key].isMissing {
          check(message: rule[key], "rules[\(index)].\(key)")
        }
        let level = rule["defaultConfiguration"]["level"]
        require(level.isMissing || levels.contains(level.text), "rules[\(index)].level")
      }
      for (index, result) in run["results"].elements.enumerated() {
        let place = "results[\(index)]"
        check(message: result["message"], place)
        require(levels.contains(result["level"].text), "\(place).level")
        require(rules.indices.contains(result["ruleIndex"].number ?? -1), "\(place).ruleIndex")
        require(result["locations"].elements.count == 1, "\(place).locations")
        let places = result["locations"].elements + result["relatedLocations"].elements
        for location in places { check(location: location, place) }
        let fingerprints = result["partialFingerprints"]
        require(
          !fingerprints.keys.isEmpty
            && fingerprints.keys.allSatisfy { fingerprints[$0].text != nil },
          "\(place).partialFingerprints")
        for suppression in result["suppressions"].elements {
          require(
            ["inSource", "external"].contains(suppression["kind"].text), "\(place).suppressions")
        }
      }
    }
    return problems
  }

  private static let levels: [String?] = ["none", "note", "warning", "error"]
}
