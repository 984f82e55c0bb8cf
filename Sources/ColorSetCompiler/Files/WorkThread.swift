#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that does one piece of work and ends.
struct WorkThread {
  /// Carries the work to the thread, where a closure cannot go by itself.
  private final class Work: Sendable {
    let perform: @Sendable () -> Void

    init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
  }

  private var thread: pthread_t?

  /// Starts the work; where no thread can be had, it is done at once by the one that asks.
  init(_ perform: @escaping @Sendable () -> Void) {
    let work = unsafe Unmanaged.passRetained(Work(perform))
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    let code = unsafe pthread_create(&started, nil, Self.start, work.toOpaque())
    if code == 0 {
      thread = started
    } else {
      unsafe work.release()
      perform()
    }
  }

  /// Waits until the work is done.
  func join() {
    guard let thread else { return }
    var nothing: UnsafeMutableRawPointer?
    _ = unsafe pthread_join(thread, &nothing)
  }

  #if canImport(Darwin)
    private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      {
        unsafe Unmanaged<Work>.fromOpaque($0).takeRetainedValue().perform()
        return nil
      }
  #else
    private static let start:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
        if let pointer = unsafe pointer {
          unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().perform()
        }
        return nil
      }
  #endif
}
