/// The text styles of Apple's platforms, by the names of UIKit.
package enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
  case caption1, caption2
}
