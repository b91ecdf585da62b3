import AuditModel
import SystemFont
import TextShaping
import ViewTree

/// A text with its lines.
package struct LaidOutText {
  /// The node that shows it.
  package let node: NodeID
  /// The text.
  package internal(set) var text: TextID
  /// The text's shape.
  package internal(set) var shape: ShapeID
  /// Whether it is the placeholder of an empty field.
  package let isPlaceholder: Bool
  /// The font.
  package let font: Font
  /// The smallest and the largest text size that it follows; none for all.
  package let sizes: ClosedRange<DynamicTypeSize>?
  /// How it is set.
  package let setting: TextSetting
  /// The settings of its runs; none where all of it is set in the same way.
  package let runs: RunsID?
  /// Whether runs have sizes or extents of their own, so that its shape is that of one text size.
  package let hasRunSizes: Bool
  /// The points that its letters are set closer by to fit.
  var tightening = 0.0
  /// The weight it is drawn in.
  package var weight: FontWeight { setting.weight }
  /// The extents of a line in em above and below its baseline, where the font is one of the app's own.
  let ownExtents: FontExtents?
  /// The size before it is scaled down to fit.
  package private(set) var size = FontSize(0)
  /// The height of one line in points.
  package private(set) var lineHeight = 0.0
  /// The distance from the top of a line to its baseline in points.
  package var ascender: Double { (ownExtents?.ascender ?? SystemFont.ascender) * pointSize }
  /// The distance from line to line in points.
  package private(set) var leading = 0.0
  /// The points added between two lines.
  let lineSpacing: Double
  /// The most lines; 0 for as many as it takes.
  package let lineLimit: Int
  /// Which part gives way.
  package let truncationMode: TruncationMode
  /// How small it may be drawn to fit.
  package let minimumScaleFactor: Double
  /// Whether its letters may be set closer to fit.
  let allowsTightening: Bool
  /// Where its lines are.
  package let alignment: TextAlignment
  /// The width it was given in points.
  package internal(set) var availableWidth = 0.0
  /// The lines it was given room for, at most its limit.
  package internal(set) var availableLines = 0
  /// The lines it has.
  package internal(set) var lineCount = 0
  /// The factor it is drawn smaller by to fit; 1 when it is not.
  package internal(set) var scale = 1.0
  /// Whether something of it is left out.
  package internal(set) var isTruncated = false
  /// Whether a word is broken where no line may end.
  package internal(set) var breaksWord = false

  /// The size in points before it is scaled down to fit.
  package var pointSize: Double { size.pointSize }

  /// The size that it is drawn with.
  package var drawnSize: FontSize { scale == 1 ? size : FontSize(pointSize * scale) }

  /// The size in points that it is drawn with.
  package var drawnPointSize: Double { pointSize * scale }

  /// The height of its lines in points when it is scaled down by a factor; at least that of one line.
  ///
  /// A line with an emoji is higher than others: emoji begin above letters and end below them. A line is
  /// as high as the highest of its runs.
  func height(of lines: LineBreaking, scale: Double) -> Double {
    if hasRunSizes, lines.lineCount > 0 { return lines.height }
    let further = Double(max(lines.lineCount, 1) - 1) * leading * scale
    let height = lineHeight * scale + further
    guard lines.emojiLineCount > 0 else { return height }
    let emoji = EmojiMetrics(pointSize * scale)
    let points = pointSize * scale
    let added =
      max(0, emoji.ascender - (ownExtents?.ascender ?? SystemFont.ascender) * points)
      + max(0, emoji.descender - (ownExtents?.descender ?? SystemFont.descender) * points)
    return height + Double(lines.emojiLineCount) * added
  }

  /// Sets it at a text size; its lines are not broken yet.
  mutating func resize(to textSize: DynamicTypeSize) {
    let textSize = textSize.clamped(to: sizes)
    size = FontSize(font.pointSize(at: textSize))
    lineHeight = (ownExtents?.height ?? SystemFont.lineHeight) * size.pointSize
    leading = (ownExtents == nil ? font.leading(at: textSize) : lineHeight) + lineSpacing
  }
}

/// How far a line reaches above and below its baseline, in em.
struct FontExtents: Hashable, Sendable {
  let ascender: Double
  let descender: Double

  var height: Double { ascender + descender }
}

extension DynamicTypeSize {
  /// The nearest size of a range; itself where there is none.
  func clamped(to sizes: ClosedRange<DynamicTypeSize>?) -> DynamicTypeSize {
    guard let sizes else { return self }
    return min(max(self, sizes.lowerBound), sizes.upperBound)
  }
}
