public import DesignColors

/// What the app calls its colors.
public enum Theme {
  /// The color of text.
  public static var text: DynamicColor { DesignColors.Text.primary }

  /// The color of text in one appearance.
  public static func textHex(for traits: ColorTraits) -> String {
    text.resolved(for: traits)?.hexString ?? "none"
  }
}
