/// How well the width of a character on a device is known.
package enum WidthCertainty: Hashable, Sendable, CaseIterable {
  /// Measured with the font of the app itself.
  case exact
  /// Measured on iOS.
  case measured
  /// A Latin letter with a mark: as wide as the letter without it.
  case marked
  /// A character that fills an em by its design.
  case ideograph
  /// A letter of another alphabet, in proportion to the letters that were measured.
  case estimated
  /// An emoji.
  case emoji
  /// A letter of a script of which nothing was measured, in the font that stands in for iOS's.
  case standIn
  /// A character that no font has a glyph for.
  case unknown

  /// The share of its width by which the width on a device may differ, 0 to 1.
  ///
  /// Those of measured letters are the worst of the running texts that were measured; the others are
  /// what such fonts differ by, until they are measured on a device.
  package var tolerance: Double {
    switch self {
    case .exact: 0
    case .measured: 0.005
    case .marked, .ideograph: 0.01
    case .estimated, .emoji: 0.03
    case .standIn: 0.06
    case .unknown: 1
    }
  }
}
