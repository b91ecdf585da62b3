import AuditEngine
import AuditModel
import Reporting
import TranslationRules

/// The pages of the rules.
enum RulePages {
  /// The pages of all rules.
  static let all: [RulePage] =
    RuleList.screenRules.map { rule in
      RulePage(
        rule: rule.description,
        examples: rule.examples.map {
          RulePage.Example(
            title: $0.title, isFound: !$0.findings.isEmpty, code: $0.source)
        })
    }
    + RuleList.matrixRules.map { rule in
      RulePage(
        rule: rule.description,
        examples: rule.examples.map {
          RulePage.Example(
            title: $0.title, isFound: !$0.findings.isEmpty, code: $0.source)
        })
    }
    + TranslationRuleList.all.map { rule in
      RulePage(
        rule: rule.description, isOnByDefault: rule.isOnByDefault, kinds: rule.kinds,
        examples: rule.examples.map {
          RulePage.Example(
            title: $0.title, isFound: !$0.findings.isEmpty, texts: $0.shownTexts, fixed: $0.fixed,
            code: $0.facts.shownCode)
        })
    }
    + RuleList.inputRules.map { rule in
      RulePage(
        rule: rule, kinds: ExchangeRules.all.contains(rule) ? ExchangeRules.kinds : [],
        examples: [])
    }

  /// All pages, and what becomes of each kind of check.
  static var handbook: RuleHandbook {
    RuleHandbook(
      pages: all,
      kinds: CheckKind.all.map { kind in
        CheckKindRow(
          number: kind.number, name: kind.name, isEssential: kind.isEssential,
          rules: all.filter { $0.kinds.contains(kind.number) }.map(\.rule.id),
          reason: LeftOut.reasons[kind.number])
      },
      accessibilityChecks: AccessibilityCheck.all.map {
        KnownCheckRow(name: $0.name, rules: $0.rules, note: $0.note, isDone: $0.isDone)
      })
  }
}
