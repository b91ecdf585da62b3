import AuditModel
import LanguageData
import Localization

/// Runs rules over the texts of a project.
package struct TranslationAudit: Sendable {
  private let knowledge: ProjectKnowledge
  private let locales: [LocaleIdentifier]
  private let rules: RuleSorts

  /// Takes what there is to know, the languages to look at, and the rules.
  package init(
    _ knowledge: ProjectKnowledge, locales: [LocaleIdentifier]? = nil,
    rules: [any TranslationRule.Type] = TranslationRuleList.onByDefault
  ) {
    self.knowledge = knowledge
    self.locales = locales ?? knowledge.project.locales
    self.rules = RuleSorts(rules)
  }

  /// How many pieces the work falls into, which may be done in any order and at the same time.
  package var pieceCount: Int { pieces.count }

  /// What the rules find in one piece; the same each time.
  package func findings(inPiece index: Int) -> [RuleFinding] {
    var run = RuleRun(knowledge: knowledge, rules: rules)
    switch pieces[index] {
    case .project: run.checkProject(locales: Set(locales))
    case .table(let source, let locale): run.checkTable(source, in: locale)
    }
    return run.findings
  }

  /// What the rules find, one piece after the other.
  package func findings() -> [RuleFinding] {
    (0..<pieceCount).flatMap { findings(inPiece: $0) }
  }

  private enum Piece {
    case project
    case table(source: StringTable, locale: LocaleIdentifier)
  }

  private var pieces: [Piece] {
    let project = knowledge.project
    return [.project]
      + project.tables.filter { $0.locale == project.sourceLocale }.flatMap { source in
        locales.map { .table(source: source, locale: $0) }
      }
  }
}

/// Rules by what they look at, made once.
struct RuleSorts: Sendable {
  private(set) var textPairs: [(RuleDescription, any TextPairRule)] = []
  private(set) var texts: [(RuleDescription, any TextRule)] = []
  private(set) var keyPairs: [(RuleDescription, any KeyPairRule)] = []
  private(set) var keys: [(RuleDescription, any KeyRule)] = []
  private(set) var tables: [(RuleDescription, any TableRule)] = []
  private(set) var projects: [(RuleDescription, any ProjectRule)] = []

  private(set) var files: [LocalizationProblem.Kind: any FileRule.Type] = [:]

  init(_ rules: [any TranslationRule.Type]) {
    for type in rules {
      let rule = type.init()
      let description = type.description
      if let rule = rule as? any TextPairRule { textPairs.append((description, rule)) }
      if let rule = rule as? any TextRule { texts.append((description, rule)) }
      if let rule = rule as? any KeyPairRule { keyPairs.append((description, rule)) }
      if let rule = rule as? any KeyRule { keys.append((description, rule)) }
      if let rule = rule as? any TableRule { tables.append((description, rule)) }
      if let rule = rule as? any ProjectRule { projects.append((description, rule)) }
      if let type = type as? any FileRule.Type {
        for problem in type.problems { files[problem] = type }
      }
    }
  }
}
