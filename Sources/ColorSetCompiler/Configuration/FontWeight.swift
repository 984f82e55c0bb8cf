/// The weights of Apple's fonts, from the lightest to the heaviest.
package enum FontWeight: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
