import AuditModel
import Localization
import Terminology
import TranslationRules

/// The facts of an audit about strings beyond those that screens show.
package struct TextAuditInput: Sendable {
  /// The facts from outside of the strings.
  package var facts: OutsideFacts
  /// Texts that are no part of the app, such as those of exchange files.
  package var others: [LocalizationProject]
  /// The files whose strings are not compared.
  package var skipped: [SkippedFile]
  /// The statistics of languages, for audits that are repeated; nil to learn them again.
  package var models: LanguageModels?

  /// Knows nothing, unless said otherwise.
  package init(
    facts: OutsideFacts = OutsideFacts(), others: [LocalizationProject] = [],
    skipped: [SkippedFile] = [], models: LanguageModels? = nil
  ) {
    self.models = models
    self.skipped = skipped
    self.facts = facts
    self.others = others
  }
}

/// The audit of all texts and their translations.
struct TextAudit {
  private let options: AuditOptions
  private let facts: OutsideFacts
  private let models: LanguageModels?
  private let log: TimeLog?

  init(
    options: AuditOptions, facts: OutsideFacts, models: LanguageModels? = nil, log: TimeLog? = nil
  ) {
    self.models = models
    self.options = options
    self.facts = facts
    self.log = log
  }

  /// Texts that are looked at, and the languages to look at.
  private struct Job {
    let project: LocalizationProject
    let locales: [LocaleIdentifier]
    let rules: RuleSorts
    let facts: OutsideFacts
    /// The part of them that the audit is narrowed to; nil for all.
    let focus: TextFocus?
  }

  /// A defect of a key, in one or more languages, is one finding.
  ///
  /// The tables of different folders are never compared with each other, and each only in the
  /// languages that its folder has.
  ///
  /// - Parameters:
  ///   - project: the strings of the app.
  ///   - locales: the languages to look at in them.
  ///   - others: texts that are no part of the app.
  ///   - shown: the defects that screens show at strings of the app.
  func findings(
    in project: LocalizationProject, locales: [LocaleIdentifier], others: [LocalizationProject],
    shown: Set<ShownDefect> = []
  ) -> [Finding] {
    if options.change?.isEmpty == true { return [] }
    let rules = RuleSorts(options.rules.translationRules)
    let own = jobs(in: project, locales: locales, rules)
    let all = own + others.map { job($0, rules) }
    let models =
      self.models
      ?? LanguageModels(project.separately + others)
    return Workers(count: options.jobs).map(jobs: all.count) { index in
      let job = all[index]
      let audit = TranslationAudit(
        ProjectKnowledge(project: job.project, facts: job.facts, models: models),
        locales: job.locales, rules: job.rules, keys: job.focus?.keys, log: log)
      return (audit, audit.pieceCount)
    } part: { audit, piece in
      audit.findings(inPiece: piece)
    } end: { (index, found: consuming [[RuleFinding]]) in
      var reported = found.flatMap(\.self)
      found = []
      reported = reported.withoutSuperseded(shown: own.indices.contains(index) ? shown : [])
        .joiningMissingStrings(in: all[index].project, where: all[index].focus?.contains)
      let source = all[index].project.sourceLocale
      return StringFindings(
        consume reported, translations: all[index].locales.count { $0 != source }, source: source
      ).findings
    }.flatMap(\.self)
  }

  private func jobs(
    in project: LocalizationProject, locales: [LocaleIdentifier], _ sorts: RuleSorts
  ) -> [Job] {
    guard !project.parts.isEmpty else {
      return [Job(project: project, locales: locales, rules: sorts, facts: facts, focus: focus)]
    }
    let rules = options.rules.translationRules
    let aboutCode = RuleSorts(rules.filter { $0 is any CodeRule.Type })
    let aboutTexts = RuleSorts(rules.filter { !($0 is any CodeRule.Type) })
    // A defect of the app as a whole is reported once.
    var others = facts
    others.absentLanguages = []
    return project.parts.enumerated().filter { focus?.concerns($1) ?? true }.map { index, part in
      Job(
        project: part, locales: locales.filter(part.locales.contains), rules: aboutTexts,
        facts: index == 0 ? facts : others, focus: focus)
    } + [
      Job(project: project.joined, locales: locales, rules: aboutCode, facts: facts, focus: focus)
    ]
  }

  /// The code and the history of an app say nothing of texts that are no part of it.
  private func job(_ other: LocalizationProject, _ rules: RuleSorts) -> Job {
    var facts = OutsideFacts(glossary: facts.glossary)
    facts.patterns = self.facts.patterns
    return Job(
      project: other,
      locales: options.locales?.filter { !other.isPseudolanguage($0) } ?? other.locales,
      rules: rules, facts: facts, focus: options.change.map { TextFocus(onFilesOf: $0) })
  }

  /// The part of the app's own strings that the audit is narrowed to.
  private var focus: TextFocus? { options.change.map { TextFocus(onStringsOf: $0) } }

  /// How many strings tables have, in each language that is audited.
  static func counts(
    in project: LocalizationProject, _ others: [LocalizationProject], locales: [LocaleIdentifier]?,
    change: ChangedPart?
  ) -> [LocaleIdentifier: Int] {
    let own = change.map { TextFocus(onStringsOf: $0) }
    let foreign = change.map { TextFocus(onFilesOf: $0) }
    var result: [LocaleIdentifier: Int] = [:]
    for (projects, focus) in [([project], own), (others, foreign)] {
      for table in projects.flatMap({ $0.parts.isEmpty ? [$0] : $0.parts }).flatMap(\.tables)
      where locales?.contains(table.locale) ?? true {
        let entries = focus.map { focus in
          table.entries.filter { focus.contains($0, of: table) }
        }
        let count = (entries ?? table.entries).reduce(0) { $0 + $1.leafCount }
        if focus == nil || count > 0 { result[table.locale, default: 0] += count }
      }
    }
    return result
  }

  /// Translations that there is no source to compare with.
  static func gaps(
    in project: LocalizationProject, locales: [LocaleIdentifier]
  ) -> [NotMeasured] {
    guard !project.tables.isEmpty, !project.locales.contains(project.sourceLocale) else {
      return []
    }
    return [
      NotMeasured(
        subject: "translations",
        reason:
          "there is no table in the source language, \(project.sourceLocale), to compare with",
        locales: locales)
    ]
  }
}

extension LocalizationProject {
  /// The strings of each target, and of all targets together.
  var separately: [LocalizationProject] { parts.isEmpty ? [self] : parts + [joined] }

  /// The tables that were joined, without what is wrong with their files, which the parts report.
  fileprivate var joined: LocalizationProject {
    LocalizationProject(sourceLocale: sourceLocale, tables: tables)
  }
}

extension TableEntry {
  /// How many texts it has.
  fileprivate var leafCount: Int {
    if case .text = value { 1 } else { leaves.count }
  }
}
