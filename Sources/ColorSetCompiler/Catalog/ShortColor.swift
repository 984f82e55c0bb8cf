import DynamicColors

/// A color in twelve bytes, exactly, when its channels have one of the two forms of nearly all color sets.
///
/// The forms are those of the runtime's `TableSlot`. A color has only one short form, however it is spelled: bytes where
/// they are exact for all channels, otherwise thousandths; and the other way round for alpha.
struct ShortColor: Sendable, Hashable {
  /// The color space.
  let space: ColorSpace
  /// What red, green and blue count; in a gray space red is the white component, as are the others.
  let channelForm: ShortNumber.Form
  /// What alpha counts.
  let alphaForm: ShortNumber.Form
  let red: UInt16
  let green: UInt16
  let blue: UInt16
  let alpha: UInt16

  /// Makes the short form of components; nil when there is none that keeps every bit.
  init?(_ color: ColorComponents) {
    guard let alpha = ShortNumber(alpha: color.alpha) else { return nil }
    for form in [ShortNumber.Form.byte, .thousandths] {
      if let red = ShortNumber(color.red, form), let green = ShortNumber(color.green, form),
        let blue = ShortNumber(color.blue, form)
      {
        self.init(space: color.space, red: red, green: green, blue: blue, alpha: alpha)
        return
      }
    }
    return nil
  }

  /// Makes a color of numbers that were read; nil when the channels have different forms.
  init?(
    space: ColorSpace, red: ShortNumber, green: ShortNumber, blue: ShortNumber, alpha: ShortNumber
  ) {
    guard red.form == green.form, red.form == blue.form else { return nil }
    self.space = space
    if red.form == .thousandths, let red = red.asByte, let green = green.asByte,
      let blue = blue.asByte
    {
      channelForm = .byte
      (self.red, self.green, self.blue) = (red, green, blue)
    } else {
      channelForm = red.form
      (self.red, self.green, self.blue) = (red.number, green.number, blue.number)
    }
    if let thousandths = alpha.asThousandths {
      alphaForm = .thousandths
      self.alpha = thousandths
    } else {
      alphaForm = alpha.form
      self.alpha = alpha.number
    }
  }

  /// The color as it was given.
  var components: ColorComponents {
    ColorComponents(
      space: space, red: ShortNumber(form: channelForm, number: red).value,
      green: ShortNumber(form: channelForm, number: green).value,
      blue: ShortNumber(form: channelForm, number: blue).value,
      alpha: ShortNumber(form: alphaForm, number: alpha).value)
  }

  /// Whether the space has one channel.
  var isGray: Bool { space == .grayGamma22 || space == .extendedGray }

  /// Whether the components are those of extended sRGB as they are.
  var hasEncodedSRGB: Bool { space == .sRGB || space == .extendedSRGB }

  /// Whether the components and alpha are the same, whatever the space.
  func hasSameNumbers(as other: ShortColor) -> Bool {
    channelForm == other.channelForm && red == other.red && green == other.green
      && blue == other.blue && hasSameAlpha(as: other)
  }

  /// Whether alpha is the same; each has only one short form.
  func hasSameAlpha(as other: ShortColor) -> Bool {
    alphaForm == other.alphaForm && alpha == other.alpha
  }

  /// Whether no component is below 0 or above 1; alpha is another matter.
  var areChannelsWithinRange: Bool {
    if channelForm == .byte { return true }
    let range = ShortNumber.zero...ShortNumber.one
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }

  /// Whether alpha is in 0...1.
  var isAlphaWithinRange: Bool {
    alphaForm == .byte || alpha >= ShortNumber.zero && alpha <= ShortNumber.one
  }

  /// Whether two colors may be the same; where the answer is no, they are not.
  ///
  /// Each linear component of Display P3 is a mixture of those of sRGB, with weights from 0 to 1 that are 1 together: red is
  /// one of red and green, as is green, and blue is one of all. The curve of both rises, so encoded components lie between
  /// those that they are mixed of, too.
  func maySame(as other: ShortColor) -> Bool {
    guard alphaForm == other.alphaForm, alpha == other.alpha else { return false }
    if space == other.space || hasEncodedSRGB && other.hasEncodedSRGB {
      return channelForm == other.channelForm && red == other.red && green == other.green
        && blue == other.blue
    }
    if space == .displayP3, other.hasEncodedSRGB { return mayBeMixture(of: other) }
    if hasEncodedSRGB, other.space == .displayP3 { return other.mayBeMixture(of: self) }
    return true
  }

  private func mayBeMixture(of other: ShortColor) -> Bool {
    let (low, high) = (
      min(other.scaled(other.red), other.scaled(other.green)),
      max(other.scaled(other.red), other.scaled(other.green))
    )
    let (red, green, blue) = (scaled(red), scaled(green), scaled(blue))
    let otherBlue = other.scaled(other.blue)
    return red >= low && red <= high && green >= low && green <= high
      && blue >= min(low, otherBlue) && blue <= max(high, otherBlue)
  }

  /// A channel in a unit that both forms have whole numbers of.
  private func scaled(_ number: UInt16) -> Int32 {
    channelForm == .byte ? Int32(number) * 200 : (Int32(number) - 1500) * 51
  }

  /// The color as 8-bit sRGB.
  var rgba8: RGBA8 {
    let isWide = space == .displayP3
    // Display P3 shares white and curve with sRGB, so that a gray has the same numbers in both.
    if hasEncodedSRGB || isWide && red == green && green == blue { return bytes }
    return (isWide ? rgba8OfDisplayP3 : nil) ?? components.rgba8
  }

  /// The bytes to write for the color in sRGB, or in Display P3 for one of that; nil when they may be only near to it.
  var hexadecimal: RGBA8? {
    guard areChannelsWithinRange, isAlphaWithinRange else { return nil }
    switch space {
    case .sRGB, .extendedSRGB, .displayP3: return bytes
    case .grayGamma22, .extendedGray, .extendedLinearSRGB: return components.rgba8
    }
  }

  /// The numbers in bytes.
  private var bytes: RGBA8 {
    if channelForm == .byte {
      return RGBA8(
        red: UInt8(truncatingIfNeeded: red), green: UInt8(truncatingIfNeeded: green),
        blue: UInt8(truncatingIfNeeded: blue), alpha: roundedAlpha)
    }
    return RGBA8(
      red: ShortNumber(form: channelForm, number: red).roundedByte,
      green: ShortNumber(form: channelForm, number: green).roundedByte,
      blue: ShortNumber(form: channelForm, number: blue).roundedByte, alpha: roundedAlpha)
  }

  private var roundedAlpha: UInt8 { ShortNumber(form: alphaForm, number: alpha).roundedByte }

  /// The color as 8-bit sRGB from Display P3; nil when that is for the runtime to decide.
  private var rgba8OfDisplayP3: RGBA8? {
    let linear =
      RGBGamut.sRGB.fromXYZ
      * (RGBGamut.displayP3.toXYZ * Vector3(light(red), light(green), light(blue)))
    return NearestBytes.table.rgba8(linear, alpha: roundedAlpha)
  }

  /// The linear light of a channel with the curve of sRGB.
  private func light(_ number: UInt16) -> Double {
    channelForm == .byte
      ? NearestBytes.table.linear[Int(number)]
      : TransferFunction.decodeSRGB(ShortNumber(form: .thousandths, number: number).value)
  }
}
