import AuditModel
import ViewTree

/// A symbol of a tree, whose size follows from the font around it.
struct Symbol {
  let node: NodeID
  let font: Font
  let sizes: ClosedRange<DynamicTypeSize>?
  let isDecorative: Bool
  /// How wide it is, as a share of its height.
  let aspect: Double

  /// Takes the name of the symbol, and the font around it.
  init(
    _ name: String, node: NodeID, font: Font, sizes: ClosedRange<DynamicTypeSize>?,
    isDecorative: Bool
  ) {
    self.node = node
    self.font = font
    self.sizes = sizes
    self.isDecorative = isDecorative
    aspect = Self.narrow.contains(name) ? Self.narrowAspect : 1
  }

  /// A symbol in a font of 17 points is 20 points high here, and most are as wide; on iOS each has a size of
  /// its own.
  private static let share = 20.0 / 17

  /// The chevrons of rows and of ways back, which are much narrower than others.
  private static let narrow: Set = [
    "chevron.forward", "chevron.backward", "chevron.right", "chevron.left",
  ]
  /// Source: the chevron of a list is 8 × 13 points, rounded outwards, on iOS 26.4 (WebDriverAgent).
  private static let narrowAspect = 8.0 / 13

  /// The size of its font at a text size, in points.
  func pointSize(at size: DynamicTypeSize) -> Double {
    font.pointSize(at: size.clamped(to: sizes))
  }

  /// The picture that it is at a text size.
  func image(at size: DynamicTypeSize) -> NodeKind {
    let side = pointSize(at: size) * Self.share
    return .image(width: side * aspect, height: side, scales: false, isDecorative: isDecorative)
  }
}
