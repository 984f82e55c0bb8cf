extension Rule {
  /// A color that shares its name with an image, a symbol or another asset.
  static let assetNameClash = Rule(
    id: "asset-name-clash",
    summary: "A color has the name of an asset of another kind",
    rationale: """
      Apple's Asset Catalog Format Reference, "Folder Structure", wants names unique among all assets of a target, whatever
      their kind and catalog. A color and an image of one name have worked in some versions of the tools, which promise
      nothing; and nobody can tell from the name which is meant. The names of groups count only when they provide a namespace.
      Rename one of the two.
      """,
    level: .warning,
    triggering: [
      RuleExample([
        "Colors/Workout.colorset/Contents.json":
          #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#,
        "Images/Workout.imageset/Contents.json": #"{ "images" : [ { "idiom" : "universal" } ] }"#,
      ])
    ],
    nonTriggering: [
      RuleExample([
        "Workout.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#,
        "Images/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
        "Images/Workout.imageset/Contents.json": #"{ "images" : [ { "idiom" : "universal" } ] }"#,
      ])
    ],
    check: .palette { palette, findings in
      let clashes = AssetNameClash.clashes(in: palette)
      if clashes.isEmpty { return }
      for index in palette.colors.indices {
        guard let clashes = clashes[index], let first = clashes.first else { continue }
        let color = palette.colors[index]
        let place = first.catalog == color.catalog ? "" : " in another catalog"
        findings.report(
          "the \(first.kind) '\(first.folderName.forMessage)'\(place) has the same name; "
            + "rename one",
          about: color, in: palette,
          variant: first.catalog == color.catalog ? "same-catalog" : "another-catalog",
          notes: clashes.prefix(AssetNameClash.mostNotes).map {
            Diagnostic.Note(
              message: "the \($0.kind)", location: Diagnostic.Location(path: $0.path(in: palette)))
          })
      }
    })
}

/// An asset that is no color and has a color's name.
private struct AssetNameClash {
  /// The index of the catalog that it lies in.
  let catalog: Int
  /// The index of the group that it lies in.
  let group: Int
  /// The name of its folder.
  let folderName: String

  /// Assets beyond these are not listed for one color.
  static let mostNotes = 10

  /// What it is, in words.
  var kind: String { CatalogFolder.otherKind(folderName) ?? "asset" }

  /// The path of its folder.
  func path(in palette: Palette) -> String {
    FilePath.join(palette.catalogs[catalog].path(of: group), folderName)
  }

  /// The assets with the names of colors, by the index of the color, those of its own catalog first.
  static func clashes(in palette: Palette) -> [Int: [AssetNameClash]] {
    var clashes: [Int: [AssetNameClash]] = [:]
    var names: NumberSet?
    for (number, catalog) in palette.catalogs.enumerated() {
      for (groupNumber, group) in catalog.groups.enumerated() where !group.otherAssets.isEmpty {
        let known = names ?? numbers(of: palette)
        names = known
        let prefix = ByteHash(group.namespace)
        group.otherAssets.forEach { folder in
          guard let end = folder.indices.last(where: { folder[$0] == 0x2E }) else { return }
          var hash = prefix
          for index in 0..<end { hash.add(folder[index]) }
          // Few names come so far; the others were no text yet.
          guard known.contains(hash.number) else { return }
          let folderName = String(decoding: folder.indices.map { folder[$0] }, as: UTF8.self)
          let name = String(decoding: (0..<end).map { folder[$0] }, as: UTF8.self)
          guard let color = palette.index(ofColorNamed: group.namespace + name) else { return }
          clashes[color, default: []].append(
            AssetNameClash(catalog: number, group: groupNumber, folderName: folderName))
        }
      }
    }
    return clashes.reduce(into: [:]) { sorted, clash in
      let own = palette.colors[clash.key].catalog
      sorted[clash.key] =
        clash.value.filter { $0.catalog == own } + clash.value.filter { $0.catalog != own }
    }
  }

  /// The numbers of the names of all colors.
  private static func numbers(of palette: Palette) -> NumberSet {
    var numbers = NumberSet()
    numbers.reserve(palette.colors.count)
    let colors = palette.colors.span
    let catalogs = palette.catalogs.span
    for index in colors.indices {
      let name = catalogs[colors[index].catalog].colorSets.span[colors[index].colorSet].name
      _ = numbers.insert(ByteHash(name).number)
    }
    return numbers
  }
}
