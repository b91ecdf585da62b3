import AuditModel
import ViewTree

/// VoiceOver's focus is on something that is there.
package struct FocusTargetMissingRule: MatrixRule {
  package static let description = RuleDescription(
    id: "focus-target-missing", title: "VoiceOver's focus on missing element",
    rationale: """
      VoiceOver users lose their place: the focus jumps to another part of the screen, often to its \
      beginning, and they have to search for where they were.
      """,
    howToFix: """
      Set `@AccessibilityFocusState` to an element that is on the screen after the change, such as the \
      next row, and declare its `id` as the state's `accessibilityFocused`.
      """,
    falseAlarm: """
      States are compared in the order in which they are declared: a state that is not reached from the \
      one before is reported where it lacks the element with the focus.
      """,
    severity: .error,
    standards: [
      .wcag("2.4.3"), .en301549("11.2.4.3"), .apple("AccessibilityFocusState"),
    ])

  package static let examples: [MatrixExample] = [
    .passes(
      "the focus moves to the next row",
      .shown(focusing: "books") { rows("books", "dentist") },
      .shown(state: 1, focusing: "dentist") { rows("dentist") }),
    .passes(
      "the focus on a row, which is no element itself, is on the first one in it",
      .shown(focusing: "row") {
        VStack {
          Text(.verbatim("Return the books"))
          Button(.verbatim("Delete"))
        }.id("row")
      }),
    .passes(
      "a part of one element",
      .shown(focusing: "sender") {
        VStack {
          Text(.verbatim("Aya")).id("sender")
          Text(.verbatim("Shall we cook?"))
        }.accessibilityElement(children: .combine)
      }),
    .passes(
      "another screen, which VoiceOver reads from its beginning",
      .shown(focusing: "books") { rows("books", "dentist", "plants") },
      .shown(state: 1) { Text(.verbatim("All done")) }),
    .finds(
      "books", because: "the focus is sent to the row that was deleted",
      .shown(focusing: "books") { rows("books", "dentist") },
      .shown(state: 1, focusing: "books") { rows("dentist") }),
    .finds(
      "filter", because: "a wide screen does without the button that gets the focus",
      .shown(focusing: "filter") { Button(.verbatim("Filter")).id("filter") },
      .shown(on: .regularRegular, focusing: "filter") { Text(.verbatim("All filters")) }),
    .finds(
      "books", because: "the row with the focus is gone, and no other focus is declared",
      .shown(focusing: "books") { rows("books", "dentist", "plants") },
      .shown(state: 1) { rows("dentist", "plants") }),
  ]

  private static func rows(_ names: String...) -> ViewNode {
    VStack {
      for name in names { Button(.verbatim(name)).id(name) }
    }.node
  }

  package static let declaration: (@Sendable (ScreenOutline) -> Bool)? = { $0.focus != nil }

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.outlines.compactMap { Self.missing(in: $0, of: screen) }
        + screen.pairs(along: .state).compactMap { Self.lost(in: $0, of: screen) }
    }
  }

  /// The target that a state names and lacks.
  private static func missing(
    in outline: ScreenOutline, of screen: OutlinedScreen
  ) -> MatrixViolation? {
    guard let focus = outline.focus, focus.element == nil else { return nil }
    return MatrixViolation(
      on: screen, in: outline, screen.element(named: focus.id),
      "VoiceOver's focus is set to “\(focus.id)”, which is not among the elements of this state",
      evidence: ["accessibilityFocused": .text(focus.id)],
      suggestion: "set the focus to an element that is there")
  }

  /// The element with the focus that is gone while most of the screen stays.
  private static func lost(
    in pair: OutlinedScreen.Pair, of screen: OutlinedScreen
  ) -> MatrixViolation? {
    guard pair.other.focus == nil, !pair.other.isModal, !pair.movesCursor, !pair.changesTitle,
      !pair.replacesContent, let position = pair.reference.focus?.element,
      OutlineMatching(pair, isStep: true).positions[position] == nil
    else { return nil }
    return MatrixViolation(
      on: screen, in: pair.other, pair.reference.elements[position], severity: .warning,
      "has VoiceOver's focus in the state before and is gone in this one, which declares no focus",
      suggestion: "move the focus to an element that is there, and declare it")
  }
}

extension OutlinedScreen {
  /// The element of a view in the first state that has it; otherwise one of which only the `id` is known.
  fileprivate func element(named id: String) -> ElementOutline {
    sources.lazy.flatMap(\.elements).first { $0.path.contains(pathPart: id) }
      ?? ElementOutline(missing: id)
  }
}
