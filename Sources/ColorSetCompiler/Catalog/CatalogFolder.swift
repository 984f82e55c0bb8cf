/// Which folders mean what in an asset catalog.
enum CatalogFolder {
  /// The ending of a catalog's folder.
  static let catalogExtension: StaticString = ".xcassets"
  /// The ending of a color set's folder.
  static let colorSetExtension: StaticString = ".colorset"
  /// The file that describes a folder.
  static let contentsFile: StaticString = "Contents.json"

  /// The ending of the most frequent asset of another kind.
  static let imageSetExtension: StaticString = ".imageset"

  /// The endings of folders that hold an asset of another kind and never a color set, and what they are called.
  private static let otherKinds: [String: String] = [
    "appiconset": "app icon", "arobject": "AR object", "arreferenceimage": "AR reference image",
    "arresourcegroup": "AR resource group", "brandassets": "brand asset",
    "complicationset": "complication set", "cubetextureset": "cube texture set",
    "dataset": "data set", "gcdashboardimage": "dashboard image", "gcleaderboard": "leaderboard",
    "gcleaderboardset": "leaderboard set", "iconset": "icon set", "imageset": "image set",
    "imagestack": "image stack", "imagestacklayer": "image stack layer",
    "launchimage": "launch image", "mipmapset": "mipmap set",
    "solidimagestack": "solid image stack", "solidimagestacklayer": "solid image stack layer",
    "spriteatlas": "sprite atlas", "sticker": "sticker", "stickerpack": "sticker pack",
    "stickersequence": "sticker sequence", "stickersiconset": "sticker icon set",
    "symbolset": "symbol set", "textureset": "texture set", "watchface": "watch face",
  ]

  /// What a folder of another kind of asset is, such as `image set`; nil when it is none.
  static func otherKind(_ name: String) -> String? {
    guard let dot = name.utf8.lastIndex(of: 0x2E) else { return nil }
    return otherKinds[String(name[name.utf8.index(after: dot)...])]
  }

  /// Whether a folder's name says that it is an asset of another kind.
  static func isOtherAsset(_ name: String) -> Bool { otherKind(name) != nil }

  /// Folders whose catalogs are other people's, or copies.
  private static let foreignFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "node_modules",
  ]

  /// Whether a folder outside a catalog is passed over when catalogs are looked for.
  static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || foreignFolders.contains(name)
  }

  /// The name of the color set of a folder: without the ending, if it has it.
  static func colorSetName(ofFolder name: String) -> String {
    name.hasSuffix(colorSetExtension.description)
      ? String(name.dropLast(colorSetExtension.utf8CodeUnitCount)) : name
  }
}
