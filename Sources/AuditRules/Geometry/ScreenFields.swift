import Accessibility
import AuditModel
import Layout
import ViewTree

/// The text fields of a screen, by where they are.
///
/// One object, which several rules share.
final class ScreenFields {
  /// The elements that text is typed into, apart from fields for searching, whose symbol is their label.
  let fields: [AccessibilityElement]
  private let index: AreaIndex<Int>

  init(_ screen: AccessibleScreen) {
    let fields = screen.elements.filter {
      $0.traits.contains(.textEntry) && !$0.traits.contains(.searchField)
    }
    self.fields = fields
    index = AreaIndex(
      fields.enumerated().map { position, field in
        AreaIndex.Item(node: field.node, area: field.frame, value: position)
      }, in: screen.tree)
  }

  /// Whether a text is the label of a field.
  func haveLabel(_ text: TextID, in catalog: TextCatalog) -> Bool {
    let fold = catalog[text].foldID
    return fields.contains { $0.label.all.contains { catalog[$0].foldID == fold } }
  }

  /// The first field within a distance of a text that a condition holds for.
  func first(
    within distance: Double, of text: NodeID, in tree: LaidOutTree,
    where matches: (AccessibilityElement) -> Bool
  ) -> AccessibilityElement? {
    let frame = tree[text].frame
    let area = frame.inset(by: EdgeInsets(all: -distance))
    return index.first(near: area, of: text) {
      frame.distance(to: $0.area) <= distance && matches(fields[$0.value])
    }.map { fields[$0.value] }
  }
}

extension AccessibilityElement {
  /// Whether VoiceOver says the words of a text when it describes it.
  func says(wordsOf text: TextID, in catalog: TextCatalog) -> Bool {
    label.holds(wordsOf: text, in: catalog) || value.holds(wordsOf: text, in: catalog)
      || hint.map { catalog.holds($0, wordsOf: text) } ?? false
  }
}

extension Rect {
  /// The distance to another one in points; 0 where the two meet.
  func distance(to other: Rect) -> Double {
    let across = max(0, other.x - maxX, x - other.maxX)
    let down = max(0, other.y - maxY, y - other.maxY)
    return (across * across + down * down).squareRoot()
  }

  /// Whether the two share a part of their heights, as in a row.
  func isBeside(_ other: Rect) -> Bool { y < other.maxY && other.y < maxY }

  /// Whether the two share a part of their widths, as in a column.
  func isOverOrUnder(_ other: Rect) -> Bool { x < other.maxX && other.x < maxX }
}
