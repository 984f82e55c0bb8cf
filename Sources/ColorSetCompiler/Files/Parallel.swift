import Dispatch

/// Spreads work over threads.
enum Parallel {
  /// Does numbered pieces of work, on some threads, and gives the result of each thread in the order of the threads.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are; their numbers begin at 0.
  ///   - threads: How many threads may work; one, or few pieces, start none.
  ///   - work: Does the pieces of one thread.
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
