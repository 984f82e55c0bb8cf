#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The processors of the machine.
package enum Processors {
  /// How many threads are worth using: the processors that are on, at most eight.
  package static var usable: Int {
    max(1, min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
  }
}
