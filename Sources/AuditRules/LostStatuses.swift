import Accessibility
import AuditModel
import Layout
import ViewTree

/// The statuses of rows, such as “Out of order”, that labels leave out which say the other texts of the rows.
struct LostStatuses {
  private let screen: AccessibleScreen

  init(_ screen: AccessibleScreen) { self.screen = screen }

  /// The first row of each group.
  var violations: [Violation] {
    let statuses = Dictionary(
      screen.elements.flatMap { element in leftOut(of: element).map { ($0.node, (element, $0)) } }
    ) { first, _ in first }
    guard statuses.count > 1 else { return [] }
    var known: Set<NodeID> = []
    return SiblingRows.all(with: statuses.keys.sorted(), in: screen.tree).compactMap { rows in
      let found = rows.parts.compactMap { statuses[$0] }
      guard let (element, status) = found.first, found.count == rows.rows.count,
        Set(found.map(\.1.text)).count > 1, Set(found.map { ownWords(of: $0.0) }).count == 1,
        known.insert(status.node).inserted
      else { return nil }
      let string = screen.catalog[status.text].string
      return Violation(
        node: status.node, text: status.text, weight: Double(found.count),
        .leavesOut(string, of: found.count, label: element.label.string(in: screen.catalog)),
        evidence: ["rows": .number(Double(found.count), unit: "")],
        suggestion: "say it in the label or as the accessibility value")
    }
  }

  /// Whether the labels of several elements leave out such a text.
  static func mayBe(on screen: AccessibleScreen) -> Bool {
    let statuses = Self(screen)
    return screen.elements.lazy.filter { !statuses.leftOut(of: $0).isEmpty }.prefix(2).count > 1
  }

  /// The words of a label that no text of its element has: where they differ, they may say the status.
  private func ownWords(of element: AccessibilityElement) -> Set<String> {
    func words(_ text: String) -> [String] {
      text.lowercased().split { !$0.isLetter }.map(String.init)
    }
    let shown = Set(
      screen.tree.seenTexts(in: element.node).flatMap { words(screen.catalog[$0.text].string) })
    return Set(words(element.label.string(in: screen.catalog))).subtracting(shown)
  }

  /// The short texts of an element that VoiceOver does not say of it, where its label has another one.
  private func leftOut(of element: AccessibilityElement) -> [LaidOutText] {
    let catalog = screen.catalog
    guard element.hasGivenLabel, element.label.all.count == 1, element.value.isBlank(in: catalog),
      element.customContent.isEmpty, element.state == nil,
      case let texts = screen.tree.seenTexts(in: element.node), texts.count > 2
    else { return [] }
    let spoken = [element.label.all[0]] + (element.hint.map { [$0] } ?? [])
    let lost = texts.filter { text in !spoken.contains { catalog.holds($0, wordsOf: text.text) } }
    guard lost.count == 1, catalog.holds(spoken[0], wordsOf: texts[0].text) else { return [] }
    return lost.filter { isStatus(catalog[$0.text].string) }
  }

  /// Whether it is a short text with words; numbers are compared as such.
  private func isStatus(_ text: String) -> Bool {
    text.count(where: \.isLetter) > 3 && !text.contains(where: \.isNumber)
      && text.split(separator: " ").count <= 4
  }
}

extension Message {
  fileprivate static func leavesOut(_ text: String, of count: Int, label: String) -> Message {
    """
    people read “\(text)” in the row, but VoiceOver says “\(label)” alone, as it leaves out the text at this place of all \
    \(count) rows
    """
  }
}
