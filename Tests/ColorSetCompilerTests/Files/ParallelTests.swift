import Testing

@testable import ColorSetCompiler

/// Spreading work over threads.
@Suite struct ParallelTests {
  @Test(
    "Each piece of work is done once, whatever the number of threads", arguments: [1, 2, 7, 64])
  func share(threads: Int) {
    let drawn = Parallel.share(count: 500, threads: threads) { numbers in Array(numbers) }
    #expect(drawn.count == threads)
    #expect(drawn.joined().sorted() == Array(0..<500))
  }

  @Test(
    "Workers keep what they make, and each piece is given to one of them",
    arguments: [1, 2, 7], [1, 3, 64])
  func workers(threads: Int, count: Int) {
    var workers = [[Int]](repeating: [-1], count: 3)
    Parallel.share(count: count, threads: threads, among: &workers) { worker, numbers in
      worker += Array(numbers)
    }
    #expect(workers.allSatisfy { $0.first == -1 })
    #expect(workers.filter { $0.count > 1 }.count <= min(threads, count))
    #expect(workers.flatMap { $0.dropFirst() }.sorted() == Array(0..<count))
  }

  @Test("Each thing is changed once, with the state of its range", arguments: [1, 3, 16])
  func change(threads: Int) {
    var numbers = Array(0..<10_000)
    let states = Parallel.change(&numbers, threads: threads, { [$0] }) { index, number, seen in
      seen.append(index)
      number += 1
    }
    #expect(numbers == Array(1...10_000))
    #expect(states.count == threads)
    #expect(states.allSatisfy { $0.first == $0.count - 1 })
    #expect(states.flatMap { $0.dropFirst() } == Array(0..<10_000))
  }

  @Test("Results stand in the order of the ranges", arguments: [1, 3, 16])
  func map(threads: Int) {
    let ranges = Parallel.ranges(of: 10_000, threads: threads)
    #expect(ranges.count == threads)
    let results = Parallel.map(ranges) { range in Array(range) }
    #expect(Array(results.joined()) == Array(0..<10_000))
  }

  @Test("What only a few things need is done by one thread")
  func few() { #expect(Parallel.ranges(of: 10, threads: 8) == [0..<10]) }
}
