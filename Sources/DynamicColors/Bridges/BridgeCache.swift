#if canImport(UIKit) || canImport(AppKit)
  import Foundation

  /// The colors that were already made for a user-interface framework; any thread may ask.
  nonisolated final class BridgeCache<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [DynamicColor: Value] = [:]

    /// Makes an empty cache.
    init() {}

    /// The value of a color, made when it is asked for the first time.
    ///
    /// The lock is not held while `make` runs. If two threads make the same value, both get the one
    /// that was stored first.
    func value(for color: DynamicColor, make: () -> Value) -> Value {
      if let known = stored(nil, for: color) { return known }
      let made = make()
      return stored(made, for: color) ?? made
    }

    private func stored(_ new: Value?, for color: DynamicColor) -> Value? {
      lock.lock()
      defer { lock.unlock() }
      if let known = values[color] { return known }
      values[color] = new
      return new
    }
  }
#endif
