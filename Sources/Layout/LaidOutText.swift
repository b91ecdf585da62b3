import AuditModel
import ViewTree

/// A text with its lines.
package struct LaidOutText {
  /// The node that shows it.
  package let node: NodeID
  /// The text.
  package let text: TextID
  /// The text's shape.
  package let shape: ShapeID
  /// Whether it is the placeholder of an empty field.
  package let isPlaceholder: Bool
  /// The font.
  package let font: Font
  /// The smallest and the largest text size that it follows; none for all.
  package let sizes: ClosedRange<DynamicTypeSize>?
  /// The weight it is drawn in.
  package let weight: FontWeight
  /// The size in points before it is scaled down to fit.
  package private(set) var pointSize = 0.0
  /// The distance from line to line in points.
  package private(set) var leading = 0.0
  /// The most lines; 0 for as many as it takes.
  package let lineLimit: Int
  /// Which part gives way.
  package let truncationMode: TruncationMode
  /// How small it may be drawn to fit.
  package let minimumScaleFactor: Double
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

  /// The size in points that it is drawn with.
  package var drawnPointSize: Double { pointSize * scale }

  /// Sets it at a text size; its lines are not broken yet.
  mutating func resize(to size: DynamicTypeSize) {
    let size = size.clamped(to: sizes)
    pointSize = font.pointSize(at: size)
    leading = font.leading(at: size)
  }
}

extension DynamicTypeSize {
  /// The nearest size of a range; itself where there is none.
  func clamped(to sizes: ClosedRange<DynamicTypeSize>?) -> DynamicTypeSize {
    guard let sizes else { return self }
    return min(max(self, sizes.lowerBound), sizes.upperBound)
  }
}
