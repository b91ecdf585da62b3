import Accessibility
import AuditModel
import Layout
import ViewTree

/// The values of rows that a label leaves out, which says the title alone.
struct LostValues {
  private let screen: AccessibleScreen

  init(_ screen: AccessibleScreen) { self.screen = screen }

  var violations: [Violation] {
    let rows = screen.elements.compactMap(titledRow)
    // A word in several rows names an action, such as “Edit”.
    let counts = Dictionary(grouping: rows) { screen.catalog[$0.value.text].foldID }
    return rows.filter { counts[screen.catalog[$0.value.text].foldID]?.count == 1 }.map { row in
      let (title, value) = (row.title, screen.catalog[row.value.text].string)
      return Violation(
        node: row.value.node, text: row.value.text, .leavesOut(value, label: title),
        evidence: ["label": .text(title)], suggestion: "say it as the accessibility value")
    }
  }

  /// Whether any control may be such a row, wherever its texts are.
  static func mayBe(on screen: AccessibleScreen) -> Bool {
    let values = Self(screen)
    return screen.elements.contains { values.texts(of: $0) != nil }
  }

  private struct Row {
    let title: String
    let value: LaidOutText
  }

  /// A control that shows a title and at the end of its line a value, or under it where another control says such a
  /// value, and says the title alone.
  private func titledRow(_ element: AccessibilityElement) -> Row? {
    guard let (title, value) = texts(of: element),
      isAtEnd(value, of: title)
        || isUnder(value, title) && screen.elements.contains(where: saysItsValue)
    else { return nil }
    return Row(title: screen.catalog[title.text].string, value: value)
  }

  /// Whether a control shows a title and a value under it, and says both apart.
  private func saysItsValue(_ element: AccessibilityElement) -> Bool {
    let catalog = screen.catalog
    guard element.isInteractive, element.label.all.count == 1, element.value.all.count == 1,
      case let texts = screen.tree.seenTexts(in: element.node), texts.count == 2
    else { return false }
    return isUnder(texts[1], texts[0])
      && catalog[texts[0].text].wordsID == catalog[element.label.all[0]].wordsID
      && catalog[texts[1].text].wordsID == catalog[element.value.all[0]].wordsID
  }

  private func isUnder(_ value: LaidOutText, _ title: LaidOutText) -> Bool {
    screen.tree[value.node].frame.y >= screen.tree[title.node].frame.maxY
  }

  /// The title of a control, which it says, and its other text, which it does not.
  private func texts(
    of element: AccessibilityElement
  ) -> (title: LaidOutText, value: LaidOutText)? {
    let catalog = screen.catalog
    guard element.hasGivenLabel, element.isInteractive, element.value.isBlank(in: catalog),
      element.customContent.isEmpty, element.label.all.count == 1,
      element.traits.isDisjoint(with: [.textEntry, .selected]),
      case let texts = screen.tree.seenTexts(in: element.node), texts.count == 2,
      catalog[texts[0].text].wordsID == catalog[element.label.all[0]].wordsID,
      isValue(catalog[texts[1].text].string),
      element.hint.map({ !catalog.holds($0, wordsOf: texts[1].text) }) ?? true
    else { return nil }
    return (texts[0], texts[1])
  }

  /// Whether a text ends the line that another one begins.
  private func isAtEnd(_ value: LaidOutText, of title: LaidOutText) -> Bool {
    let (begin, end) = (screen.tree[title.node].frame, screen.tree[value.node].frame)
    let isRightToLeft = screen.tree.environment.layoutDirection == .rightToLeft
    let gap = isRightToLeft ? begin.x - end.maxX : end.x - begin.maxX
    return begin.isBeside(end) && gap >= Self.leastGap
  }

  /// The points between a title and a value at the other edge; a badge is nearer.
  private static let leastGap = 12.0

  /// Whether it is a short text with words; numbers alone are compared as such.
  private func isValue(_ text: String) -> Bool {
    text.count(where: \.isLetter) > 3 && text.split(separator: " ").count <= 4
  }
}

extension Message {
  fileprivate static func leavesOut(_ text: String, label: String) -> Message {
    "people read “\(text)” in the row, but VoiceOver says “\(label)” alone"
  }
}
