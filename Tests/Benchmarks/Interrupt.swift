#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Remembers a signal that asks to stop, so that the temporary folder is removed first.
enum Interrupt {
  /// The last signal that came, or 0; one machine word, written by the handler alone.
  nonisolated(unsafe) private static var received: Int32 = 0

  /// Starts to remember; a child gets the default handlers back when it starts.
  static func watch() {
    unsafe received = 0
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { unsafe Interrupt.received = $0 }
    }
  }

  /// Throws when a signal has come.
  static func check() throws {
    let number = unsafe received
    if number != 0 { throw BenchmarkError.interrupted(number) }
  }
}
