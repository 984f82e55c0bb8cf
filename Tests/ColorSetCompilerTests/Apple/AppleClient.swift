/// Code of an app that uses the colors of the sample as people write it.
enum AppleClient {
  /// The imports of a file that uses all frameworks that there are.
  private static let imports = """
    #if canImport(SwiftUI)
      import SwiftUI
    #endif
    #if canImport(UIKit)
      import UIKit
    #elseif canImport(AppKit)
      import AppKit
    #endif
    """

  /// Views in which the colors stand in every place that takes one.
  static let views =
    imports + """

      #if canImport(SwiftUI)
        struct Card: View {
          var body: some View {
            VStack {
              Text("implicit").foregroundStyle(.accent).background(.onAccent).tint(.fieldBorder)
              Text("namespace").foregroundStyle(Color.Text.primary).background(Color.Surface.card)
              Text("optional").foregroundColor(.linkText).foregroundColor(.Status.danger).tint(.Chart.grid)
              Text("palette").foregroundStyle(Palette.Text.primary.color).background(Palette.Surface.base.color)
              Text("framework").foregroundStyle(.primary).background(.background).tint(.red)
              Color.accent
              Color.Chart.Series.two
              Color(Palette.favorite)
              Palette.Separator.hairline.color
            }
          }
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
        struct Styles: View {
          var body: some View { Text("style").foregroundStyle(Palette.accent).background(Palette.Surface.card) }
        }

        let gradient: [Color] = [.accent, .Chart.Series.one, Palette.favorite.color]
        let optional: Color? = .Status.warning

        func choice(_ isOn: Bool) -> Color { isOn ? .accent : .Status.danger }
        func fallback(_ color: Color?) -> Color { color ?? .accent }
      #endif

      """

  /// Colors of UIKit or AppKit in every place that takes one.
  static let controls =
    imports + """

      #if canImport(UIKit)
        func colors() -> [UIColor] {
          [.accent, .Chart.Series.one, UIColor(Palette.favorite), Palette.Surface.card.uiColor, .red]
        }
        #if !os(watchOS)
          @MainActor func style(_ view: UIView) {
            view.backgroundColor = .accent
            view.backgroundColor = UIColor.Status.danger
            view.backgroundColor = UIColor(Palette.Text.primary)
            view.backgroundColor = Palette.linkText.uiColor
          }
          func border() -> CGColor { UIColor.fieldBorder.resolvedColor(with: .current).cgColor }
        #else
          func border() -> CGColor { UIColor.fieldBorder.cgColor }
        #endif
      #elseif canImport(AppKit)
        func colors() -> [NSColor] {
          [.accent, .Chart.Series.one, NSColor(Palette.favorite), Palette.Surface.card.nsColor, .systemRed]
        }
        @MainActor func style(_ field: NSTextField) {
          field.textColor = .accent
          field.textColor = NSColor.Status.danger
          field.backgroundColor = NSColor(Palette.Text.primary)
          field.backgroundColor = Palette.linkText.nsColor
        }
        func border() -> CGColor { NSColor.fieldBorder.cgColor }
      #endif

      """

  /// A program that prints each color in the four appearances, as the framework of the system or, without one, the runtime
  /// has it.
  static let program =
    imports + """

      #if canImport(UIKit) && os(watchOS)
        func texts(_ color: UIColor) -> [String] { [color.description] }
        func texts(_ color: DynamicColor) -> [String] { texts(color.uiColor) }
      #elseif canImport(UIKit)
        func text(
          _ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast,
          _ more: UITraitCollection = UITraitCollection()
        ) -> String {
          let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            UITraitCollection(displayGamut: .P3), UITraitCollection(userInterfaceIdiom: .phone), more,
          ])
          return color.resolvedColor(with: traits).description
        }
        func texts(_ color: UIColor) -> [String] {
          [
            text(color, .light, .normal), text(color, .dark, .normal), text(color, .light, .high),
            text(color, .dark, .high),
          ]
        }
        func texts(_ color: DynamicColor) -> [String] { texts(color.uiColor) }
        #if !os(tvOS)
          let raised = UITraitCollection(userInterfaceLevel: .elevated)
          print("elevated " + text(.Surface.base, .dark, .normal, raised))
        #endif
      #elseif canImport(AppKit)
        func texts(_ color: NSColor) -> [String] {
          let names: [NSAppearance.Name] = [
            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
          ]
          return names.map { name in
            var text = ""
            NSAppearance(named: name)?.performAsCurrentDrawingAppearance { text = color.description }
            return text
          }
        }
        func texts(_ color: DynamicColor) -> [String] { texts(color.nsColor) }
      #else
        func texts(_ color: DynamicColor) -> [String] {
          let appearances: [ColorTraits] = [.light, .dark, .lightHighContrast, .darkHighContrast]
          return appearances.map { traits in
            var traits = traits
            traits.gamut = .displayP3
            switch color.resolved(for: traits) {
            case .components(let value):
              let space = value.space == .displayP3 ? "displayP3" : "extendedSRGB"
              let numbers = value.components + [value.alpha]
              return ([space] + numbers.map(\\.description)).joined(separator: " ")
            case .system(let system): return "system " + system.name.dropLast("Color".count)
            case nil: return "none"
            }
          }
        }
      #endif

      for color in Palette.allColors { print(([color.name] + texts(color)).joined(separator: "|")) }

      #if canImport(UIKit)
        print("same \\(UIColor.accent === Palette.accent.uiColor && UIColor.accent === UIColor.accent)")
        print("equal \\(texts(UIColor.accent) == texts(UIColor(Palette.accent)))")
        print("SwiftUI \\(texts(UIColor(Color.accent)) == texts(UIColor.accent) && Color.accent == Palette.accent.color)")
      #elseif canImport(AppKit)
        print("same \\(NSColor.accent === Palette.accent.nsColor && NSColor.accent === NSColor.accent)")
        print("equal \\(texts(NSColor.accent) == texts(NSColor(Palette.accent)))")
        print("SwiftUI \\(texts(NSColor(Color.accent)) == texts(NSColor.accent) && Color.accent == Palette.accent.color)")
      #endif

      """
}
