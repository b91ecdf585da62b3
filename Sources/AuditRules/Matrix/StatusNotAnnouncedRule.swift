import AuditModel
import ViewTree

/// A message that appears is announced.
package struct StatusNotAnnouncedRule: MatrixRule {
  package static let description = RuleDescription(
    id: "status-not-announced", title: "Status message without announcement",
    rationale: """
      VoiceOver users do not learn that their action worked or failed, because VoiceOver stays where it is \
      and the message appears elsewhere.
      """,
    howToFix: """
      Post `AccessibilityNotification.Announcement` with the message when it appears, or move the focus to \
      it with `@AccessibilityFocusState`; declare both in the state.
      """,
    falseAlarm: """
      States are compared in the order in which they are declared: a state that is not reached from the \
      one before is reported.
      """,
    severity: .warning,
    standards: [.wcag("4.1.3"), .en301549("11.4.1.3.1"), .en301549("11.5.2.15")])

  package static let examples: [MatrixExample] = [
    .passes(
      "a message that is announced",
      .shown { Button(.verbatim("Add to cart")).id("add") },
      .shown(state: 1, announcing: [.verbatim("Added")]) {
        Button(.verbatim("Add to cart")).id("add")
        Text(.verbatim("Added")).id("toast")
      }),
    .passes(
      "a message that VoiceOver moves to",
      .shown { Button(.verbatim("Add to cart")).id("add") },
      .shown(state: 1, focusing: "toast") {
        Button(.verbatim("Add to cart")).id("add")
        Text(.verbatim("Added")).id("toast")
      }),
    .passes(
      "another part of the screen",
      .shown { Button(.verbatim("Add to cart")).id("add") },
      .shown(state: 1) {
        Text(.verbatim("Your cart")).id("title")
        Button(.verbatim("Pay")).id("pay")
      }),
    .finds(
      "toast", because: "the message is only seen",
      .shown { Button(.verbatim("Add to cart")).id("add") },
      .shown(state: 1) {
        Button(.verbatim("Add to cart")).id("add")
        Text(.verbatim("Added")).id("toast")
      }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.pairs(along: .state).compactMap { pair in
        guard pair.other.announcements.isEmpty, !pair.other.isModal, !pair.movesCursor,
          let message = Self.message(in: pair), !pair.movesFocusToNewElement
        else { return nil }
        return MatrixViolation(
          on: screen, in: pair.other, message,
          "appears while the rest of the screen stays, and is not announced",
          suggestion: "announce the message")
      }
    }
  }

  /// The first of few texts that appear while all else stays as it is.
  private static func message(in pair: OutlinedScreen.Pair) -> ElementOutline? {
    let matching = OutlineMatching(pair)
    let before = pair.reference.elements
    let after = pair.other.elements
    let stays = matching.positions.enumerated().allSatisfy { position, match in
      match.map { before[position].saysTheSame(as: after[$0]) } ?? false
    }
    guard stays else { return nil }
    let new = pair.newElements
    guard (1...mostTexts).contains(new.count), !new.contains(where: \.isInteractive) else {
      return nil
    }
    return new.first { !$0.label.isEmpty }
  }

  /// A message is a title with a text at most; more is content.
  private static let mostTexts = 2
}

extension ElementOutline {
  fileprivate func saysTheSame(as other: ElementOutline) -> Bool {
    label == other.label && value == other.value && state == other.state
      && traits == other.traits
  }
}

extension OutlinedScreen.Pair {
  /// Whether VoiceOver's focus is declared on something that was not there before, which it then reads.
  fileprivate var movesFocusToNewElement: Bool {
    guard let focused = other.focusedElement else { return false }
    return newElements.contains { $0.path == focused.path }
  }
}
