import AuditModel
import SystemFont

extension FontLibrary {
  /// The family that is tried first for texts in a design: where a font of the app's own is named it has
  /// only one.
  package func primary(_ design: FontDesign) -> FontFamily {
    guard isStandIn, design != .default else { return primary }
    return designFamily(design) ?? primary
  }
}

extension FontDesign {
  /// The files that stand in for the design; those of iOS may not be shipped.
  ///
  /// SF Rounded has the skeleton of San Francisco, so Inter stands in for it, too. Noto Serif stands in for
  /// New York, and Noto Sans Mono gives SF Mono its shapes.
  var standInFiles: [String] {
    switch self {
    case .default, .rounded: []
    case .serif: ["Regular", "Italic", "Bold", "BoldItalic"].map { "NotoSerif-\($0).ttf" }
    case .monospaced: ["Regular", "Bold"].map { "NotoSansMono-\($0).ttf" }
    }
  }

  /// Where the advances of its faces come from.
  var duty: FontFace.Duty {
    switch self {
    case .default: .systemFont
    case .rounded: .roundedSystemFont
    case .serif: .script
    case .monospaced: .monospacedSystemFont
    }
  }
}
