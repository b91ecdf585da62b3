import Accessibility
import AuditModel
import Layout
import ViewTree

/// A text that does nothing is no button and no link, and a paragraph no heading.
package struct TraitOnPlainTextRule: ScreenRule {
  package static let description = RuleDescription(
    id: "trait-on-plain-text", title: "Wrong trait on plain text",
    rationale: """
      VoiceOver users hear “button” or “link” and double-tap a text that does nothing; the rotor lists it \
      among the links, or a paragraph among the headings.
      """,
    howToFix: """
      Remove the trait with `.accessibilityRemoveTraits(_:)`, or give the text its action with `Button`, \
      `Link`, `.onTapGesture` or `.accessibilityAction`.
      """,
    falseAlarm: """
      In a screen file an action that is not declared with `hasTapAction` is not known. Texts in a view \
      with an action, with a link, a gesture or a menu of their own are exempt. A heading is reported that is \
      a sentence of 80 characters or more in the font of the text around it or a smaller one.
      """,
    severity: .warning,
    standards: [.wcag("1.3.1"), .en301549("11.1.3.1.1"), .wcag("4.1.2"), .en301549("11.4.1.2.1")])

  package static let examples: [ScreenExample] = [
    .passes("a text with an action") {
      Text(.verbatim("Terms")).onTapGesture().accessibilityAddTraits(.link)
    },
    .passes("a text in a card with an action") {
      HStack {
        Text(.verbatim("Order 12")).accessibilityAddTraits(.button)
        Button(.verbatim("Cancel"))
      }
      .onTapGesture()
    },
    .passes("a text that is wholly a link") { Text("[Terms](https://example.com)") },
    .passes("a selected text") { Text(.verbatim("All")).accessibilityAddTraits(.selected) },
    .passes("a long heading in a large font") {
      Text(.verbatim(paragraph)).font(.title2).accessibilityAddTraits(.header)
    },
    .passes("a long question over its answers") {
      Text(.verbatim("\(paragraph.dropLast())?")).accessibilityAddTraits(.header)
      Button(.verbatim("Yes"))
    },
    .finds("shipping", because: "a paragraph is called a heading") {
      Text(.verbatim(paragraph)).id("shipping").accessibilityAddTraits(.header)
    },
    .finds("terms", because: "a text without a link is called a link") {
      Text(.verbatim("Our terms changed in May.")).id("terms").accessibilityAddTraits(.link)
    },
    .finds("note", because: "a text without an action is called a button") {
      Text(.verbatim("Free shipping")).id("note").accessibilityAddTraits(.button)
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    controls(on: screen) + paragraphs(on: screen)
  }

  /// Sentences in the font of running text that are headings.
  private func paragraphs(on screen: AccessibleScreen) -> [Violation] {
    screen.elements.compactMap { element in
      guard element.traits.contains(.header), !element.hasGivenLabel,
        let text = screen.tree.text(of: element.node),
        text.font.isOfRunningText, text.weight.weightClass < FontWeight.semibold.weightClass,
        screen.catalog[text.text].string.isParagraph
      else { return nil }
      return Violation(
        node: element.node, text: text.text,
        "is a heading for VoiceOver, and reads like a paragraph",
        evidence: ["characters": .number(Double(screen.catalog[text.text].string.count), unit: "")],
        suggestion: "remove the trait")
    }
  }

  private func controls(on screen: AccessibleScreen) -> [Violation] {
    screen.elements.compactMap { element in
      guard case .text = screen.tree[element.node].kind, element.isEnabled,
        let trait = trait(of: element), !doesSomething(element, in: screen.tree)
      else { return nil }
      return Violation(
        node: element.node, text: element.label.first, .isCalled(trait),
        evidence: ["trait": .text(trait)],
        suggestion: "remove the trait, or give the text an action")
    }
  }

  /// The name of the trait of a control; that of a keyboard's key says something else.
  private func trait(of element: AccessibilityElement) -> String? {
    element.traits.intersection([.button, .link]).names.first
  }

  /// Whether the text, or a view around it, has an action, a gesture or a menu.
  private func doesSomething(_ element: AccessibilityElement, in tree: LaidOutTree) -> Bool {
    if element.hasTapAction || !element.links.isEmpty || !element.customActions.isEmpty {
      return true
    }
    return tree.lineage(of: element.node).contains { node in
      if tree[node].kind.isControl { return true }
      if tree.accessibility(of: node)?.attributes.hasTapAction == true { return true }
      return tree.declarations[node].map { !$0.allGestures.isEmpty || !$0.menuItems.isEmpty }
        ?? false
    }
  }
}

extension Message {
  fileprivate static func isCalled(_ trait: String) -> Message {
    "a text has the \(trait) trait, but no action and no link"
  }
}

extension Font {
  /// Whether it is a text style for running text.
  fileprivate var isOfRunningText: Bool {
    customPointSize == nil
      && [.body, .callout, .subheadline, .footnote, .caption1, .caption2].contains(style)
  }
}

extension String {
  /// Whether it is a sentence of 80 characters or more; a question may have its answers under it.
  fileprivate var isParagraph: Bool {
    count >= 80 && (last.map { ".!。！".contains($0) } ?? false)
  }
}

private let paragraph =
  "Shipping takes between three and five working days in all countries of the European Union."
