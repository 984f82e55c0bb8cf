import Dispatch

/// The numbers from 0 up to a count, of which each is drawn once, by whichever thread asks next.
final class SharedNumbers: Sequence, IteratorProtocol, @unchecked Sendable {
  private let count: Int
  private let lock = DispatchSemaphore(value: 1)
  /// The number to draw next; read and written only under the lock.
  private var following = 0

  init(count: Int) { self.count = count }

  /// The next number, nil when all are drawn.
  func next() -> Int? {
    lock.wait()
    defer { lock.signal() }
    guard following < count else { return nil }
    following += 1
    return following - 1
  }
}
