import DynamicColors
import Foundation

/// Colors and what they are in sRGB, for the conversions of every color space.
///
/// The numbers follow from CSS Color 4, "Sample code for color conversions", and from a power of
/// 2.2 for gray, in decimals of 50 digits, rounded to 10 places; two libraries of color science
/// agree. In hexadecimal every component is converted, clipped and rounded half up.
struct ConversionVector: Sendable, CustomStringConvertible {
  /// The color.
  var color: ColorComponents
  /// Its components in extended sRGB.
  var extended: [Double]
  /// It in 8-bit sRGB, without alpha.
  var hex: String
  /// The line of the table.
  var description: String

  /// Reads a line: space, components, extended sRGB (`same` when equal, one number for three equal
  /// ones) and 8-bit sRGB.
  init?(line: Substring) {
    let fields = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    let spaces = ColorSpace.allCases.filter { [$0.catalogName] == fields[0] }
    guard fields.count == 4, let space = spaces.first else { return nil }
    let numbers = fields[1].compactMap { text in
      text.hasPrefix("0x")
        ? UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } : Double(text)
    }
    guard numbers.count == (space.isGray ? 1 : 3) else { return nil }
    color = ColorComponents(
      space: space, red: numbers[0], green: numbers[numbers.count / 2],
      blue: numbers[numbers.count - 1])
    let extended = fields[2] == ["same"] ? numbers : fields[2].compactMap(Double.init)
    guard extended.count == 1 || extended.count == 3 else { return nil }
    self.extended = extended.count == 1 ? [extended[0], extended[0], extended[0]] : extended
    hex = "#" + fields[3][0]
    description = line.trimmingCharacters(in: .whitespaces)
  }

  /// All of them.
  static let all = table.split(separator: "\n").compactMap(ConversionVector.init)

  private static let table = """
    srgb|0x00 0x00 0x00|same|000000
    srgb|0xFF 0xFF 0xFF|same|FFFFFF
    srgb|0xFF 0x00 0x00|same|FF0000
    srgb|0x00 0xFF 0x00|same|00FF00
    srgb|0x00 0x00 0xFF|same|0000FF
    srgb|0xFF 0xFF 0x00|same|FFFF00
    srgb|0x00 0xFF 0xFF|same|00FFFF
    srgb|0xFF 0x00 0xFF|same|FF00FF
    srgb|0x80 0x80 0x80|same|808080
    srgb|0x76 0x76 0x76|same|767676
    srgb|0x77 0x77 0x77|same|777777
    srgb|0x01 0x01 0x01|same|010101
    srgb|0x0A 0x0A 0x0A|same|0A0A0A
    srgb|0x0B 0x0B 0x0B|same|0B0B0B
    srgb|0x7F 0x7F 0x7F|same|7F7F7F
    srgb|0xC0 0xC0 0xC0|same|C0C0C0
    srgb|0xFE 0xFE 0xFE|same|FEFEFE
    srgb|0xFF 0x3B 0x30|same|FF3B30
    srgb|0x34 0xC7 0x59|same|34C759
    srgb|0x00 0x7A 0xFF|same|007AFF
    srgb|0xFF 0x95 0x00|same|FF9500
    srgb|0xFF 0xCC 0x00|same|FFCC00
    srgb|0xAF 0x52 0xDE|same|AF52DE
    srgb|0x58 0x56 0xD6|same|5856D6
    srgb|0xFF 0x2D 0x55|same|FF2D55
    srgb|0xA2 0x84 0x5E|same|A2845E
    srgb|0xFF 0x38 0x3C|same|FF383C
    srgb|0x00 0x88 0xFF|same|0088FF
    srgb|0xFF 0x8D 0x28|same|FF8D28
    srgb|0xCB 0x30 0xE0|same|CB30E0
    srgb|0x61 0x55 0xF5|same|6155F5
    srgb|0x00 0xC8 0xB3|same|00C8B3
    srgb|0x00 0xC3 0xD0|same|00C3D0
    srgb|0x00 0xC0 0xE8|same|00C0E8
    srgb|0xAC 0x7F 0x5E|same|AC7F5E
    srgb|0x1C 0x1C 0x1E|same|1C1C1E
    srgb|0x2C 0x2C 0x2E|same|2C2C2E
    srgb|0xF2 0xF2 0xF7|same|F2F2F7
    srgb|0x8E 0x8E 0x93|same|8E8E93
    srgb|0x3C 0x3C 0x43|same|3C3C43
    srgb|0.03928 0.03928 0.03928|same|0A0A0A
    srgb|0.04 0.04 0.04|same|0A0A0A
    srgb|0.0404499 0.0404499 0.0404499|same|0A0A0A
    srgb|0.04045 0.04045 0.04045|same|0A0A0A
    srgb|0.0405 0.0405 0.0405|same|0A0A0A
    srgb|0.0031308 0.0031308 0.0031308|same|010101
    srgb|0.5 0.5 0.5|same|808080
    srgb|0.502 0.502 0.502|same|808080
    srgb|0.25 0.25 0.25|same|404040
    srgb|0.75 0.75 0.75|same|BFBFBF
    srgb|0.045 0.298 0.006|same|0B4C02
    srgb|0.883 0.942 0.384|same|E1F062
    srgb|0.895 0.178 0.512|same|E42D83
    srgb|0.036 0.278 0.138|same|094723
    srgb|0.265 0.823 0.82|same|44D2D1
    srgb|0.222 0.354 0.539|same|395A89
    srgb|0.744 0.646 0.674|same|BEA5AC
    srgb|0.061 0.694 0.644|same|10B1A4
    srgb|0.374 0.974 0.86|same|5FF8DB
    srgb|0.341 0.332 0.933|same|5755EE
    srgb|0.726 0.456 0.055|same|B9740E
    srgb|0.942 0.709 0.762|same|F0B5C2
    srgb|0.808 0.431 0.823|same|CE6ED2
    srgb|0.58 0.985 0.724|same|94FBB9
    srgb|0.494 0.799 0.88|same|7ECCE0
    srgb|0.94 0.687 0.13|same|F0AF21
    srgb|0.201 0.133 0.087|same|332216
    srgb|0.702 0.391 0.745|same|B364BE
    srgb|0.909 0.515 0.082|same|E88315
    srgb|0.404 0.073 0.868|same|6713DD
    display-p3|1 0 0|1.0930663624 -0.2267419736 -0.1501345809|FF0000
    display-p3|0 1 0|-0.5116049826 1.0182656579 -0.3106746213|00FF00
    display-p3|0 0 1|0 0 1.0420216194|0000FF
    display-p3|1 1 0|1 1 -0.3462679629|FFFF00
    display-p3|0 1 1|-0.5116049826 1.0182656579 1.008583405|00FFFF
    display-p3|1 0 1|1.0930663624 -0.2267419736 1.0338056024|FF00FF
    display-p3|1 1 1|1|FFFFFF
    display-p3|0 0 0|0|000000
    display-p3|0.5 0.5 0.5|0.5|808080
    display-p3|0 0.823529 0|-0.4168283495 0.8387393414 -0.2495078288|00D600
    display-p3|0.918 0.2 0.138|1.0005689076 -0.0017694513 -0.0018545987|FF0000
    display-p3|1 0.4 0.7|1.0813106442 0.3430614353 0.7097011916|FF57B5
    display-p3|0.04 0.04 0.04|0.04|0A0A0A
    display-p3|0.9 0.1 0.1|0.9832320609 -0.1627902115 -0.0633271455|FB0000
    display-p3|0.2 0.8 0.3|-0.3411179275 0.8140005308 0.1974106579|00D032
    display-p3|0.1 0.3 0.95|-0.0528478045 0.3053137964 0.9873721283|004EFC
    display-p3|0.95 0.55 0.15|1.0134983401 0.5239832531 -0.1364876489|FF8600
    display-p3|0.6 0.2 0.85|0.6520808742 0.1563665909 0.8814614241|A628E1
    display-p3|0.388 0.338 0.508|0.3982069024 0.3356973202 0.5204829614|665685
    display-p3|0.109 0.473 0.157|-0.1851215124 0.4815951785 0.0874365688|007B16
    display-p3|0.507 0.842 0.731|0.3777456453 0.8525145647 0.7249158905|60D9B9
    display-p3|0.484 0.736 0.197|0.3983600784 0.7442798384 -0.0859067539|66BE00
    display-p3|0.103 0.488 0.309|-0.1991170684 0.4969208882 0.2917921251|007F4A
    display-p3|0.108 0.305 0.054|-0.0411132573 0.310311572 -0.0187257496|004F00
    display-p3|0.753 0.572 0.85|0.78654716 0.5626961435 0.8688509309|C98FDE
    display-p3|0.852 0.696 0.216|0.8822557755 0.6884057901 -0.0733154011|E1B000
    display-p3|0.65 0.378 0.083|0.6936583346 0.3606588263 -0.0890772022|B15C00
    display-p3|0.57 0.716 0.82|0.5298356021 0.7213218207 0.831371764|87B8D4
    display-p3|0.761 0.3 0.514|0.8236971915 0.2567392293 0.5201824392|D24185
    display-p3|0.804 0.74 0.023|0.8175039879 0.7371479069 -0.2475752922|D0BC00
    display-p3|0.8 0.338 0.407|0.8643090522 0.2975266433 0.3989921281|DC4C66
    display-p3|0.394 0.976 0.761|-0.2605486272 0.9914473461 0.7457555514|00FDBE
    display-p3|0.033 0.407 0.38|-0.1823667105 0.4148522981 0.3812643391|006A61
    display-p3|0.829 0.875 0.014|0.8181807143 0.8768654614 -0.2928649847|D1E000
    display-p3|0.289 0.043 0.88|0.3179353433 0.0080038733 0.9164549492|5102EA
    display-p3|0.992 0.309 0.573|1.0774259699 0.2201961625 0.5756264898|FF3893
    display-p3|0.379 0.729 0.13|0.2059687556 0.7393201223 -0.1682562793|35BD00
    display-p3|0.054 0.27 0.808|-0.0865045946 0.2752225196 0.8397530897|0046D6
    display-p3|0.026 0.067 0.532|0.0154505823 0.068364694 0.5549235397|04118E
    display-p3|0.357 0.311 0.741|0.3664002151 0.308883817 0.7675879206|5D4FC4
    display-p3|0.006 0.956 0.199|-0.4873398105 0.9734949706 -0.2059399554|00F800
    display-p3|0.933 0.73 0.671|0.9712398698 0.7197724887 0.6594613616|F8B8A8
    display-p3|0.805 0.04 0.648|0.8805023811 -0.1622088777 0.6669086278|E100AA
    display-p3|0.384 0.174 0.236|0.4149715381 0.1581164582 0.2361630177|6A283C
    display-p3|0.341 0.793 0.817|-0.1360240677 0.8053444054 0.8248632686|00CDD2
    display-p3|0.853 0.099 0.301|0.9320285001 -0.1475773243 0.2860190669|EE0049
    display-p3|0.556 0.489 0.121|0.569715204 0.4859231601 -0.0736027998|917C00
    display-p3|0.68 0.775 0.543|0.6561240163 0.7786689096 0.5155477589|A7C783
    display-p3|0.345 0.987 0.595|-0.3472924154 1.0032473637 0.5518698189|00FF8D
    display-p3|0.202 0.108 0.588|0.2173633151 0.1021929516 0.6123178058|371A9C
    extended-srgb|1.0931 -0.2267 -0.1501|same|FF0000
    extended-srgb|-0.5116 1.0183 -0.3107|same|00FF00
    extended-srgb|0 0 1.042|same|0000FF
    extended-srgb|1.2 -0.1 0.5|same|FF0080
    extended-srgb|-0.25 0.5 1.25|same|0080FF
    extended-srgb|1.5 1.5 1.5|same|FFFFFF
    extended-srgb|-0.2 -0.2 -0.2|same|000000
    extended-srgb|0.5 0.5 0.5|same|808080
    extended-srgb|1.1 0.2 0.2|same|FF3333
    extended-srgb|-0.05 0.9 0.1|same|00E61A
    extended-srgb|0.02 -0.02 0.04|same|05000A
    extended-srgb|-0.04045 0.04045 -0.03928|same|000A00
    extended-srgb|0.859 -0.224 0.721|same|DB00B8
    extended-srgb|0.337 1.045 1.039|same|56FFFF
    extended-srgb|-0.379 0.97 0.288|same|00F749
    extended-srgb|1.024 0.95 1.008|same|FFF2FF
    extended-srgb|-0.252 1.037 0.412|same|00FF69
    extended-srgb|1.227 1.075 0.189|same|FFFF30
    extended-srgb|0.648 1.14 -0.161|same|A5FF00
    extended-srgb|-0.238 0.804 0.327|same|00CD53
    extended-srgb|-0.05 0.15 0.486|same|00267C
    extended-srgb|0.62 1.137 0.203|same|9EFF34
    extended-srgb|0.659 0.603 0.018|same|A89A05
    extended-srgb|0.214 0.94 0.035|same|37F009
    extended-srgb|0.826 -0.36 0.244|same|D3003E
    extended-linear-srgb|0.5 0.25 0.125|0.7353569831 0.5370987305 0.388572859|BC8963
    extended-linear-srgb|1 1 1|1|FFFFFF
    extended-linear-srgb|0 0 0|0|000000
    extended-linear-srgb|1.2249 -0.0421 -0.0196|1.0930506727 -0.2268620889 -0.1499710328|FF0000
    extended-linear-srgb|-0.2249 1.0421 -0.0786|-0.5115628135 1.0182841304 -0.3106047704|00FF00
    extended-linear-srgb|0.0031308 0.0031308 0.0031308|0.040449936|0A0A0A
    extended-linear-srgb|0.0031309 0.18 0.9|0.0404511778 0.4613561295 0.9546871719|0A76F3
    extended-linear-srgb|0.214041 0.214041 0.214041|0.4999998482|7F7F7F
    extended-linear-srgb|2 0.5 0.1|1.3532560461 0.7353569831 0.3491902126|FFBC59
    extended-linear-srgb|0.18 0.18 0.18|0.4613561295|767676
    extended-linear-srgb|0.7188 0.1664 1.0927|0.8644027988 0.4447272251 1.0396984906|DC71FF
    extended-linear-srgb|1.1958 0.3599 0.5434|1.0816066389 0.6341729595 0.7632492963|FFA2C3
    extended-linear-srgb|1.1348 0.406 0.6531|1.0570786743 0.6696667033 0.828406644|FFABD3
    extended-linear-srgb|0.6428 0.5316 0.2202|0.8225746537 0.7557983659 0.5065990193|D2C181
    extended-linear-srgb|-0.0568 0.8684 0.3793|-0.2643235383 0.9397616846 0.649415079|00F0A6
    extended-linear-srgb|0.1058 0.2941 0.3887|0.3587977782 0.5785662774 0.6566369968|5B94A7
    extended-linear-srgb|0.9761 0.4247 0.6208|0.9894197842 0.6833915789 0.8099327429|FCAECF
    extended-linear-srgb|0.2733 0.9605 0.9093|0.5594958763 0.982432136 0.9590214049|8FFBF5
    extended-linear-srgb|0.1437 0.2445 0.1736|0.415102737 0.5316359217 0.4536255549|6A8874
    extended-linear-srgb|0.7757 -0.0231 1.0778|0.8940553449 -0.1644947404 1.0334538863|E400FF
    extended-linear-srgb|0.128 0.0197 0.4345|0.3929779248 0.1504061238 0.6904437336|6426B0
    extended-linear-srgb|0.8716 0.6821 0.3331|0.9412873941 0.8445441432 0.6123062973|F0D79C
    extended-linear-srgb|0.8003 1.1118 0.9108|0.906481945 1.0476311025 0.9597180493|E7FFF5
    extended-linear-srgb|1.1533 0.7517 0.3934|1.0645970564 0.8817082722 0.6602097744|FFE1A8
    extended-linear-srgb|0.5488 -0.0421 1.0499|0.7666275675 -0.2268620889 1.0216241058|C300FF
    gray-gamma-22|0|0|000000
    gray-gamma-22|0.05|0.0177417528|050505
    gray-gamma-22|0.1|0.072816168|131313
    gray-gamma-22|0.2|0.1862847954|303030
    gray-gamma-22|0.25|0.2410493652|3D3D3D
    gray-gamma-22|0.35|0.3480090823|595959
    gray-gamma-22|0.45|0.452415735|737373
    gray-gamma-22|0.5|0.5038667823|808080
    gray-gamma-22|0.6|0.6055278077|9A9A9A
    gray-gamma-22|0.65|0.6558146497|A7A7A7
    gray-gamma-22|0.75|0.7554482418|C1C1C1
    gray-gamma-22|0.8|0.8048412598|CDCDCD
    gray-gamma-22|0.9|0.9028733562|E6E6E6
    gray-gamma-22|0.95|0.9515432277|F3F3F3
    gray-gamma-22|1|1|FFFFFF
    extended-gray|-0.5|-0.5038667823|000000
    extended-gray|-0.2|-0.1862847954|000000
    extended-gray|-0.05|-0.0177417528|000000
    extended-gray|0|0|000000
    extended-gray|0.1|0.072816168|131313
    extended-gray|0.3|0.2949024176|4B4B4B
    extended-gray|0.5|0.5038667823|808080
    extended-gray|0.7|0.7057798411|B4B4B4
    extended-gray|0.9|0.9028733562|E6E6E6
    extended-gray|1|1|FFFFFF
    extended-gray|1.05|1.0482552017|FFFFFF
    extended-gray|1.1|1.0963192189|FFFFFF
    extended-gray|1.25|1.2394540488|FFFFFF
    extended-gray|1.5|1.4749225543|FFFFFF
    extended-gray|2|1.9365747998|FFFFFF
    """
}
