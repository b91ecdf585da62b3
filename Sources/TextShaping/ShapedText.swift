/// A text whose glyphs and advances are known, for every size at once.
///
/// All lengths are in em: a size in points times a length in em gives points. Sizes scale linearly
/// because outlines are not hinted and no optical size is chosen.
///
/// An object and not a value, as layout asks it for lines far more often than it could be copied.
package final class ShapedText: Sendable {
  /// The text itself.
  package let text: String
  /// A run that cannot be split on screen, in logical order.
  package let clusters: [Cluster]
  /// Where lines may end, in order; the last one is the end of the text.
  package let breaks: [LineBreak]
  /// The glyphs, in runs of one font and one direction, in logical order.
  package let runs: [GlyphRun]
  /// The characters that no font has a glyph for.
  package let unmeasured: [Unicode.Scalar]
  /// The width of the widest line when lines end only where they must.
  package let width: Double
  /// The width of a hyphen, which a line gains when it ends at a soft hyphen.
  package let hyphenWidth: Double

  init(
    text: String, clusters: [Cluster], breaks: [LineBreak], runs: [GlyphRun],
    unmeasured: [Unicode.Scalar], width: Double, hyphenWidth: Double
  ) {
    self.text = text
    self.clusters = clusters
    self.breaks = breaks
    self.runs = runs
    self.unmeasured = unmeasured
    self.width = width
    self.hyphenWidth = hyphenWidth
  }

  /// A grapheme cluster, or a ligature of several.
  package struct Cluster: Sendable {
    /// Where it begins in the text, in UTF-16 units.
    package let offset: Int32
    /// Whether it may hang over the end of a line.
    package let isWhitespace: Bool
    /// Where it begins on an endless line.
    package let start: Double
    /// How far it moves the pen.
    package let advance: Double
  }

  /// A place where a line may end.
  package struct LineBreak: Sendable {
    /// The first cluster of the next line.
    package let nextCluster: Int
    /// Where what is seen of the line ends: trailing spaces do not count.
    package let contentEnd: Double
    /// Where the next line begins.
    package let nextStart: Double
    /// Whether the line has to end here.
    package let isMandatory: Bool
    /// Whether a hyphen appears when the line ends here.
    package let isSoftHyphen: Bool
  }

  /// Whether there is nothing to see.
  package var isEmpty: Bool { clusters.isEmpty }
}

/// Glyphs of one font and one direction.
package struct GlyphRun: Sendable {
  /// The font.
  package let face: FontFace
  /// The embedding level: odd levels run from right to left.
  package let level: UInt8
  /// The clusters that the run holds.
  package let clusters: Range<Int>
  /// The glyphs from left to right.
  package let glyphs: [Glyph]

  /// A glyph with its place relative to the pen, in em.
  package struct Glyph: Sendable {
    /// The number of the glyph in its font.
    package let id: UInt32
    /// The cluster that it belongs to.
    package let cluster: Int
    /// How far right of the pen it is drawn.
    package let xOffset: Double
    /// How far above the pen it is drawn.
    package let yOffset: Double
    /// How far it moves the pen.
    package let advance: Double
  }
}
