import DynamicColors

/// Which slots of a color set answer in the four appearances on any device.
package struct AppearanceIndices: Sendable, Equatable {
  /// The index of the slot in light.
  package let light: Int?
  /// The index of the slot in dark.
  package let dark: Int?
  /// The index of the slot in light with increased contrast.
  package let lightHigh: Int?
  /// The index of the slot in dark with increased contrast.
  package let darkHigh: Int?

  /// Resolves some slots.
  init(_ slots: SlotList) {
    light = Resolution.slotIndex(in: slots, for: .light)
    dark = Resolution.slotIndex(in: slots, for: .dark)
    lightHigh = Resolution.slotIndex(in: slots, for: .lightHighContrast)
    darkHigh = Resolution.slotIndex(in: slots, for: .darkHighContrast)
  }
}
