extension Int {
  /// The number with what it counts: `1 file`, `2 files`.
  package func words(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
