import DynamicColors

/// A color as a slot would spell it: in the slot's space, each component in the form that it has there.
struct SpelledColor {
  /// The components by their keys, as JSON.
  private(set) var members: [(key: String, json: String)] = []
  /// The color that the spelling gives when it is read.
  let color: ColorComponents

  /// Spells a color.
  ///
  /// - Parameters:
  ///   - color: The color, in any space.
  ///   - space: The space of the spelling.
  ///   - spelling: The forms of the components; one that is missing is written as a decimal.
  init(_ color: ColorComponents, in space: ColorSpace, _ spelling: ComponentSpelling) {
    let forms = [spelling.red, spelling.green, spelling.blue]
    var read: [Double] = []
    for (index, value) in Self.components(of: color, in: space).enumerated() {
      let (json, number) = Self.spell(value, space.isGray ? spelling.red : forms[index])
      members.append((space.isGray ? "white" : ["red", "green", "blue"][index], json))
      read.append(number)
    }
    let (json, alpha) = Self.spell(color.alpha, spelling.alpha == .number ? .number : .decimal)
    members.append(("alpha", json))
    self.color =
      space.isGray
      ? ColorComponents(space: space, white: read[0], alpha: alpha)
      : ColorComponents(space: space, red: read[0], green: read[1], blue: read[2], alpha: alpha)
  }

  /// The components of a color in a space, held in its range where that ends.
  private static func components(of color: ColorComponents, in space: ColorSpace) -> [Double] {
    switch space {
    case .sRGB: list(RGBGamut.sRGB.encoded(color).clamped)
    case .displayP3: list(RGBGamut.displayP3.encoded(color).clamped)
    case .extendedSRGB: list(RGBGamut.sRGB.encoded(color))
    case .extendedLinearSRGB: list(color.linearSRGB)
    case .grayGamma22, .extendedGray: [white(of: color)]
    }
  }

  private static func list(_ vector: Vector3) -> [Double] { [vector.x, vector.y, vector.z] }

  /// The component of a gray space that is as bright as a color.
  private static func white(of color: ColorComponents) -> Double {
    if let white = color.white { return white }
    let luminance = XYZ(color).values.y
    var (least, most) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (least + most) / 2
      if TransferFunction.decodeGamma22(middle) < luminance {
        least = middle
      } else {
        most = middle
      }
    }
    return (least + most) / 2
  }

  /// A number as JSON in a form, and what is read from that.
  static func spell(_ value: Double, _ form: ComponentSpelling.Form) -> (String, Double) {
    switch form {
    case .hexadecimal:
      let byte = byte(of: value)
      let digits = String(byte, radix: 16, uppercase: true)
      return ("\"0x\(byte < 16 ? "0" : "")\(digits)\"", Double(byte) / 255)
    case .integer:
      let byte = byte(of: value)
      return ("\"\(byte)\"", Double(byte) / 255)
    case .number: return (thousandths(value), Double(thousandths(value)) ?? value)
    case .decimal, .missing:
      return ("\"\(thousandths(value))\"", Double(thousandths(value)) ?? value)
    }
  }

  private static func byte(of value: Double) -> Int {
    Int((min(max(value, 0), 1) * 255).rounded())
  }

  /// A number with three decimals, as Xcode writes it.
  private static func thousandths(_ value: Double) -> String {
    let whole = Int((min(max(value, -100), 100) * 1000).rounded())
    let digits = String(whole.magnitude + 1000)
    let integer = Int(digits.dropLast(3)).map { $0 - 1 } ?? 0
    return (whole < 0 ? "-" : "") + "\(integer)." + digits.suffix(3)
  }
}
