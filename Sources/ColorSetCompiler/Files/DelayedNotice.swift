#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A line that tells someone at a terminal what takes long: it appears after a while, and is gone when the work is done.
///
/// A thread waits for the end of a pipe to be closed, and writes when that takes too long. A second pipe tells whether it did.
package struct DelayedNotice: Sendable {
  private let stream: OutputStream
  private let thread: WorkThread
  /// Closed when the work is done.
  private let done: Int32
  /// Holds a byte when the line was written.
  private let written: Int32
  /// What the thread waits for, which is closed after it.
  private let waiting: Int32

  /// Begins to wait; nil when the system has no pipe to spare.
  ///
  /// - Parameters:
  ///   - text: The line, without a line feed.
  ///   - stream: Where it is written.
  ///   - milliseconds: How long nothing is said.
  package init?(_ text: String, on stream: OutputStream, after milliseconds: Int32) {
    guard let (waiting, done) = Self.makePipe() else { return nil }
    guard let (written, report) = Self.makePipe() else {
      close(waiting)
      close(done)
      return nil
    }
    self.stream = stream
    self.waiting = waiting
    self.done = done
    self.written = written
    thread = WorkThread {
      var request = pollfd(fd: waiting, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&request, 1, milliseconds) == 0 {
        stream.write(text)
        OutputStream(file: report).write([1])
      }
      close(report)
    }
  }

  /// Ends the waiting, and takes the line away if it was written.
  package func end() {
    close(done)
    thread.join()
    var byte: UInt8 = 0
    if unsafe read(written, &byte, 1) == 1 { stream.write("\r\u{1B}[K") }
    close(written)
    close(waiting)
  }

  private static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [0, 0]
    let code = unsafe ends.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let start = buffer.baseAddress else { return -1 }
      return unsafe pipe(start)
    }
    return code == 0 ? (ends[0], ends[1]) : nil
  }
}
