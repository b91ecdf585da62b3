import Accessibility
import AuditModel
import Layout
import ViewTree

/// The custom actions of an element have names of their own.
package struct CustomActionDuplicateRule: ScreenRule {
  package static let description = RuleDescription(
    id: "custom-action-duplicate", title: "Duplicate custom action",
    rationale: """
      VoiceOver users hear two actions with one name and cannot choose, or an action that says only what the \
      element is called.
      """,
    howToFix: """
      Name what each action does (“Move up”, “Move down”), in every language.
      """,
    falseAlarm: """
      None known: capitals and marks are ignored.
      """,
    severity: .warning, standards: [.wcag("2.4.6"), .en301549("11.2.4.6")])

  package static let examples: [ScreenExample] = [
    .passes("two actions with names of their own") {
      Text(.verbatim("Tent"))
        .accessibilityAction(named: .verbatim("Move up")).accessibilityAction(
          named: .verbatim("Move down"))
    },
    .finds("tent", because: "two actions have one name") {
      Text(.verbatim("Tent")).id("tent")
        .accessibilityAction(named: .verbatim("Move")).accessibilityAction(named: .verbatim("move"))
    },
    .finds("tent", because: "the action is called as the element is") {
      Text(.verbatim("Tent")).id("tent").accessibilityAction(named: .verbatim("Tent"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard !element.customActions.isEmpty else { return nil }
      var known = Set(
        element.label.rest.isEmpty ? element.label.all.map { catalog[$0].wordsID } : [])
      let names = known
      guard
        let action = element.customActions.first(where: {
          !known.insert(catalog[$0].wordsID).inserted
        })
      else { return nil }
      let name = catalog[action].string
      return Violation(
        node: element.node, text: action,
        names.contains(catalog[action].wordsID) ? .isLabel(name) : .isTwice(name),
        evidence: ["action": .text(name)], suggestion: "name what the action does")
    }
  }
}

extension Message {
  fileprivate static func isTwice(_ name: String) -> Message {
    "two custom actions are called “\(name)”"
  }

  fileprivate static func isLabel(_ name: String) -> Message {
    "the custom action “\(name)” is called as the element is"
  }
}
