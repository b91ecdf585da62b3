/// The thickness of strokes, named as UIKit and SwiftUI name it.
public enum FontWeight: String, Hashable, Sendable, Codable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The value of the OpenType weight class, 100 to 900.
  public var weightClass: Double {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// The weight nearest to a weight class; the lighter one of two.
  public init(nearest weightClass: Double) {
    self =
      Self.allCases.min { abs($0.weightClass - weightClass) < abs($1.weightClass - weightClass) }
      ?? .regular
  }

  /// The weight that is drawn when the person has switched on Bold Text.
  ///
  /// iOS replaces every weight of the system font (`CTFontGetAccessibilityBoldWeightOfWeight`, by
  /// WebKit's `FontCacheCoreText.cpp`), but its table is published nowhere. Regular as semibold and
  /// semibold as bold are what kolabs-dev/isim assumes, too; the others are the next weight but one.
  public var emboldened: FontWeight {
    switch self {
    case .ultraLight: .light
    case .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium, .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }
}
