/// A color space that a color set can store its components in, as Xcode's color inspector offers them.
public nonisolated enum ColorSpace: UInt8, Sendable, Hashable, CaseIterable {
  /// sRGB, encoded components in 0...1.
  case sRGB
  /// Display P3 with the transfer function of sRGB, encoded components in 0...1.
  case displayP3
  /// sRGB whose encoded components may lie outside 0...1; the transfer function is mirrored at zero.
  case extendedSRGB
  /// sRGB's primaries without a transfer function; components may lie outside 0...1.
  case extendedLinearSRGB
  /// One gray component with a pure power curve of 2.2 and the white point D65.
  case grayGamma22
  /// The same gray whose component may lie outside 0...1; the curve is mirrored at zero.
  case extendedGray

  /// The spelling of the space in a color set's `Contents.json`.
  public var catalogName: String {
    switch self {
    case .sRGB: "srgb"
    case .displayP3: "display-p3"
    case .extendedSRGB: "extended-srgb"
    case .extendedLinearSRGB: "extended-linear-srgb"
    case .grayGamma22: "gray-gamma-22"
    case .extendedGray: "extended-gray"
    }
  }

  /// Whether the space has one component, `white`, in place of red, green and blue.
  public var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  /// Whether components below 0 and above 1 have a meaning in the space.
  public var isExtended: Bool {
    self == .extendedSRGB || self == .extendedLinearSRGB || self == .extendedGray
  }
}
