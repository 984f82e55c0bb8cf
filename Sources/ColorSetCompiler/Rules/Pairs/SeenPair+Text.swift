extension SeenPair {
  /// Whether the pair is for text and not for a line or a shape: it has a style or a size, or nothing says otherwise.
  var isText: Bool {
    pair.smallestSize != nil || pair.minimum == nil && !pair.isShape
  }
}

extension ColorRole {
  /// Whether what has the role is no text.
  var isShape: Bool {
    switch self {
    case .separator, .background, .component, .material: true
    case .text, .interactive, .status, .key: false
    }
  }
}
