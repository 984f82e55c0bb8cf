import Dispatch

/// Spreads work over threads.
enum Parallel {
  /// Cuts a count of things into one range for each thread; few things are not worth more than one.
  static func ranges(of count: Int, threads: Int) -> [Range<Int>] {
    let parts = count < fewest ? 1 : max(1, min(threads, count))
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }

  /// Below this many things a second thread costs more than it saves.
  private static let fewest = 256

  /// Does numbered pieces of work, on some threads, and gives the result of each thread in the order of the threads.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are; their numbers begin at 0.
  ///   - threads: How many threads may work; one, or few pieces, start none.
  ///   - work: Does the pieces of one thread.
  /// - Returns: What each thread gave.
  static func map<Result: Sendable>(
    count: Int, threads: Int, _ work: @Sendable ([Int]) -> Result
  ) -> [Result] {
    let used = max(1, min(threads, count))
    if used == 1 { return [work(Array(0..<count))] }
    var results = [Result?](repeating: nil, count: used)
    unsafe results.withUnsafeMutableBufferPointer { buffer in
      // Each thread writes one element of its own.
      nonisolated(unsafe) let slots = unsafe buffer
      DispatchQueue.concurrentPerform(iterations: used) { thread in
        unsafe slots[thread] = work(Array(stride(from: thread, to: count, by: used)))
      }
    }
    return results.compactMap { $0 }
  }
}
