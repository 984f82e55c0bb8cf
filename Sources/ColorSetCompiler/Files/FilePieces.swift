/// The bytes of a file in consecutive pieces, made anew each time they are asked for, so that a long file needs no more memory
/// than a piece.
package struct FilePieces: Sendable {
  /// Takes a piece; false when no more are wanted.
  package typealias Taker = (RawSpan) -> Bool

  private let make: @Sendable (_ take: Taker) -> Bool

  /// Makes pieces by a closure that hands one after the other to its argument and stops when that says so; it gives whether
  /// all were taken.
  init(_ make: @escaping @Sendable (_ take: Taker) -> Bool) { self.make = make }

  /// Makes pieces of bytes that are there.
  package init(_ pieces: [[UInt8]]) {
    self.init { take in Self.hand(pieces, to: take) }
  }

  /// Hands out all pieces.
  ///
  /// - Returns: Whether all were taken.
  package func hand(to take: Taker) -> Bool { make(take) }

  /// Hands out pieces of bytes that are there.
  ///
  /// - Returns: Whether all were taken.
  static func hand(_ pieces: [[UInt8]], to take: Taker) -> Bool {
    pieces.allSatisfy { unsafe take($0.span.bytes) }
  }
}
