import Accessibility
import AuditModel
import Layout
import ViewTree

extension AccessibleScreen {
  /// A node as people speak of it: the kind of its element, and its text or label; none without either. One
  /// with several elements is named by the first of them.
  func shownElement(of node: NodeID) -> ReportDrawings.ShownElement? {
    let end = tree[node].end
    let around = elements.first { $0.node <= node && node < tree[$0.node].end }
    let inside = elements.filter { node < $0.node && $0.node < end }
    let element = around ?? inside.first
    let isPart = around == nil && inside.count > 1
    let own = tree.textID(of: node).map { catalog[$0].string } ?? ""
    let label = element?.label.string(in: catalog) ?? ""
    let seen = element?.visibleTexts.string(in: catalog) ?? ""
    guard let text = [own, label, seen].first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      return nil
    }
    return ReportDrawings.ShownElement(
      kind: isPart
        ? "part that begins with" : element.flatMap { kind(of: $0.traits) } ?? "text", text: text)
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
