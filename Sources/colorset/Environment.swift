#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The variables of the environment.
enum Environment {
  /// The value of a variable, nil when it is not set.
  static func value(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Whether a variable is set to more than nothing.
  static func hasText(_ name: String) -> Bool { value(name)?.isEmpty == false }
}
