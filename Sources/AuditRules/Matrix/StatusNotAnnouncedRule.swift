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
      one before is reported. A message is up to three texts, perhaps with one control, that are new while all \
      other elements but one keep their labels, or a text in which only a number is another one, such as “4 \
      results”. Steps in which something is selected, switched, opened or closed are exempt.
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
    .finds(
      "toast", because: "the button is disabled while the message is only seen",
      .shown {
        Button(.verbatim("Send")).id("send")
        Text(.verbatim("Your code")).id("title")
      },
      .shown(state: 1) {
        Button(.verbatim("Send"), isEnabled: false).id("send")
        Text(.verbatim("Your code")).id("title")
        Text(.verbatim("Checking the code")).id("toast")
      }),
    .finds(
      "count", because: "the number of results is only seen",
      .shown {
        TextField(.verbatim("Search"), text: .constant("")).id("field")
        Text(.verbatim("30 results")).id("count")
      },
      .shown(state: 1) {
        TextField(.verbatim("Search"), text: .constant("")).id("field")
        Text(.verbatim("4 results")).id("count")
      }),
    .passes(
      "a note that a switch brings, beside which VoiceOver is",
      .shown { Toggle(isOn: false) { Text(.verbatim("Backup")) }.id("switch") },
      .shown(state: 1) {
        Toggle(isOn: true) { Text(.verbatim("Backup")) }.id("switch")
        Text(.verbatim("Every night")).id("note")
      }),
    .passes(
      "a counter, which is a number alone",
      .shown {
        Button(.verbatim("Stop")).id("stop")
        Text(.verbatim("0:10")).id("time")
      },
      .shown(state: 1) {
        Button(.verbatim("Stop")).id("stop")
        Text(.verbatim("0:09")).id("time")
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

  /// The message that appears or changes while nearly all else stays as it is, if there is one.
  private static func message(in pair: OutlinedScreen.Pair) -> ElementOutline? {
    guard !pair.changesTitle else { return nil }
    let matching = OutlineMatching(pair)
    let before = pair.reference.elements
    let after = pair.other.elements
    let pairs = matching.positions.enumerated().compactMap { position, match in
      match.map { (before: before[position], after: after[$0]) }
    }
    guard !pairs.contains(where: { $0.after.isChosen(since: $0.before) }) else { return nil }
    let changed = pairs.filter { $0.before.label != $0.after.label }
    let lost = before.count - pairs.count
    let new = pair.newElements
    if new.isEmpty, lost == 0, changed.count == 1, let text = changed.first,
      text.after.isAnotherNumber(than: text.before)
    {
      return text.after
    }
    let texts = new.filter { !$0.isInteractive && !$0.label.isEmpty }
    guard (1...mostTexts).contains(texts.count), new.count - texts.count <= mostControls,
      lost + changed.count <= mostChanges, lost + changed.count < before.count
    else { return nil }
    return texts.first
  }

  /// A message is a title with a text, or one text for each of a few fields; more is content.
  private static let mostTexts = 3
  /// A message may have an action, such as “Undo”.
  private static let mostControls = 1
  /// It may be in the place of another element, such as a spinner.
  private static let mostChanges = 1
}

extension ElementOutline {
  /// Whether a person has chosen, switched, opened or closed it: what changes then is beside it.
  fileprivate func isChosen(since before: ElementOutline) -> Bool {
    let traits: AccessibilityTraits = [.selected, .isExpanded, .isCollapsed]
    return state != before.state
      || traits.intersection(self.traits) != traits.intersection(before.traits)
  }

  /// Whether it is a text of words that has another number in it than before.
  fileprivate func isAnotherNumber(than before: ElementOutline) -> Bool {
    guard !isInteractive, traits.isDisjoint(with: [.updatesFrequently, .header]),
      value == before.value,
      label.contains(where: \.isLetter)
    else { return false }
    return label.withoutDigits == before.label.withoutDigits
  }
}

extension String {
  fileprivate var withoutDigits: String { filter { !$0.isNumber } }
}

extension OutlinedScreen.Pair {
  /// Whether VoiceOver's focus is declared on something that was not there before, which it then reads.
  fileprivate var movesFocusToNewElement: Bool {
    guard let focused = other.focusedElement else { return false }
    return newElements.contains { $0.path == focused.path }
  }
}
