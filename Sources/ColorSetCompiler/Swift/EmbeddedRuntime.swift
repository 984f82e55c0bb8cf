/// The runtime library's own source, taken into the compiler when that is built, for generated code that imports nothing.
package enum EmbeddedRuntime {
  /// The files of the library, the ones that users meet first.
  package static var files: [[UInt8]] {
    [
      PackageResources.ColorCatalog_swift_txt,
      PackageResources.DynamicColor_swift_txt,
      PackageResources.ColorTraits_swift_txt,
      PackageResources.ColorTraits_Kinds_swift_txt,
      PackageResources.ColorValue_swift_txt,
      PackageResources.ColorComponents_swift_txt,
      PackageResources.ColorComponents_SRGB_swift_txt,
      PackageResources.RGBA8_swift_txt,
      PackageResources.ColorSpace_swift_txt,
      PackageResources.SystemColor_swift_txt,
      PackageResources.ColorLookupError_swift_txt,
      PackageResources.NearestNames_swift_txt,
      PackageResources.SlotTraits_swift_txt,
      PackageResources.SlotTraits_Rank_swift_txt,
      PackageResources.TransferFunction_swift_txt,
      PackageResources.ColorTable_swift_txt,
      PackageResources.TableRecord_swift_txt,
      PackageResources.TableSlot_swift_txt,
      PackageResources.TableBytes_swift_txt,
      PackageResources.TableText_swift_txt,
      PackageResources.SystemColor_Table_swift_txt,
      PackageResources.BridgeCache_swift_txt,
      PackageResources.ColorTraits_UIKit_swift_txt,
      PackageResources.ColorTraits_AppKit_swift_txt,
      PackageResources.ColorComponents_CGColor_swift_txt,
      PackageResources.ColorComponents_UIColor_swift_txt,
      PackageResources.ColorComponents_NSColor_swift_txt,
      PackageResources.ColorValue_UIColor_swift_txt,
      PackageResources.ColorValue_NSColor_swift_txt,
      PackageResources.SystemColor_UIColor_swift_txt,
      PackageResources.SystemColor_NSColor_swift_txt,
      PackageResources.SystemColor_Watch_swift_txt,
      PackageResources.UIColor_DynamicColor_swift_txt,
      PackageResources.NSColor_DynamicColor_swift_txt,
      PackageResources.Color_DynamicColor_swift_txt,
      PackageResources.DynamicColor_UIColor_swift_txt,
      PackageResources.DynamicColor_NSColor_swift_txt,
      PackageResources.DynamicColor_Watch_swift_txt,
      PackageResources.DynamicColor_Color_swift_txt,
      PackageResources.DynamicColor_ShapeStyle_swift_txt,
    ]
  }

  /// Attributes of a library's interface, which mean nothing in code that is not public.
  private static let libraryAttributes = ["@frozen ", "@inlinable ", "@usableFromInline "]

  /// A line without its indent and without attributes that its access level does not allow.
  private static func declaration(_ line: Substring, _ access: AccessLevel) -> Substring {
    for attribute in libraryAttributes where line.hasPrefix(attribute) && access != .public {
      return line.dropFirst(attribute.count)
    }
    return line
  }

  /// The source with another access level for what is public in the library; what it shares with its package is internal.
  static func source(access: AccessLevel) -> String {
    var text = "\n// MARK: - The library DynamicColors of colorset\n"
    let files = files.map { file in
      String(decoding: file, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    let imports = RuntimeImports(files.joined(), access)
    for file in files {
      text += "\n"
      for line in file {
        let indent = line.prefix { $0 == " " }
        let rest = declaration(line.dropFirst(indent.count), access)
        if let lines = imports.lines(for: rest) {
          text += lines.map { indent + $0 }.joined(separator: "\n")
        } else if rest.hasPrefix("public ") {
          text += indent + access.prefix.description + rest.dropFirst("public ".count)
        } else if rest.hasPrefix("package ") {
          text += indent + rest.dropFirst("package ".count)
        } else {
          text += indent + rest
        }
        text += "\n"
      }
      while text.hasSuffix("\n\n") { text.removeLast() }
    }
    return text
  }
}
