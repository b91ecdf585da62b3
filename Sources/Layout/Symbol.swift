import AuditModel
import ViewTree

/// A symbol of a tree, whose size follows from the font around it.
struct Symbol {
  let node: NodeID
  let font: Font
  let sizes: ClosedRange<DynamicTypeSize>?
  let isDecorative: Bool

  /// A symbol in a font of 17 points has 20 by 20 points here; on iOS each has a size of its own.
  private static let share = 20.0 / 17

  /// The size of its font at a text size, in points.
  func pointSize(at size: DynamicTypeSize) -> Double {
    font.pointSize(at: size.clamped(to: sizes))
  }

  /// The picture that it is at a text size.
  func image(at size: DynamicTypeSize) -> NodeKind {
    let side = pointSize(at: size) * Self.share
    return .image(width: side, height: side, scales: false, isDecorative: isDecorative)
  }
}
