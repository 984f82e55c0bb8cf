import DynamicColors

extension CatalogProblem {
  static func invalidComponent(
    _ name: String, _ text: String, _ failure: String, at position: TextPosition,
    in traits: SlotTraits
  ) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "invalid-component", variant: name,
      message: "\(name) \"\(text)\" \(failure)", position: position, appearance: traits.words)
  }

  static func missingComponents(
    _ names: [String], _ space: ColorSpace, at position: TextPosition, in traits: SlotTraits
  ) -> CatalogProblem {
    let list =
      names.count < 3
      ? names.joined(separator: " and ")
      : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
    return CatalogProblem(
      severity: .error, rule: "missing-component", variant: names.joined(separator: "-"),
      message: "\(space.catalogName) needs \(list); add \(names.count == 1 ? "it" : "them"), "
        + "or choose another color space",
      position: position, appearance: traits.words)
  }

  static func missingAlpha(at position: TextPosition, in traits: SlotTraits) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "missing-alpha",
      message: "alpha is missing and counts as 1.000; add it", position: position,
      appearance: traits.words)
  }

  static func missingColorSpace(
    at position: TextPosition, in traits: SlotTraits
  ) -> CatalogProblem {
    let space = traits.gamut == .displayP3 ? ColorSpace.displayP3 : .sRGB
    return CatalogProblem(
      severity: .warning, rule: "missing-color-space",
      message: "the color space is missing and \(space.catalogName) is assumed; "
        + "add \"color-space\" with the one that was meant",
      position: position, appearance: traits.words)
  }

  static func unknownColorSpace(
    _ text: String, at position: TextPosition, in traits: SlotTraits
  ) -> CatalogProblem {
    let names = ColorSpace.allCases.map(\.catalogName)
    let nearest = NearestNames.of(text, among: names).first
    return CatalogProblem(
      severity: .error, rule: "unknown-color-space",
      message: "'\(text.forMessage)' is not a color space; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "use one of \(names.joined(separator: ", "))"),
      position: position, appearance: traits.words)
  }

  static func emptyColor(at position: TextPosition, in traits: SlotTraits) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "missing-component", variant: "all",
      message: "the color has neither 'components' nor a 'reference'; choose a color for the slot",
      position: position, appearance: traits.words)
  }

  static func referenceAndComponents(
    at position: TextPosition, in traits: SlotTraits
  ) -> CatalogProblem {
    CatalogProblem(
      severity: .warning, rule: "reference-with-components",
      message: "the color has a 'reference' as well as 'components', and the reference counts; "
        + "take out the one that is not meant",
      position: position, appearance: traits.words)
  }

  static func badReference(at position: TextPosition, in traits: SlotTraits) -> CatalogProblem {
    CatalogProblem(
      severity: .error, rule: "invalid-reference",
      message: "the reference is not the name of a system color; write one such as \"labelColor\"",
      position: position, appearance: traits.words)
  }

  static func unknownPlatform(
    _ text: String, at position: TextPosition, in traits: SlotTraits
  ) -> CatalogProblem {
    let names = SystemColor.Platform.allCases.map(\.rawValue)
    let problem =
      if let platform = platform(meantBy: text) {
        "is not how catalogs spell a platform; write '\(platform.rawValue)'"
      } else {
        "is not a platform; use one of \(names.joined(separator: ", "))"
      }
    return CatalogProblem(
      severity: .warning, rule: "unknown-platform",
      message: "'\(text.forMessage)' \(problem)", position: position, appearance: traits.words)
  }

  /// The platform that someone means by another of its names, or by other capitals.
  private static func platform(meantBy text: String) -> SystemColor.Platform? {
    let name = text.lowercased()
    switch name {
    case "iphoneos": return .iOS
    case "macos", "mac": return .macOS
    case "visionos", "xros": return .visionOS
    default: return SystemColor.Platform.allCases.first { $0.rawValue.lowercased() == name }
    }
  }
}
