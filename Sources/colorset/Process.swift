#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The running process.
enum Process {
  /// Ends the process while a value is still alive.
  ///
  /// The system takes the memory back in one step; freeing thousands of values one by one first would take a noticeable
  /// part of the run.
  static func end(_ code: Int32, keeping value: some Any) -> Never {
    withExtendedLifetime(value) { exit(code) }
  }
}
