import Accessibility
import AuditModel
import Layout
import ViewTree

/// Every accessibility element has a name.
package struct NameMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-missing", title: "Missing accessibility label",
    rationale: """
      VoiceOver announces only “button” or “image”, so VoiceOver users cannot know what the \
      control does, and Voice Control users cannot activate it by name.
      """,
    howToFix: """
      Add `.accessibilityLabel(_:)` (UIKit: `accessibilityLabel`) with a localized string. Hide \
      decoration with `Image(decorative:)` or `.accessibilityHidden(true)`.
      """,
    falseAlarm: """
      iOS has words of its own for many symbols, such as “More” for `ellipsis`, in its own languages; \
      they are published nowhere and seldom say what a control does, so an element with only a symbol is \
      a warning. An element with a value but no label is reported, too.
      """,
    severity: .error,
    standards: [
      .wcag("4.1.2"), .wcag("1.1.1"), .en301549("11.4.1.2.1"), .en301549("11.5.2.5"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a button with text") { Button(.verbatim("Save")) },
    .passes("an image button with a label") {
      Button { Image(symbol: "trash") }.accessibilityLabel(.verbatim("Delete"))
    },
    .passes("a decorative image") {
      Image(decorative: "pin", width: 20, height: 20)
    },
    .passes("a field labelled by its placeholder") {
      TextField(text: nil, placeholder: .verbatim("Board name"))
    },
    .finds("delete", because: "the button shows only an image") {
      Button { Image(symbol: "trash") }.id("delete")
    },
    .passes("an image whose asset has a name") {
      Image("logo", width: 40, height: 40)
    },
    .finds("star", because: "the symbol has no label") {
      Image(symbol: "star").id("star")
    },
    .finds("save", because: "a label that is a space") {
      Button { Image(symbol: "check") }.accessibilityLabel(.verbatim(" ")).id("save")
    },
    .finds("volume", because: "the slider has no label") {
      Slider(value: 0.5).id("volume")
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.filter {
      $0.label.isBlank(in: screen.catalog) && !screen.tree[$0.node].kind.isNamedByState
    }
    .map { element in
      let kind = screen.tree[element.node].kind
      let symbol = symbol(of: element, on: screen)
      return Violation(
        node: element.node, text: element.label.first, severity: symbol == nil ? nil : .warning,
        symbol.map { .symbol($0, isAll: kind) } ?? .nameless(kind),
        evidence: ["element": .text(kind.name)],
        suggestion: element.traits.contains(.image) && !element.isInteractive
          ? "add an accessibility label, or mark the image as decorative"
          : "add an accessibility label")
    }
  }

  /// The symbol that iOS may speak instead of a label, where nothing says that it is silent.
  private func symbol(of element: AccessibilityElement, on screen: AccessibleScreen) -> String? {
    guard !element.hasGivenLabel else { return nil }
    return (element.node..<screen.tree[element.node].end).lazy
      .filter { screen.tree[$0].isSymbol && screen.tree[$0].isVisible && !screen.isDecorative($0) }
      .compactMap { screen.tree.imageName(of: $0) }.first
  }
}

extension NodeKind {
  /// Whether iOS's own control has no label, and its state says what it is: “page 2 of 5”.
  fileprivate var isNamedByState: Bool {
    if case .pageControl = self { true } else { false }
  }
}

extension AccessibleScreen {
  /// Whether a picture is marked as decorative, or hidden with what it lies in.
  fileprivate func isDecorative(_ node: NodeID) -> Bool {
    if case .image(_, _, _, isDecorative: true) = tree[node].kind { return true }
    return tree.lineage(of: node).contains {
      tree.accessibility(of: $0)?.attributes.isHidden == true
    }
  }
}

extension Message {
  fileprivate static func nameless(_ kind: NodeKind) -> Message {
    "this \(kind.name) has no accessibility label"
  }

  fileprivate static func symbol(_ name: String, isAll kind: NodeKind) -> Message {
    """
    this \(kind.name) has no accessibility label: VoiceOver speaks at most iOS’s own words for the symbol \
    “\(name)”
    """
  }
}
