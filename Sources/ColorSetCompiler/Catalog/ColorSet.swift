/// A named color with a value for each appearance, device and gamut that it distinguishes.
package struct ColorSet: Sendable {
  /// The name to look the color up by: namespaces and the folder's name without its extension, joined by `/`.
  package var name: String
  /// The name of the folder, `Accent.colorset`.
  package var folderName: String
  /// The name of the file with the values: `Contents.json`, or how it was really spelled.
  package var fileName: String
  /// The index of the group that holds the set.
  package var group: Int
  /// The values, in the order of the file.
  package var slots: [Slot]
  /// What the file holds beyond what this version knows.
  package var unknownMembers: [UnknownMember] = []

  /// The name without namespaces.
  package var leafName: Substring {
    folderName.dropLast(CatalogFolder.colorSetExtension.utf8CodeUnitCount)
  }

  /// Whether no slot has a color.
  package var isBlank: Bool { slots.allSatisfy { $0.value == nil } }
}
