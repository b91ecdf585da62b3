import AuditModel
import AuditRules
import TranslationRules

/// All rules, in the order in which they are listed.
package enum RuleList {
  /// The rules about screens.
  package static let screenRules = ScreenRuleList.all

  /// The rules that compare variants, states and screens with each other.
  package static let matrixRules = MatrixRuleList.all

  /// The rules whose findings are about nodes; causes know them by their positions here.
  static let nodeRules: [any NodeRule.Type] = screenRules + matrixRules

  /// The ids of the rules whose findings are about nodes of screens.
  package static var screenRuleIDs: Set<String> { Set(nodeRules.map { $0.description.id }) }

  /// The ids of the rules about strings.
  package static var stringRuleIDs: Set<String> {
    Set(TranslationRuleList.all.map { $0.description.id })
  }

  /// The ids of those of them that look at code and at screens of Interface Builder.
  package static var codeRuleIDs: Set<String> {
    Set(TranslationRuleList.aboutCode.map { $0.description.id })
  }

  /// The rules of the audit itself, which run before all others.
  package static let inputRules =
    ExchangeRules.all + [exchangeStale, screenInvalid] + AcceptedRules.all + [
      BaselineRules.leftover
    ]

  /// About exchange files that lie beside the texts.
  package static let exchangeStale = RuleDescription(
    id: "exchange-stale", title: "Outdated exchange file",
    rationale: """
      Translators waste work on strings that have changed, and finished translations that were \
      never imported do not reach the people who use the app.
      """,
    howToFix: """
      Run `legible import` if the file came back from translation, otherwise export it again \
      with `legible export`. Remove exchange files that are no longer needed.
      """,
    falseAlarm: """
      A file that is out for translation is reported, because every new translation in it \
      differs from the project until it is imported.
      """,
    severity: .warning,
    standards: [])

  /// About screens without a layout.
  package static let screenInvalid = RuleDescription(
    id: "screen-invalid", title: "Invalid screen",
    rationale: """
      A screen that cannot be read, played or laid out is not audited, so its barriers for people with \
      disabilities stay unknown.
      """,
    howToFix: """
      Correct the `.screen.json` file at the reported line and column. Play only events that the \
      screen offers. Flatten a view tree that is nested too deeply.
      """,
    falseAlarm: """
      None known: the screen could not be read, played or laid out, so no rule has checked it.
      """,
    severity: .error,
    standards: [])

  /// The descriptions of all rules.
  package static var descriptions: [RuleDescription] {
    nodeRules.map { $0.description } + TranslationRuleList.all.map { $0.description } + inputRules
  }

  /// The position of a rule about nodes among these.
  static func position(ofNodeRule id: String) -> Int? {
    nodeRules.firstIndex { $0.description.id == id }
  }

  /// The titles of a rule's examples.
  package static func exampleTitles(of id: String) -> (findings: [String], passes: [String]) {
    let screens =
      screenRules.first { $0.description.id == id }?.examples.map { ($0.title, $0.findings) } ?? []
    let matrices =
      matrixRules.first { $0.description.id == id }?.examples.map { ($0.title, $0.findings) } ?? []
    let texts =
      TranslationRuleList.rule(id)?.examples.map { ($0.title, $0.findings) } ?? []
    let all = screens + matrices + texts
    return (all.filter { !$0.1.isEmpty }.map(\.0), all.filter { $0.1.isEmpty }.map(\.0))
  }
}
