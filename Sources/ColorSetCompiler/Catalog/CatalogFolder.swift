/// Which folders mean what in an asset catalog.
enum CatalogFolder {
  /// The ending of a catalog's folder.
  static let catalogExtension: StaticString = ".xcassets"
  /// The ending of a color set's folder.
  static let colorSetExtension: StaticString = ".colorset"
  /// The file that describes a folder.
  static let contentsFile: StaticString = "Contents.json"

  /// The endings of folders that hold an asset of another kind and never a color set.
  private static let otherExtensions: [String] = [
    "appiconset", "arobject", "arreferenceimage", "arresourcegroup", "brandassets",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "iconset", "imageset", "imagestack", "imagestacklayer", "launchimage",
    "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker",
    "stickerpack", "stickersequence", "stickersiconset", "symbolset", "textureset", "watchface",
  ]

  /// Whether a folder's name says that it is an asset of another kind.
  static func isOtherAsset(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: 0x2E) else { return false }
    return otherExtensions.contains(String(name[name.utf8.index(after: dot)...]))
  }

  /// Whether a folder outside a catalog is passed over when catalogs are looked for.
  static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || name == "DerivedData"
  }

  /// The name of the color set of a folder: without the ending, if it has it.
  static func colorSetName(ofFolder name: String) -> String {
    name.hasSuffix(colorSetExtension.description)
      ? String(name.dropLast(colorSetExtension.utf8CodeUnitCount)) : name
  }
}
