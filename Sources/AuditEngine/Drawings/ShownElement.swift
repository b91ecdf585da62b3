import Accessibility
import AuditModel
import Layout
import ViewTree

extension AccessibleScreen {
  /// A node as people speak of it: the kind of its element, and its text or label; none without either.
  func shownElement(of node: NodeID) -> ReportDrawings.ShownElement? {
    let element =
      elements.first { $0.node <= node && node < tree[$0.node].end }
      ?? elements.first { node < $0.node && $0.node < tree[node].end }
    let own = tree.textID(of: node).map { catalog[$0].string } ?? ""
    let label = element?.label.string(in: catalog) ?? ""
    let seen = element?.visibleTexts.string(in: catalog) ?? ""
    guard let text = [own, label, seen].first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      return nil
    }
    return ReportDrawings.ShownElement(
      kind: element.flatMap { kind(of: $0.traits) } ?? "text", text: text)
  }

  /// The word for an element with these traits; none for a text.
  private func kind(of traits: AccessibilityTraits) -> String? {
    let words: [(AccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.searchField, "search field"), (.textEntry, "text field"),
      (.adjustable, "control"), (.link, "link"), (.button, "button"), (.header, "heading"),
      (.image, "image"),
    ]
    return words.first { traits.contains($0.0) }?.1
  }
}
