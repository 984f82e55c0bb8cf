/// What a filter made of diagnostics.
package struct FilteredDiagnostics: Sendable {
  /// Those that remain.
  package var kept: [Diagnostic] = []
  /// Those that the configuration or a baseline sets aside.
  package var suppressed: [SuppressedDiagnostic] = []
  /// The entries of the baseline that match nothing any more, in their order.
  package var unusedBaseline: [BaselineEntry] = []
  /// What the baseline says of colors and rules that were not checked.
  package var uncheckedBaseline = Baseline([])
}
