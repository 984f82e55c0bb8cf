/// A component as a small whole number and what that counts.
struct ShortNumber: Sendable {
  /// What a number counts.
  enum Form: UInt8, Sendable {
    /// A byte out of 255.
    case byte = 0
    /// Thousandths plus 1500.
    case thousandths = 1
  }

  /// What the number counts.
  let form: Form
  /// The number, as the form stores it.
  let number: UInt16

  /// Nothing in thousandths.
  static let zero: UInt16 = 1500

  /// A whole in thousandths.
  static let one: UInt16 = 2500

  init(form: Form, number: UInt16) {
    self.form = form
    self.number = number
  }

  /// A byte out of 255.
  init(byte: UInt8) { self.init(form: .byte, number: UInt16(byte)) }

  /// Thousandths of zero or more; nil for those of 2.5 and above, which the runtime stores otherwise.
  init?(thousandths: UInt16) {
    guard thousandths < 2500 else { return nil }
    self.init(form: .thousandths, number: thousandths + 1500)
  }

  /// A value in a form; nil when that does not keep it to the last bit.
  init?(_ value: Double, _ form: Form) {
    switch form {
    case .byte:
      guard value >= 0, value <= 1 else { return nil }
      number = UInt16(value * 255 + 0.5)
    case .thousandths:
      guard value > -1.5, value < 2.5 else { return nil }
      number = UInt16(value * 1000 + 1500.5)
    }
    self.form = form
    // Comparing bits tells a negative zero from zero.
    guard self.value.bitPattern == value.bitPattern else { return nil }
  }

  /// An alpha in the first form that keeps it; nil when none does.
  init?(alpha: Double) {
    if let number = ShortNumber(alpha, .thousandths) ?? ShortNumber(alpha, .byte) {
      self = number
    } else {
      return nil
    }
  }

  /// The value.
  var value: Double {
    form == .byte ? Double(number) / 255 : Double(Int(number) - 1500) / 1000
  }

  /// The nearest byte of 255, as the runtime rounds components.
  var roundedByte: UInt8 {
    if form == .byte { return UInt8(truncatingIfNeeded: number) }
    if number <= Self.zero { return 0 }
    return number < Self.one ? Self.bytes[Int(number - Self.zero)] : 255
  }

  /// The nearest bytes of all thousandths below 1.
  private static let bytes = (0..<1000).map { UInt8(Double($0) / 1000 * 255 + 0.5) }

  /// The byte that is exactly the same: 1/255 and 1/1000 meet at every fifth of 1.
  var asByte: UInt16? {
    if form == .byte { return number }
    guard number >= 1500, number <= Self.one, (number - 1500) % 200 == 0 else { return nil }
    return (number - 1500) / 200 * 51
  }

  /// The thousandths that are exactly the same.
  var asThousandths: UInt16? {
    if form == .thousandths { return number }
    return number % 51 == 0 ? number / 51 * 200 + 1500 : nil
  }
}
