/// How the components of a color are written in `Contents.json`.
package struct ComponentSpelling: Sendable, Hashable {
  /// The forms of a number; Xcode's "Input Method" decides between them.
  package enum Form: UInt8, Sendable, Hashable {
    /// The component is missing.
    case missing
    /// A JSON number, as Xcode 9.0 wrote it.
    case number
    /// A string with a decimal point: `"0.745"`.
    case decimal
    /// A string with a whole number of 255: `"190"`.
    case integer
    /// A string with a hexadecimal number of 255: `"0xBE"`.
    case hexadecimal

    /// Whether the number is a byte of 255.
    var isWhole: Bool { self == .integer || self == .hexadecimal }
  }

  /// The form of red, or of white in a gray space.
  package var red = Form.missing
  /// The form of green.
  package var green = Form.missing
  /// The form of blue.
  package var blue = Form.missing
  /// The form of alpha.
  package var alpha = Form.missing
}
