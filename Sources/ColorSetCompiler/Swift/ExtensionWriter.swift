/// Writes the extensions that give Apple's types of colors the members of a palette, one for a color and framework.
///
/// Everything in them is written in full, because inside an extension the names of its type come first.
struct ExtensionWriter {
  private let palette: Palette
  private let options: SwiftOptions
  private let lines: [Int]
  private var text = SourceText()
  private var resolver = AppearanceResolver()

  /// Writes the extensions of all frameworks.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - options: How the code is wanted.
  ///   - lines: Where each color's line begins in the table.
  /// - Returns: The source.
  static func write(_ palette: Palette, _ options: SwiftOptions, lines: [Int]) -> SourceText {
    var writer = ExtensionWriter(palette: palette, options: options, lines: lines)
    writer.write(
      [.shapeStyle, .color], importing: "SwiftUI",
      where: "canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))")
    writer.write([.uiColor], importing: "UIKit", where: "canImport(UIKit)")
    writer.write(
      [.nsColor], importing: "AppKit", where: "canImport(AppKit) && !canImport(UIKit)")
    return writer.text
  }

  private init(palette: Palette, options: SwiftOptions, lines: [Int]) {
    self.palette = palette
    self.options = options
    self.lines = lines
  }

  private mutating func write(
    _ types: [FrameworkType], importing module: String, where condition: StaticString
  ) {
    let all = text
    text = SourceText()
    for type in types { write(type) }
    let extensions = text
    text = all
    guard extensions.count > 0 else { return }
    text.append("\n#if ")
    text.append(condition)
    text.append("\n")
    for line in RuntimeImports.lines(importing: module, access: options.access) {
      text.append(line)
      text.append("\n")
    }
    text.append(extensions)
    text.append("#endif\n")
  }

  private mutating func write(_ type: FrameworkType) {
    let isDeclared = ExtensionNames.scopes(of: palette, in: type)
    var colors = [[Int]](repeating: [], count: palette.scopes.count)
    for (index, color) in palette.colors.enumerated() {
      guard let identifier = palette.identifier(of: color) else { continue }
      if color.scope == 0
        ? ExtensionNames.declares(identifier, in: type) : isDeclared[color.scope]
      {
        colors[color.scope].append(index)
      }
    }
    write(colors[0], of: type, path: "")
    writeTypes(in: type, isDeclared)
    for index in palette.scopes.indices.dropFirst() where isDeclared[index] {
      write(colors[index], of: type, path: palette.scopes[index].typePath ?? "")
    }
  }

  private mutating func write(_ colors: [Int], of type: FrameworkType, path: String) {
    for start in stride(from: 0, to: colors.count, by: MemberWriter.mostMembers) {
      open(type, path: path)
      for index in colors[start..<min(start + MemberWriter.mostMembers, colors.count)] {
        write(palette.colors[index], of: type, line: lines[index])
      }
      text.append("}\n")
    }
  }

  private mutating func open(_ type: FrameworkType, path: String) {
    text.append("\nnonisolated extension ")
    text.append(type == .shapeStyle ? "SwiftUI.ShapeStyle" : Self.name(of: type))
    if !path.isEmpty {
      text.append(byte: 0x2E)
      text.append(path)
    }
    if type == .shapeStyle { text.append(" where Self == SwiftUI.Color") }
    text.append(" {\n")
  }

  private mutating func write(_ color: PaletteColor, of type: FrameworkType, line: Int) {
    text.append("  /// ")
    let colorSet = palette.colorSet(of: color)
    ColorSummary.append(colorSet.name, colorSet.slots, &resolver, to: &text)
    text.append("\n  ")
    text.append(options.access.prefix)
    text.append("static var ")
    text.append(palette.identifier(of: color) ?? "")
    text.append(": ")
    text.append(Self.name(of: type))
    text.append(" { ")
    text.append(options.qualifier)
    text.append("DynamicColor(_table, ")
    text.append(decimal: line)
    text.append(").")
    text.append(Self.property(of: type))
    text.append(" }\n")
  }

  /// The types that stand for namespaces, all in one extension.
  private mutating func writeTypes(in type: FrameworkType, _ isDeclared: [Bool]) {
    var children = [[Int]](repeating: [], count: palette.scopes.count)
    let sorted = palette.scopes.indices.dropFirst().filter { isDeclared[$0] }.sorted {
      CodePointOrder.precedes(palette.scopes[$0].prefix, palette.scopes[$1].prefix)
    }
    for scope in sorted {
      if let parent = palette.scopes[scope].parent { children[parent].append(scope) }
    }
    guard !children[0].isEmpty else { return }
    open(type, path: "")
    writeTypes(children[0], children, indent: "  ")
    text.append("}\n")
  }

  private mutating func writeTypes(_ scopes: [Int], _ children: [[Int]], indent: String) {
    for (number, scope) in scopes.enumerated() {
      if number > 0 { text.append("\n") }
      text.append(indent)
      text.append("/// The colors of `")
      text.append(escaped: palette.scopes[scope].prefix.dropLast())
      text.append("`.\n")
      text.append(indent)
      text.append(options.access.prefix)
      text.append("nonisolated enum ")
      text.append(palette.scopes[scope].typeName ?? "")
      if children[scope].isEmpty {
        text.append(" {}\n")
        continue
      }
      text.append(" {\n")
      writeTypes(children[scope], children, indent: indent + "  ")
      text.append(indent)
      text.append("}\n")
    }
  }

  private static func name(of type: FrameworkType) -> StaticString {
    switch type {
    case .color, .shapeStyle: "SwiftUI.Color"
    case .uiColor: "UIColor"
    case .nsColor: "NSColor"
    }
  }

  private static func property(of type: FrameworkType) -> StaticString {
    switch type {
    case .color, .shapeStyle: "color"
    case .uiColor: "uiColor"
    case .nsColor: "nsColor"
    }
  }
}
