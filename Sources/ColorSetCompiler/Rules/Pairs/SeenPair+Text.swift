extension SeenPair {
  /// Whether the pair is for text and not for a line or a shape: it has a style or a size, or nothing says otherwise.
  func isText(in palette: Palette, _ configuration: Configuration) -> Bool {
    if pair.smallestSize != nil { return true }
    if pair.minimum != nil { return false }
    let roles = configuration.roles(of: palette.name(of: front))
    return roles.isEmpty || !roles.allSatisfy(\.isShape)
  }
}

extension ColorRole {
  /// Whether what has the role is no text.
  fileprivate var isShape: Bool {
    switch self {
    case .separator, .background, .component, .material: true
    case .text, .interactive, .status, .key: false
    }
  }
}
