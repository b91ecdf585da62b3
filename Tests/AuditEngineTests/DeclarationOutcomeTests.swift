import AuditEngine
import AuditModel
import Localization
import Testing
import ViewTree

/// A rule about declarations has passed only where there is a declaration.
@Suite struct DeclarationOutcomeTests {
  private func outcome(
    of rule: String, @ViewBuilder _ view: @escaping @Sendable () -> [ViewNode]
  ) throws -> RuleOutcome.Outcome? {
    try report(Screen { _ in view() }, project: LocalizationProject(["en": ["a": "Ok"]]))
      .outcomes.first { $0.rule == rule }?.outcome
  }

  @Test func isNotApplicableWithoutAny() throws {
    let rules = [
      "focus-indicator-missing", "gesture-only-action", "reduce-motion-ignored", "autoplay",
      "input-purpose-missing", "authentication-blocks-paste", "heading-level-skip",
      "key-shortcut-single", "invert-colours-ignored", "focus-target-missing", "auto-dismiss",
      "redundant-entry", "announce-duplicate-of-focus", "flow-step-silent",
    ]
    for rule in rules {
      #expect(try outcome(of: rule) { Button(localized("a")) } == .notApplicable, "\(rule)")
    }
  }

  /// One screen with one state in one language: nothing can be compared.
  @Test func isNotApplicableWhereNothingIsCompared() throws {
    let rules = [
      "status-not-announced", "state-not-exposed", "help-inconsistent", "redundant-entry",
      "navigation-order-inconsistent",
      "same-action-different-name", "order-changes-with-locale", "verbosity-budget",
    ]
    for rule in rules {
      #expect(try outcome(of: rule) { Button(localized("a")) } == .notApplicable, "\(rule)")
    }
  }

  @Test func isDecidedByTheDeclaration() throws {
    let rule = "focus-indicator-missing"
    let outcomes = try [true, false].map { isDisabled in
      try outcome(of: rule) { Button(localized("a")).focusEffectDisabled(isDisabled) }
    }
    #expect(outcomes == [.failed, .passed])
  }

  @Test func isNotMeasuredWhereOneIsMissing() throws {
    let rule = "reduce-motion-ignored"
    #expect(
      try outcome(of: rule) { Text(localized("a")).animation(of: [.scale], repeats: .forever) }
        == .notMeasured)
  }

  @Test func isDecidedByTheDeclarationOfAState() throws {
    let outcomes = try [true, false].map { canBeExtended in
      let state = ScreenState.played(name: "undo") { _ in
        PlayedState(timeLimit: TimeLimit(seconds: 4, canBeExtended: canBeExtended)) { _ in
          Button(localized("a")).node
        }
      }
      let screen = Screen(id: "inbox", states: [state])
      return try report(screen, project: LocalizationProject(["en": ["a": "Ok"]])).outcomes
        .first { $0.rule == "auto-dismiss" }?.outcome
    }
    #expect(outcomes == [.passed, .failed])
  }
}
