import Accessibility
import AuditModel
import Layout
import ViewTree

/// A control that the keyboard acts on shows it.
package struct FocusIndicatorMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "focus-indicator-missing", title: "Focus not visible",
    rationale: """
      People who use a keyboard or a switch in place of touches do not see which control a key will press.
      """,
    howToFix: """
      Remove `.focusEffectDisabled()`. Where the style needs another indicator, draw one with a contrast of \
      3:1 while the view has the focus.
      """,
    falseAlarm: """
      A control that draws an indicator of its own in place of iOS's is reported, because a tree does not \
      say so. Fields are exempt, since the insertion point shows where a key will type. A control without \
      a declaration has iOS's effect.
      """,
    severity: .error,
    standards: [
      .wcag("2.4.7"), .en301549("11.2.4.7"), .apple("focusEffectDisabled(_:)"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("iOS's focus effect") {
      Button(.verbatim("Resume")).focusEffectDisabled(false)
    },
    .passes("a field, which has an insertion point") {
      TextField(.verbatim("Name"), text: .constant("")).focusEffectDisabled()
    },
    .passes("a text, which never has the focus") {
      Text(.verbatim("12 minutes left")).focusEffectDisabled()
    },
    .passes("a disabled button") {
      Button(.verbatim("Resume"), isEnabled: false).focusEffectDisabled()
    },
    .finds("resume", because: "the focus effect is off and nothing replaces it") {
      Button(.verbatim("Resume")).id("resume").focusEffectDisabled()
    },
    .finds("play", because: "the effect is off for all that is inside") {
      VStack {
        Text(.verbatim("Night trains"))
        Button(.verbatim("Play")).id("play").focusEffectDisabled(false)
      }
      .focusEffectDisabled()
    },
  ]

  package static let declaration: (@Sendable (Declarations) -> Bool)? = {
    $0.isFocusEffectDisabled != nil
  }

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    guard !screen.tree.declarations.isEmpty else { return [] }
    return screen.elements.compactMap { element in
      guard element.isInteractive, element.isEnabled, !element.traits.contains(.textEntry),
        screen.tree.isFocusEffectDisabled(at: element.node)
      else { return nil }
      return Violation(
        node: element.node, text: element.label.first,
        "the focus effect is disabled and nothing replaces it, so keyboard users do not see the focus",
        evidence: ["focusEffectDisabled": .text("true")],
        suggestion: "remove `focusEffectDisabled`, or draw an indicator while it has the focus")
    }
  }
}
