#if canImport(CoreGraphics)
  import CoreGraphics

  nonisolated extension ColorComponents {
    /// The color in its own color space, nil when Core Graphics cannot make it.
    var cgColor: CGColor? {
      guard let space = CGColorSpace(name: colorSpaceName) else { return nil }
      let values = (components + [alpha]).map { CGFloat($0) }
      return unsafe CGColor(colorSpace: space, components: values)
    }

    private var colorSpaceName: CFString {
      switch space {
      case .sRGB: CGColorSpace.sRGB
      case .displayP3: CGColorSpace.displayP3
      case .extendedSRGB: CGColorSpace.extendedSRGB
      case .extendedLinearSRGB: CGColorSpace.extendedLinearSRGB
      case .grayGamma22: CGColorSpace.genericGrayGamma2_2
      case .extendedGray: CGColorSpace.extendedGray
      }
    }
  }
#endif
