/// Inputs in the form that Make includes and Ninja reads.
///
/// The two agree on ordinary names, spaces, `#`, `$` and `:`. Others, which ``misread(_:)`` tells, one of them takes for
/// something else: Ninja then runs the step each time, and Make may stop until the depfile is deleted.
package enum Depfile {
  /// Writes the rule of a target, and one without prerequisites for each input, without which Make would stop when an input
  /// has been deleted.
  ///
  /// - Parameters:
  ///   - target: The output, spelled as the rule of the build system spells it.
  ///   - inputs: The paths of the inputs.
  /// - Returns: The text, or nil for a path with a line break, which the form cannot express.
  package static func text(target: String, inputs: [String]) -> String? {
    guard (inputs + [target]).allSatisfy({ !$0.utf8.contains(0x0A) && !$0.utf8.contains(0x0D) })
    else { return nil }
    let inputs = inputs.map(escaped)
    var text = "\(escaped(target)):"
    for input in inputs {
      text += " \\\n  "
      text += input
    }
    text += "\n"
    // A percent sign would make a pattern of a target, and Ninja knows no escape for it.
    for input in inputs where !input.utf8.contains(0x25) {
      text += "\n"
      text += input
      text += ":\n"
    }
    return text
  }

  /// The first character of a path that Make or Ninja misread whatever stands before it, nil for nearly all paths.
  package static func misread(_ path: String) -> Character? {
    let misread = path.first { ";|=*?&'\"`%<>()\\\t\u{FFFD}".contains($0) }
    return misread
  }

  /// A path with backslashes before what would otherwise end or change it; those that stand before a space are doubled.
  private static func escaped(_ path: String) -> String {
    guard path.utf8.contains(where: { [0x20, 0x09, 0x23, 0x24, 0x3A].contains($0) }) else {
      return path
    }
    var text: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x20, 0x09:
        let backslashes = text.reversed().prefix { $0 == 0x5C }.count
        text += [UInt8](repeating: 0x5C, count: backslashes + 1)
      case 0x23, 0x3A: text.append(0x5C)
      case 0x24: text.append(0x24)
      default: break
      }
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
