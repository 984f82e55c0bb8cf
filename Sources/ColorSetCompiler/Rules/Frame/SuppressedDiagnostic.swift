/// A diagnostic that does not count, and why.
package struct SuppressedDiagnostic: Sendable {
  /// What sets it aside.
  package enum Cause: Sendable, Hashable {
    /// An `ignore` entry of the configuration, with its reason.
    case ignored(String)
    /// The baseline.
    case baseline
  }

  /// The diagnostic.
  package var diagnostic: Diagnostic
  /// What sets it aside.
  package var cause: Cause

  /// Makes a suppressed diagnostic.
  package init(diagnostic: Diagnostic, cause: Cause) {
    self.diagnostic = diagnostic
    self.cause = cause
  }
}
