import AuditModel
import LanguageData
import Localization
import TextAnalysis

/// Translations keep to the team's own rules.
package struct RegexRule: ProjectRule {
  package static let description = RuleDescription(
    id: "regex-rule", title: "Violated custom pattern",
    rationale: """
      The team's own pattern for its wording is violated, so people of one language get words \
      that the team has decided against.
      """,
    howToFix: """
      Change the translation as the pattern's message says. If the pattern does not apply here, \
      narrow it with `locales` or with `source`, a pattern that the source string has to match.
      """,
    falseAlarm: """
      This depends on the pattern: it is matched against the raw string with its placeholders \
      and markup, and knows no inflection. A pattern that takes too long on a string is reported \
      once and then skipped.
      """,
    severity: .warning,
    standards: [])

  package static let kinds = [120]

  package static let examples: [TranslationExample] = [
    .texts(
      "no such words", [("text", ["en": "Log in", "de": "Anmelden"])],
      facts: facts(target: "\\bLogin\\b", demand: .mustNotMatch)),
    .texts(
      "another language", [("text", ["en": "Log in", "fr": "Login"])],
      facts: facts(target: "\\bLogin\\b", locales: ["de"], demand: .mustNotMatch)),
    .texts(
      "the source does not ask for it", [("text", ["en": "Log in", "de": "Anmelden"])],
      facts: facts(source: "\\bcloud\\b", target: "Cloud", demand: .mustMatch)),
    .texts(
      "words that are forbidden", [("text", ["en": "Log in", "de": "Zum Login"])],
      finds: ["text"], facts: facts(target: "\\bLogin\\b", locales: ["de"], demand: .mustNotMatch)),
    .texts(
      "words that have to be there", [("text", ["en": "In the cloud", "de-AT": "In der Wolke"])],
      finds: ["text"],
      facts: facts(source: "\\bcloud\\b", target: "Cloud", locales: ["de"], demand: .mustMatch)),
    .texts(
      "a pattern that takes too long, reported once",
      [
        ("a", ["en": "A", "de": ExampleText.long]), ("b", ["en": "B", "de": ExampleText.long]),
      ], finds: ["a"], facts: facts(target: "(a+)+$", demand: .mustNotMatch)),
  ]

  private static func facts(
    source: String? = nil, target: String, locales: [LocaleIdentifier] = [],
    demand: PatternRule.Demand
  ) -> OutsideFacts {
    var facts = OutsideFacts()
    let rule = try? PatternRule(
      id: "house-style", message: "use the company’s own terms", locales: locales,
      sourcePattern: source, targetPattern: target, demand: demand)
    facts.patterns = [rule].compactMap { $0 }
    return facts
  }

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    var rest = knowledge.facts.patterns
    if rest.isEmpty { return [] }
    let project = knowledge.project
    var result: [ProjectViolation] = []
    for target in project.tables where target.locale != project.sourceLocale {
      let rules = rest.filter { $0.applies(to: target.locale) }
      guard !rules.isEmpty,
        let source = project.table(target.name, locale: project.sourceLocale)
      else { continue }
      let tables = TablePair(
        source: source, target: target, sourceLanguage: knowledge.language(source.locale),
        targetLanguage: knowledge.language(target.locale), knowledge: knowledge)
      tables.forEachTranslation { source, target in
        let pair = KeyPair(source: source, target: target, in: tables)
        guard source.isTranslatable, target.isTranslatable else { return }
        for text in pair.texts where text.state != .new {
          result += check(text, rules: &rest)
        }
      }
    }
    return result
  }

  /// Tries the rules, and gives up on those that take too long.
  private func check(_ text: TextPair, rules: inout [PatternRule]) -> [ProjectViolation] {
    var result: [ProjectViolation] = []
    rules.removeAll { rule in
      guard rule.applies(to: text.language.locale) else { return false }
      switch rule.outcome(source: text.source.text, target: text.target.text) {
      case .kept: return false
      case .broken(let words):
        result.append(violation(at: text, broken(rule, words), of: rule))
        return false
      case .tooSlow:
        result.append(violation(at: text, slow(rule), of: rule))
        return true
      }
    }
    return result
  }

  private func violation(
    at text: TextPair, _ violation: TextViolation, of rule: PatternRule
  ) -> ProjectViolation {
    var violation = violation
    violation.subject = rule.id
    return ProjectViolation(
      table: text.key.tables.target, key: text.key.key, locale: text.language.locale,
      path: text.path, at: text.targetLocation, violation)
  }

  private func broken(_ rule: PatternRule, _ words: String?) -> TextViolation {
    TextViolation(
      "\(rule.message)\(words.map { ": “\($0)”" } ?? "") (\(rule.id))",
      suggestion: "write it as the team's rule asks", severity: rule.severity)
  }

  private func slow(_ rule: PatternRule) -> TextViolation {
    TextViolation(
      "the pattern of \(rule.id) takes too long here, so it is not tried on further strings",
      suggestion: "write the pattern without nested repetitions",
      severity: .warning)
  }
}

extension ExampleText {
  /// A text on which bad patterns never finish.
  fileprivate static let long = Self.text(String(repeating: "a", count: 40) + "!")
}
