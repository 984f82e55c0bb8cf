/// A named color with a value for each appearance, device and gamut that it distinguishes.
package struct ColorSet: Sendable {
  /// The name to look the color up by: namespaces and the folder's name without its extension, joined by `/`.
  package var name: String
  /// The index of the group that holds the set.
  package var group: Int32
  /// How many bytes of the name are namespaces.
  var namespaceLength: Int32
  /// The values, in the order of the file.
  package var slots: SlotList
  /// What most color sets have not.
  var details: Boxed<ColorSetDetails>?

  /// The name without namespaces.
  package var leafName: Substring {
    @inline(__always) get {
      name[name.utf8.index(name.startIndex, offsetBy: Int(namespaceLength))...]
    }
  }

  /// The name of the folder, `Accent.colorset`.
  package var folderName: String {
    details?.value.folderName ?? leafName + CatalogFolder.colorSetExtension.description
  }

  /// The name of the file with the values: `Contents.json`, or how it was really spelled.
  package var fileName: String {
    details?.value.fileName ?? CatalogFolder.contentsFile.description
  }

  /// What the file holds beyond what this version knows.
  package var unknownMembers: [UnknownMember] { details?.value.unknownMembers ?? [] }

  /// Where the file says that the set is localizable, nil when it does not.
  var localizable: TextPosition? { details?.value.localizable }

  /// Whether the file could not be read, or only in part, so that what is missing says nothing.
  package var isDamaged: Bool { details?.value.isDamaged ?? false }

  /// Whether no slot has a color.
  package var isBlank: Bool { slots.allSatisfy { !$0.hasValue } }
}
