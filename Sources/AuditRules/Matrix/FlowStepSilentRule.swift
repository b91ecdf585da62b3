import AuditModel
import ViewTree

/// A step to other content is one that VoiceOver users notice.
package struct FlowStepSilentRule: MatrixRule {
  package static let description = RuleDescription(
    id: "flow-step-silent", title: "New content without notification",
    rationale: """
      VoiceOver users do not learn that the content is another one, because VoiceOver says nothing and its \
      focus stays or is lost.
      """,
    howToFix: """
      Show the content on a screen of its own with another title, move the focus to its heading with \
      `@AccessibilityFocusState`, or post an announcement; declare focus and announcement in the state.
      """,
    falseAlarm: """
      Only a state that follows one with `accessibilityFocused` is checked, as a step that begins there; a \
      state that is not reached from that one is reported. A focus that stays on the same button, with the same \
      label and value, counts as none.
      """,
    severity: .warning,
    standards: [
      .wcag("4.1.3"), .wcag("3.2.2"), .en301549("11.4.1.3.1"), .en301549("11.3.2.2"),
    ])

  package static let examples: [MatrixExample] = [
    .passes(
      "the focus moves to the heading",
      .shown(focusing: "next") { question },
      .shown(state: 1, focusing: "done") { answer }),
    .passes(
      "the change is announced",
      .shown(focusing: "next") { question },
      .shown(state: 1, announcing: [.verbatim("Step 2 of 2")]) { answer }),
    .passes(
      "a screen with another title",
      .shown(focusing: "next") { NavigationStack { question.navigationTitle("Survey") } },
      .shown(state: 1) { NavigationStack { answer.navigationTitle("Result") } }),
    .passes(
      "most of the content stays",
      .shown(focusing: "next") { question },
      .shown(state: 1) {
        question
        Text(.verbatim("Choose an answer")).id("mistake")
      }),
    .passes(
      "states of which none declares where the focus is",
      .shown { question },
      .shown(state: 1) { answer }),
    .finds(
      "size", because: "the focus stays on the button under all of the new content",
      .shown(focusing: "next") { question },
      .shown(state: 1, focusing: "next") {
        Text(.verbatim("How large is your cup?")).id("size").accessibilityAddTraits(.header)
        Button(.verbatim("Small")).id("small")
        Button(.verbatim("Large")).id("large")
        Button(.verbatim("Next")).id("next")
      }),
    .finds(
      "done", because: "all content is another one, and VoiceOver says nothing",
      .shown(focusing: "next") { question },
      .shown(state: 1) { answer }),
  ]

  private static var question: ViewNode {
    VStack {
      Text(.verbatim("Do you like tea?")).id("question").accessibilityAddTraits(.header)
      Button(.verbatim("Yes")).id("yes")
      Button(.verbatim("No")).id("no")
      Button(.verbatim("Next")).id("next")
    }.node
  }

  private static var answer: ViewNode {
    VStack {
      Text(.verbatim("Thank you")).id("done").accessibilityAddTraits(.header)
      Text(.verbatim("Your answer was sent.")).id("sent")
    }.node
  }

  package static let declaration: (@Sendable (ScreenOutline) -> Bool)? = { $0.focus != nil }

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.pairs(along: .state).compactMap { pair in
        guard pair.reference.focus != nil, pair.other.focus == nil || pair.keepsFocus,
          pair.other.announcements.isEmpty, !pair.other.isModal, !pair.movesCursor,
          !pair.changesTitle, pair.replacesContent,
          let element = pair.newElements.first(where: { !$0.isInBar })
        else { return nil }
        return MatrixViolation(
          on: screen, in: pair.other, element,
          "nearly all content is new, and no title, focus or announcement says so",
          suggestion: "move the focus to the new heading, or announce the change")
      }
    }
  }
}
