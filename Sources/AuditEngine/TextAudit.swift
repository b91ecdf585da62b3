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

  /// Strings that are looked at, and the languages to look at.
  struct Job {
    /// The name, which says the same in other runs.
    let name: String
    /// Whether they are strings of the app, which screens show.
    let isOwn: Bool
    let project: LocalizationProject
    let locales: [LocaleIdentifier]
    fileprivate let rules: RuleSorts
    fileprivate let facts: OutsideFacts
    /// The part of them that the audit is narrowed to; nil for all.
    fileprivate let focus: TextFocus?
  }

  /// A defect of a key, in one or more languages, is one finding.
  ///
  /// - Parameters:
  ///   - projects: the strings that languages are learned from, audited or not.
  ///   - shown: the defects that screens show at strings of the app.
  func findings(
    of jobs: [Job], learningFrom projects: [LocalizationProject], shown: Set<ShownDefect> = []
  ) -> [Finding] {
    let models = models ?? LanguageModels(projects)
    let found = Workers(count: options.jobs).map(jobs: jobs.count) { index in
      let audit = audit(of: jobs[index], models)
      return (audit, audit.pieceCount)
    } part: { audit, piece in
      audit.findings(inPiece: piece)
    } end: { (index, found: consuming [[RuleFinding]]) in
      findings(of: jobs[index], consume found, shown: shown)
    }.flatMap(\.self)
    return UnusedStrings(found, facts).lowering(found)
  }

  /// The findings, made of what was reported in all pieces.
  func findings(
    of jobs: [Job], reported: [StringUnit: [RuleFinding]], shown: Set<ShownDefect>
  ) -> [Finding] {
    let found = Workers(count: options.jobs).map(jobs.count) { index in
      let found = jobs[index].pieceNames.indices.map { piece in
        reported[StringUnit(job: index, piece: piece)] ?? []
      }
      return findings(of: jobs[index], found, shown: shown)
    }.flatMap(\.self)
    return UnusedStrings(found, facts).lowering(found)
  }

  /// The reports of the rules about some pieces.
  func reports(of jobs: [Job], in units: Set<StringUnit>) -> [StringUnit: [RuleFinding]] {
    let models = LanguageModels(jobs.map(\.project))
    let wanted = Dictionary(grouping: units, by: \.job).values.map { $0 }
    let found = Workers(count: options.jobs).map(jobs: wanted.count) { index in
      let units = wanted[index]
      return ((audit(of: jobs[units[0].job], models), units), units.count)
    } part: { job, index in
      job.0.findings(inPiece: job.1[index].piece)
    } end: { index, found in
      Dictionary(uniqueKeysWithValues: zip(wanted[index], found))
    }
    return found.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  private func audit(of job: Job, _ models: LanguageModels) -> TranslationAudit {
    var facts = job.facts
    facts.options = options.rules.ruleOptions.values(
      forStringsOf: job.project, in: options.policy.folder)
    return TranslationAudit(
      ProjectKnowledge(project: job.project, facts: facts, models: models),
      locales: job.locales, rules: job.rules, keys: job.focus?.keys, log: log)
  }

  /// One finding for each cause.
  private func findings(
    of job: Job, _ found: consuming [[RuleFinding]], shown: Set<ShownDefect>
  ) -> [Finding] {
    var reported = found.flatMap(\.self)
    found = []
    reported = reported.withoutSuperseded(shown: job.isOwn ? shown : [])
      .joiningMissingStrings(in: job.project, where: job.focus?.contains)
    let source = job.project.sourceLocale
    return StringFindings(
      consume reported, translations: job.locales.count { $0 != source }, source: source
    ).findings
  }

  /// The strings to look at.
  ///
  /// The tables of different folders are never compared with each other, and each only in the
  /// languages that its folder has.
  ///
  /// - Parameters:
  ///   - project: the strings of the app.
  ///   - locales: the languages to look at in them.
  ///   - others: strings that are no part of the app.
  func jobs(
    in project: LocalizationProject, locales: [LocaleIdentifier], others: [LocalizationProject]
  ) -> [Job] {
    if options.change?.isEmpty == true { return [] }
    let rules = RuleSorts(options.rules.translationRules)
    return jobs(in: project, locales: locales, rules) + others.map { job($0, rules) }
  }

  private func jobs(
    in project: LocalizationProject, locales: [LocaleIdentifier], _ sorts: RuleSorts
  ) -> [Job] {
    guard !project.parts.isEmpty else {
      return [
        Job(
          name: "app", isOwn: true, project: project, locales: locales, rules: sorts, facts: facts,
          focus: focus)
      ]
    }
    let rules = options.rules.translationRules
    let aboutCode = RuleSorts(rules.filter { $0 is any CodeRule.Type })
    let aboutTexts = RuleSorts(rules.filter { !($0 is any CodeRule.Type) })
    // A defect of the app as a whole is reported once.
    var others = facts
    others.absentLanguages = []
    return project.parts.enumerated().filter { focus?.concerns($1) ?? true }.map { index, part in
      Job(
        name: "target \(part.tables.first?.folder ?? "")", isOwn: true, project: part,
        locales: locales.filter(part.locales.contains), rules: aboutTexts,
        facts: index == 0 ? facts : others, focus: focus)
    } + [
      Job(
        name: "code", isOwn: true, project: project.joined, locales: locales, rules: aboutCode,
        facts: facts, focus: focus)
    ]
  }

  /// The code and the history of an app say nothing of texts that are no part of it.
  private func job(_ other: LocalizationProject, _ rules: RuleSorts) -> Job {
    var facts = OutsideFacts(glossary: facts.glossary)
    facts.patterns = self.facts.patterns
    return Job(
      name: "file \(other.tables.first?.files.first ?? "")", isOwn: false, project: other,
      locales: options.locales.map { named in other.locales.filter { named.name($0) } }
        ?? other.locales,
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
    for (projects, focus, isOwn) in [([project], own, true), (others, foreign, false)] {
      for table in projects.flatMap({ $0.parts.isEmpty ? [$0] : $0.parts }).flatMap(\.tables)
      where locales.map({ isOwn ? $0.contains(table.locale) : $0.name(table.locale) }) ?? true {
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

extension TextAudit.Job {
  /// The names of its pieces, in their order.
  var pieceNames: [String] {
    TranslationAudit.pieceNames(of: project, locales: locales).map { "\(name): \($0)" }
  }
}

extension LocalizationProject {
  /// The languages among some that have strings of their own.
  func stringLocales(among locales: [LocaleIdentifier]) -> [LocaleIdentifier] {
    locales.filter { !isPseudolanguage($0) }
  }
}

extension [LocaleIdentifier] {
  /// Whether a locale of an exchange file is among those that were named, or its language without a region:
  /// headers of PO files often have a region that the name of their file has not.
  fileprivate func name(_ locale: LocaleIdentifier) -> Bool {
    contains(locale) || contains(LocaleIdentifier(locale.language))
  }
}
