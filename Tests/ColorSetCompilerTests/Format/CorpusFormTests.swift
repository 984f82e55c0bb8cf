import ColorSetCompiler
import Foundation
import Testing

/// Real files are in the forms that a second program says, and become what it writes.
///
/// `Tests/Oracle/xcode_form.py` states the forms anew with Python's `json`. The table holds what it counted, so that a change
/// on either side shows.
@Suite(
  .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"))
struct CorpusFormTests {
  /// Counts of one repository: color sets, then groups, then catalogs, each modern, legacy, unended and other.
  static let table: [String: [Int]] = [
    "NathanE73+Blackboard": [0, 13, 0, 0, 1, 4, 0, 0, 0, 5, 0, 0],
    "Ranchero-Software+NetNewsWire": [25, 12, 0, 1, 2, 1, 0, 0, 3, 0, 0, 0],
    "Sequel-Ace+Sequel-Ace": [13, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0],
    "austrianredcross+stopp-corona-ios": [26, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
    "corona-warn-app+cwa-app-ios": [45, 0, 0, 0, 18, 0, 0, 0, 2, 0, 1, 0],
    "dashpay+dashwallet-ios": [106, 19, 0, 0, 38, 0, 0, 0, 3, 3, 0, 0],
    "home-assistant+iOS": [12, 0, 0, 0, 8, 0, 0, 0, 6, 0, 0, 0],
    "mac-cain13+R.swift": [4, 7, 0, 0, 1, 10, 0, 0, 13, 2, 0, 0],
    "microsoft+fluentui-apple": [121, 54, 0, 0, 13, 6, 0, 0, 8, 0, 0, 0],
    "nihp-public+covid-19-app-ios-ag-public": [49, 0, 0, 0, 17, 0, 0, 0, 7, 0, 0, 0],
    "openedx+openedx-app-ios": [82, 0, 0, 0, 28, 0, 0, 0, 4, 0, 0, 0],
    "p-x9+SwiftUIColor": [180, 0, 0, 0, 6, 0, 0, 0, 3, 0, 0, 0],
    "simonbs+Runestone": [60, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0],
    "swiyu-admin-ch+eidch-ios-wallet": [68, 0, 0, 0, 14, 0, 0, 0, 13, 0, 0, 0],
    "tari-project+wallet-ios": [187, 0, 0, 1, 79, 0, 0, 0, 2, 0, 0, 0],
    "terrazzoapp+terrazzo": [0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0],
  ]

  /// A file as the second program describes it.
  struct File: Decodable {
    var path: String
    var kind: String
    var form: String
    var modern: String
  }

  private func files(of repository: Repository) throws -> [File] {
    try JSONDecoder().decode(
      [File].self, from: IndependentReader.output(of: "xcode_form.py", repository.name))
  }

  private func bytes(of file: File) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: "\(Repository.folder)/\(file.path)")))
  }

  @Test(
    "The second program counts in a repository what the table says",
    .enabled(if: IndependentReader.isPresent, "the second program needs python3 in PATH"),
    arguments: Repository.all)
  func counts(_ repository: Repository) throws {
    let files = try files(of: repository)
    let counts = ["color set", "group", "catalog"].flatMap { kind in
      ["modern", "legacy", "unended", "other"].map { form in
        files.count { $0.kind == kind && $0.form == form }
      }
    }
    #expect(counts == Self.table[repository.name])
  }

  @Test(
    "A modern file stays as it is, a legacy one as long as it may, and all others become what the second program writes",
    .enabled(if: IndependentReader.isPresent, "the second program needs python3 in PATH"),
    arguments: Repository.all)
  func formats(_ repository: Repository) throws {
    for file in try files(of: repository) {
      let text = try bytes(of: file)
      let kept = ContentsFormatter().format(text)
      switch file.form {
      case "modern": #expect(kept.isUnchanged, "\(file.path)")
      case "legacy":
        #expect(kept.isLegacy, "\(file.path)")
        let rewritten = ContentsFormatter(rewritesLegacy: true).format(text)
        #expect(rewritten.text == Array(file.modern.utf8), "\(file.path)")
      default: #expect(kept.text == Array(file.modern.utf8), "\(file.path)")
      }
      #expect(ContentsFormatter().format(Array(file.modern.utf8)).isUnchanged, "\(file.path)")
    }
  }

  @Test("The files that are looked at are those of the table", arguments: Repository.all)
  func finds(_ repository: Repository) throws {
    let path = "\(Repository.folder)/\(repository.name)"
    let result = try Compiler(paths: [path], workingFolder: "/nowhere")
      .format(ContentsFormatter(), writes: false)
    let table = try #require(Self.table[repository.name])
    let sum = { (forms: [Int]) in
      table.indices.reduce(0) { forms.contains($1 % 4) ? $0 + table[$1] : $0 }
    }
    #expect(result.count == sum([0, 1, 2, 3]))
    #expect(result.legacyCount == sum([1]))
    #expect(result.changed.count == sum([2, 3]))
    #expect(result.diagnostics.isEmpty && result.failures.isEmpty && result.linked.isEmpty)
  }

  @Test("Formatting changes nothing that a color set says", arguments: Repository.all)
  func keepsModel(_ repository: Repository) throws {
    try FileFolder.use { folder in
      let copy = folder.path("copy")
      try FileManager.default.copyItem(
        atPath: "\(Repository.folder)/\(repository.name)", toPath: copy)
      let compiler = Compiler(paths: [copy], workingFolder: "/nowhere")
      let before = try compiler.compile().palette
      let formatter = ContentsFormatter(rewritesLegacy: true)
      let written = try compiler.format(formatter, writes: true)
      let table = try #require(Self.table[repository.name])
      #expect(written.changed.count == table.indices.reduce(0) { $1 % 4 > 0 ? $0 + table[$1] : $0 })
      let after = try compiler.compile().palette
      #expect(before.facts == after.facts)
      #expect(try compiler.format(formatter, writes: true).changed == [])
    }
  }
}

extension ContentsFormatter.Outcome {
  /// The bytes that a file gets, nil when it keeps its own.
  var text: [UInt8]? { if case .changed(let text) = self { text } else { nil } }

  /// Whether a file is in the form already.
  var isUnchanged: Bool { if case .unchanged = self { true } else { false } }

  /// Whether a file stays in the legacy form.
  var isLegacy: Bool { if case .legacy = self { true } else { false } }

  /// Whether a file is not ours.
  var isForeign: Bool { if case .foreign = self { true } else { false } }

  /// What is wrong with a file, nil when it can be read.
  var error: JSONError? { if case .broken(let error) = self { error } else { nil } }
}

extension Palette {
  /// All that the files of color sets and groups say, but for places in them.
  var facts: [String] {
    catalogs.flatMap { catalog in
      catalog.groups.map { "\($0.subpath) \($0.namespace) \($0.providesNamespace)" }
        + catalog.colorSets.map { colorSet in
          let slots = colorSet.slots.map {
            "\($0.traits) \($0.conditions) \($0.spelling) \(String(describing: $0.value))"
          }
          let unknown = colorSet.unknownMembers.map { "\($0.container) \($0.key) \($0.text)" }
          return "\(colorSet.name) \(slots) \(unknown.sorted()) \(colorSet.isDamaged)"
        }
    }
  }
}
