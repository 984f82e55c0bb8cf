#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The running process.
enum Process {
  /// Ends the process as other tools end when nobody reads their output any more: by the signal, without a word.
  static func endByClosedPipe() -> Never {
    _ = signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    // The number that shells give for the signal, where it is blocked.
    exit(128 + SIGPIPE)
  }

  /// Ends the process while a value is still alive.
  ///
  /// The system takes the memory back in one step; freeing thousands of values one by one first would take a noticeable
  /// part of the run.
  static func end(_ code: Int32, keeping value: some Any) -> Never {
    withExtendedLifetime(value) { exit(code) }
  }
}
