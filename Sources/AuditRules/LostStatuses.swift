import Accessibility
import AuditModel
import Layout
import ViewTree

/// The statuses of rows, such as “Out of order”, that labels leave out which say the other texts of the rows.
struct LostStatuses {
  private let screen: AccessibleScreen

  init(_ screen: AccessibleScreen) { self.screen = screen }

  var violations: [Violation] { columns + signals }

  /// The red or green statuses that the label of an element leaves out which says the numbers of its other texts.
  private var signals: [Violation] {
    screen.elements.compactMap { element in
      signal(leftOutOf: element).map { text in
        let string = screen.catalog[text.text].string
        return Violation(
          node: text.node, text: text.text,
          .leavesOut(string, label: element.label.string(in: screen.catalog)),
          suggestion: "say it in the label or as the accessibility value")
      }
    }
  }

  private func signal(leftOutOf element: AccessibilityElement) -> LaidOutText? {
    let catalog = screen.catalog
    guard element.hasGivenLabel, saysLabelAlone(element),
      case let texts = screen.tree.seenTexts(in: element.node), texts.count > 2
    else { return nil }
    let words = Set(Self.words(of: element.label.string(in: catalog)))
    let signals = texts.filter { text in
      let color = screen.tree.foreground(of: screen.tree[text.node]).light
      let own = Self.words(of: catalog[text.text].string)
      return (color.isRed || color.isGreen) && own.count <= 4
        && own.contains { $0.count > 3 } && words.isDisjoint(with: own)
    }
    guard signals.count == 1, let signal = signals.first else { return nil }
    // A label that says nothing of the row is another defect.
    let numbers = Set(element.label.string(in: catalog).numbers)
    let others = texts.filter { $0.node != signal.node }
    let said = others.filter { text in
      let own = catalog[text.text].string
      return own.numbers.isEmpty
        ? !words.isDisjoint(with: Self.words(of: own)) : numbers.isSuperset(of: own.numbers)
    }
    return said.count * 2 >= others.count ? signal : nil
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// The first row of each group.
  private var columns: [Violation] {
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
      || screen.elements.contains { statuses.signal(leftOutOf: $0) != nil }
  }

  /// The words of a label that no text of its element has: where they differ, they may say the status.
  private func ownWords(of element: AccessibilityElement) -> Set<String> {
    let shown = Set(
      screen.tree.seenTexts(in: element.node).flatMap {
        Self.words(of: screen.catalog[$0.text].string)
      })
    return Set(Self.words(of: element.label.string(in: screen.catalog))).subtracting(shown)
  }

  /// The short texts of an element that VoiceOver does not say of it, where its label has another one.
  private func leftOut(of element: AccessibilityElement) -> [LaidOutText] {
    let catalog = screen.catalog
    guard element.hasGivenLabel, element.label.all.count == 1, saysLabelAlone(element),
      case let texts = screen.tree.seenTexts(in: element.node), texts.count > 2
    else { return [] }
    let spoken = [element.label.all[0]] + (element.hint.map { [$0] } ?? [])
    let lost = texts.filter { text in !spoken.contains { catalog.holds($0, wordsOf: text.text) } }
    guard lost.count == 1, catalog.holds(spoken[0], wordsOf: texts[0].text) else { return [] }
    return lost.filter { isStatus(catalog[$0.text].string) }
  }

  /// Whether nothing is said of an element beside its label and its hint.
  private func saysLabelAlone(_ element: AccessibilityElement) -> Bool {
    element.value.isBlank(in: screen.catalog) && element.customContent.isEmpty
      && element.state == nil
  }

  /// Whether it is a short text with words; numbers are compared as such.
  private func isStatus(_ text: String) -> Bool {
    text.count(where: \.isLetter) > 3 && !text.contains(where: \.isNumber)
      && text.split(separator: " ").count <= 4
  }
}

extension Message {
  fileprivate static func leavesOut(_ text: String, label: String) -> Message {
    "people read “\(text)” in the row, and VoiceOver says “\(label)”, which leaves it out"
  }

  fileprivate static func leavesOut(_ text: String, of count: Int, label: String) -> Message {
    """
    people read “\(text)” in the row, but VoiceOver says “\(label)” alone, as it leaves out the text at this place of all \
    \(count) rows
    """
  }
}
