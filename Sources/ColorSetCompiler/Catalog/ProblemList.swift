/// What is wrong in one file, up to a limit: a broken file may have millions of problems, and nobody reads them.
struct ProblemList {
  private var problems: [CatalogProblem] = []
  /// The first problem beyond the limit, with the severity of the worst of them.
  private var rest: (first: CatalogProblem, count: Int)?

  /// More problems of one file than these are counted only.
  static let mostReported = 64

  /// Adds a problem.
  mutating func append(_ problem: CatalogProblem) {
    if problems.count < Self.mostReported {
      problems.append(problem)
    } else if let (first, count) = rest {
      rest = (problem.severity == .error && first.severity != .error ? problem : first, count + 1)
    } else {
      rest = (problem, 1)
    }
  }

  /// The problems, and one more that tells how many were not kept; it counts as much as the worst of them.
  var all: [CatalogProblem] {
    guard let rest else { return problems }
    return problems + [
      CatalogProblem(
        severity: rest.first.severity, rule: rest.first.rule, variant: rest.first.variant,
        message: rest.count == 1
          ? rest.first.message
          : "\(rest.first.message); and \(rest.count - 1) more problems in this file",
        position: rest.first.position, appearance: rest.first.appearance)
    ]
  }
}
