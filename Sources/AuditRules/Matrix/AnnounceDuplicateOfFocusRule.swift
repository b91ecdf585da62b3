import AuditModel
import ViewTree

/// VoiceOver says once what has changed.
package struct AnnounceDuplicateOfFocusRule: MatrixRule {
  package static let description = RuleDescription(
    id: "announce-duplicate-of-focus", title: "Announcement repeats the focused element",
    rationale: """
      VoiceOver users hear the same words twice, once as the announcement and once as the element that the \
      focus moves to, or one interrupts the other.
      """,
    howToFix: """
      Leave the announcement out where the focus moves to the message, or announce what the element does not \
      say.
      """,
    falseAlarm: "None known: both are the same words, apart from marks and capitals.",
    severity: .note,
    standards: [.wcag("4.1.3"), .apple("AccessibilityNotification.Announcement")])

  package static let examples: [MatrixExample] = [
    .passes(
      "the focus stays at the button",
      .shown(focusing: "add") { Button(.verbatim("Add to cart")).id("add") },
      .shown(state: 1, announcing: [.verbatim("Added")], focusing: "add") {
        Button(.verbatim("Add to cart")).id("add")
        Text(.verbatim("Added")).id("toast")
      }),
    .passes(
      "the announcement says something else",
      .shown(focusing: "books") { Button(.verbatim("Return the books")).id("books") },
      .shown(state: 1, announcing: [.verbatim("Deleted")], focusing: "plants") {
        Button(.verbatim("Water the plants")).id("plants")
      }),
    .finds(
      "toast", because: "the message is announced and gets the focus",
      .shown(focusing: "add") { Button(.verbatim("Add to cart")).id("add") },
      .shown(state: 1, announcing: [.verbatim("Added.")], focusing: "toast") {
        Button(.verbatim("Add to cart")).id("add")
        Text(.verbatim("Added")).id("toast")
      }),
  ]

  package static let declaration: (@Sendable (ScreenOutline) -> Bool)? = {
    $0.focus != nil && !$0.announcements.isEmpty
  }

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      // In the first state, the focus is where it was before.
      screen.sources.filter { $0.cell.state > 0 }.compactMap { outline in
        guard let focused = outline.focusedElement, !focused.label.onlyWords.isEmpty,
          let repeated = outline.announcements.first(where: {
            $0.onlyWords == focused.label.onlyWords
          })
        else { return nil }
        return MatrixViolation(
          on: screen, in: outline, focused,
          "gets VoiceOver's focus and is announced as “\(repeated)”, so it is heard twice",
          suggestion: "leave the announcement out")
      }
    }
  }
}

extension String {
  /// The letters and numbers in lower case, with one space between words.
  fileprivate var onlyWords: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
