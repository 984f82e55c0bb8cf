#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The numbers from 0 up to a count, of which each is drawn once, by whichever thread asks next.
@safe final class SharedNumbers: Sequence, IteratorProtocol, @unchecked Sendable {
  private let count: Int
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// The number to draw next; read and written only under the lock.
  private var following = 0

  init(count: Int) {
    self.count = count
    unsafe lock.initialize(to: pthread_mutex_t())
    _ = unsafe pthread_mutex_init(lock, nil)
  }

  deinit {
    _ = unsafe pthread_mutex_destroy(lock)
    unsafe lock.deinitialize(count: 1).deallocate()
  }

  /// The next number, nil when all are drawn.
  func next() -> Int? {
    _ = unsafe pthread_mutex_lock(lock)
    defer { _ = unsafe pthread_mutex_unlock(lock) }
    guard following < count else { return nil }
    following += 1
    return following - 1
  }
}
