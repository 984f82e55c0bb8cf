import Foundation

/// A value that is made when it is first asked for, also when several threads ask at a time.
final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let make: @Sendable () throws -> Value
  private var result: Result<Value, any Error>?

  /// Keeps how the value is made.
  init(_ make: @escaping @Sendable () throws -> Value) { self.make = make }

  /// The value; the others wait while it is made.
  func value() throws -> Value {
    lock.lock()
    defer { lock.unlock() }
    let known = result ?? Result { try make() }
    result = known
    return try known.get()
  }
}
