import AuditModel
import LanguageData
import Localization

/// Runs rules over the texts of a project.
package struct TranslationAudit: Sendable {
  private let knowledge: ProjectKnowledge
  private let locales: [LocaleIdentifier]
  private let rules: RuleSorts
  private let pieces: [Piece]

  /// So many keys make a piece of work that is worth handing to a thread.
  private static let keysOfPiece = 2500

  /// Takes what there is to know, the languages to look at, and the rules.
  package init(
    _ knowledge: ProjectKnowledge, locales: [LocaleIdentifier]? = nil,
    rules: [any TranslationRule.Type] = TranslationRuleList.onByDefault
  ) {
    self.knowledge = knowledge
    let locales = locales ?? knowledge.project.locales
    self.locales = locales
    self.rules = RuleSorts(rules)
    pieces = [.project] + Self.pieces(of: knowledge.project, locales: locales)
  }

  /// How many pieces the work falls into, which may be done in any order and at the same time.
  package var pieceCount: Int { pieces.count }

  /// What the rules find in one piece; the same each time.
  package func findings(inPiece index: Int) -> [RuleFinding] {
    var run = RuleRun(knowledge: knowledge, rules: rules)
    switch pieces[index] {
    case .project: run.checkProject(locales: Set(locales))
    case .tables(let source, let locale): run.checkTables(source, in: locale)
    case .keys(let source, let locale, let range): run.checkKeys(source, in: locale, range)
    case .alone(let table): run.checkAlone(table)
    }
    return run.findings
  }

  /// What the rules find, one piece after the other.
  package func findings() -> [RuleFinding] {
    (0..<pieceCount).flatMap { findings(inPiece: $0) }
  }

  private enum Piece {
    case project
    case tables(source: StringTable, locale: LocaleIdentifier)
    /// The keys in a range of those of both tables, the source table's first.
    case keys(source: StringTable, locale: LocaleIdentifier, Range<Int>)
    /// A table that the source language does not have.
    case alone(StringTable)
  }

  private static func pieces(
    of project: LocalizationProject, locales: [LocaleIdentifier]
  ) -> [Piece] {
    var result: [Piece] = []
    for source in project.tables where source.locale == project.sourceLocale {
      for locale in locales {
        if locale != source.locale { result.append(.tables(source: source, locale: locale)) }
        let target = project.table(source.name, locale: locale)
        let count = max(source.entries.count, target?.entries.count ?? 0)
        for start in stride(from: 0, to: count, by: keysOfPiece) {
          let range = start..<min(count, start + keysOfPiece)
          result.append(.keys(source: source, locale: locale, range))
        }
      }
    }
    return result
      + project.tables.filter { table in
        locales.contains(table.locale)
          && project.table(table.name, locale: project.sourceLocale) == nil
      }.map { .alone($0) }
  }
}

/// Rules by what they look at, made once.
struct RuleSorts: Sendable {
  private(set) var textPairs: [any TextPairRule] = []
  private(set) var texts: [any TextRule] = []
  private(set) var keyPairs: [any KeyPairRule] = []
  private(set) var keys: [any KeyRule] = []
  private(set) var tables: [any TableRule] = []
  private(set) var projects: [any ProjectRule] = []

  private(set) var files: [LocalizationProblem.Kind: any FileRule.Type] = [:]

  init(_ rules: [any TranslationRule.Type]) {
    for type in rules {
      let rule = type.init()
      if let rule = rule as? any TextPairRule { textPairs.append(rule) }
      if let rule = rule as? any TextRule { texts.append(rule) }
      if let rule = rule as? any KeyPairRule { keyPairs.append(rule) }
      if let rule = rule as? any KeyRule { keys.append(rule) }
      if let rule = rule as? any TableRule { tables.append(rule) }
      if let rule = rule as? any ProjectRule { projects.append(rule) }
      if let type = type as? any FileRule.Type {
        // The first rule for a problem is more exact than those for all that is left.
        for problem in type.problems where files[problem] == nil { files[problem] = type }
      }
    }
  }
}
