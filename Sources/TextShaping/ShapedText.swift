import SystemFont

/// A text whose glyphs and advances are known, for every size at once.
///
/// Its lengths are sums of parts whose points a `FontSize` knows, so that nothing is shaped again for
/// another size.
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
  /// The width of a hyphen, which a line gains when it ends at a soft hyphen.
  package let hyphenWidth: TextLength
  /// The share of its width by which the width on a device may differ: the mean over its characters.
  package let tolerance: Double
  /// The same in per cent, with one decimal.
  package var tolerancePercent: Double { (tolerance * 1000).rounded() / 10 }
  /// Whether there are emoji in it, which are higher than the letters of the system font.
  package let hasEmoji: Bool

  /// The clusters that go to the next tab stop.
  let tabs: [Int]

  /// The points before its first line, which a picture takes.
  package let indent: Double

  /// The sizes of its parts, of a text at one size whose parts have sizes of their own; none otherwise.
  package let partSizes: [PartSize]

  init(
    text: String, clusters: [Cluster], breaks: [LineBreak], runs: [GlyphRun],
    unmeasured: [Unicode.Scalar], hyphenWidth: TextLength, tolerance: Double, hasEmoji: Bool,
    tabs: [Int], partSizes: [PartSize] = [], indent: Double = 0
  ) {
    self.text = text
    self.clusters = clusters
    self.breaks = breaks
    self.runs = runs
    self.unmeasured = unmeasured
    self.hyphenWidth = hyphenWidth
    self.tolerance = tolerance
    self.hasEmoji = hasEmoji
    self.tabs = tabs
    self.partSizes = partSizes
    self.indent = indent
  }

  /// A grapheme cluster, or a ligature of several.
  package struct Cluster: Sendable {
    /// Where it begins in the text, in UTF-16 units.
    package let offset: Int32
    /// Whether it may hang over the end of a line.
    package let isWhitespace: Bool
    /// Where it begins on an endless line.
    package let start: TextLength
    /// How far it moves the pen.
    package let advance: TextLength
    /// The part of the advance, in em, that it has only because of the next letter.
    package let kerning: Double

    /// Where it ends when a line ends with it: a pair of letters on two lines is not kerned.
    package var end: TextLength { start + advance - .ems(kerning) }
  }

  /// A place where a line may end.
  package struct LineBreak: Sendable {
    /// The first cluster of the next line.
    package let nextCluster: Int
    /// The first cluster that is not seen on the line: trailing spaces are not.
    let contentClusters: Int
    /// Where what is seen of the line ends.
    package let contentEnd: TextLength
    /// Where the next line begins.
    package let nextStart: TextLength
    /// Whether the line has to end here.
    package let isMandatory: Bool
    /// Whether a hyphen appears when the line ends here.
    package let isSoftHyphen: Bool
  }

  /// Whether a cluster goes to the next tab stop.
  package func isTab(_ cluster: Int) -> Bool {
    clusters[cluster].isWhitespace && tabs.contains(cluster)
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
  /// The part of the text that it belongs to; 0 in a text of one part.
  package let part: Int
  /// The clusters that the run holds.
  package let clusters: Range<Int>
  /// The glyphs from left to right.
  package let glyphs: [Glyph]

  /// A glyph with its place relative to the pen.
  package struct Glyph: Sendable {
    /// The number of the glyph in its font.
    package let id: UInt32
    /// The cluster that it belongs to.
    package let cluster: Int
    /// How far right of the pen it is drawn.
    package let xOffset: TextLength
    /// How far above the pen it is drawn, in em.
    package let yOffset: Double
    /// How far it moves the pen.
    package let advance: TextLength
  }
}
