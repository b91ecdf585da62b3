import AuditModel
import Localization

/// Runs rules over the strings of a project.
package struct TranslationAudit: Sendable {
  private let knowledge: ProjectKnowledge
  private let locales: [LocaleIdentifier]
  private let rules: RuleSorts
  private let keys: KeySelection?
  private let log: TimeLog?
  private let pieces: [Piece]

  /// So many strings make a piece of work that is worth handing to a thread.
  private static let textsOfPiece = 5000

  /// Takes what there is to know, the languages to look at, and the rules.
  package init(
    _ knowledge: ProjectKnowledge, locales: [LocaleIdentifier]? = nil,
    rules: [any TranslationRule.Type] = TranslationRuleList.onByDefault
  ) {
    self.init(knowledge, locales: locales, rules: RuleSorts(rules))
  }

  /// Takes rules that are sorted already, as for many projects.
  ///
  /// - Parameter keys: the keys whose strings are checked; nil for all.
  package init(
    _ knowledge: ProjectKnowledge, locales: [LocaleIdentifier]? = nil, rules: RuleSorts,
    keys: KeySelection? = nil, log: TimeLog? = nil
  ) {
    self.keys = keys
    self.log = log
    self.knowledge = knowledge
    let locales = locales ?? knowledge.project.locales
    self.locales = locales
    self.rules = rules
    pieces = [.project] + Self.pieces(of: knowledge.project, locales: locales, keys: keys)
  }

  /// How many pieces the work falls into, which may be done in any order and at the same time.
  package var pieceCount: Int { pieces.count }

  /// The findings of the rules in one piece; the same each time.
  package func findings(inPiece index: Int) -> [RuleFinding] {
    var run = RuleRun(knowledge: knowledge, rules: rules, keys: keys, isTimed: log != nil)
    switch pieces[index] {
    case .project: run.checkProject(locales: Set(locales))
    case .tables(let source, let locale): run.checkTables(source, in: locale)
    case .keys(let source, let range): run.checkKeys(source, in: locales, range)
    case .alone(let table): run.checkAlone(table)
    }
    log?.add(run.clock, named: \.step)
    return run.findings
  }

  /// The findings of the rules, one piece after the other.
  package func findings() -> [RuleFinding] {
    (0..<pieceCount).flatMap { findings(inPiece: $0) }
  }

  /// The names of the pieces of an audit, in their order; a piece keeps its name whatever other tables and
  /// languages there are.
  package static func pieceNames(
    of project: LocalizationProject, locales: [LocaleIdentifier]
  ) -> [String] {
    (([.project] as [Piece]) + pieces(of: project, locales: locales, keys: nil)).map(\.name)
  }

  private enum Piece {
    case project
    case tables(source: StringTable, locale: LocaleIdentifier)
    /// The keys in a range of those of the tables in all languages, the source table's first.
    case keys(source: StringTable, Range<Int>)
    /// A table that the source language does not have.
    case alone(StringTable)

    var name: String {
      switch self {
      case .project: "project"
      case .tables(let source, let locale): "table \(source.name) \(locale)"
      case .keys(let source, let range): "keys \(source.name) \(range.lowerBound)"
      case .alone(let table): "table \(table.name) \(table.locale), without a source"
      }
    }
  }

  private static func pieces(
    of project: LocalizationProject, locales: [LocaleIdentifier], keys: KeySelection?
  ) -> [Piece] {
    var result: [Piece] = []
    for source in project.tables where source.locale == project.sourceLocale {
      var count = source.entries.count
      for locale in locales where locale != source.locale {
        if keys?.contains(locale) ?? true {
          result.append(.tables(source: source, locale: locale))
        }
        count = max(count, project.table(source.name, locale: locale)?.entries.count ?? 0)
      }
      let keys = textsOfPiece / max(1, locales.count) + 1
      for start in stride(from: 0, to: count, by: keys) {
        result.append(.keys(source: source, start..<min(count, start + keys)))
      }
    }
    return result
      + project.tables.filter { table in
        locales.contains(table.locale)
          && project.table(table.name, locale: project.sourceLocale) == nil
      }.map { .alone($0) }
  }
}
