#if canImport(UIKit) && !os(watchOS)
  import UIKit

  nonisolated extension ColorTraits {
    /// Makes the traits of a UIKit environment.
    ///
    /// Where the environment names no idiom or no gamut, as one made of a style alone does, those
    /// of the current environment count, as they do for a color of an asset catalog.
    init(_ traits: UITraitCollection) {
      let current = UITraitCollection.current
      let gamut =
        traits.displayGamut == .unspecified ? current.displayGamut : traits.displayGamut
      let idiom =
        traits.userInterfaceIdiom == .unspecified
        ? current.userInterfaceIdiom : traits.userInterfaceIdiom
      self.init(
        luminosity: Self.luminosity(of: traits.userInterfaceStyle),
        contrast: traits.accessibilityContrast == .high ? .high : .normal,
        gamut: gamut == .P3 ? .displayP3 : .sRGB,
        idiom: Self.idiom(of: idiom),
        level: Self.level(of: traits))
    }

    private static func luminosity(of style: UIUserInterfaceStyle) -> Luminosity {
      switch style {
      case .light: .light
      case .dark: .dark
      default: .unspecified
      }
    }

    private static func idiom(of idiom: UIUserInterfaceIdiom) -> Idiom {
      switch idiom {
      case .phone: return .iphone
      case .pad:
        #if targetEnvironment(macCatalyst)
          return .macCatalyst
        #else
          return .ipad
        #endif
      case .tv: return .tv
      case .carPlay: return .car
      default:
        if #available(iOS 14, tvOS 14, *), idiom == .mac { return .mac }
        if #available(iOS 17, tvOS 17, *), idiom == .vision { return .vision }
        return .universal
      }
    }

    private static func level(of traits: UITraitCollection) -> Level {
      #if os(tvOS)
        return .base
      #else
        return traits.userInterfaceLevel == .elevated ? .elevated : .base
      #endif
    }
  }
#endif
