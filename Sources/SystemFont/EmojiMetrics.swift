/// The size of an emoji beside text of a size, in points: at small sizes they are larger than an em.
///
/// Source: the figures of Apple Color Emoji that YYText (`YYTextUtilities`) and Texture
/// (`ASTextUtilities.h`) use alike, since iOS 8.
package struct EmojiMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top.
  package let ascender: Double
  /// The distance from the baseline to the bottom; not negative.
  package let descender: Double

  /// Takes the size of the font in points.
  package init(_ pointSize: Double) {
    switch pointSize {
    case ..<16: (ascender, descender) = (1.25 * pointSize, 0.390625 * pointSize)
    case ..<24: (ascender, descender) = (0.5 * pointSize + 12, 0.15625 * pointSize + 3.75)
    default: (ascender, descender) = (pointSize, 0.3125 * pointSize)
    }
  }

  /// The distance to the next letter: a picture as wide as it is high, 0.75 points from each side.
  package var advance: Double { ascender == 0 ? 0 : ascender + 1.5 }
}
