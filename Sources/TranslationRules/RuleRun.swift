import AuditModel
import Localization
import TextAnalysis

/// Runs rules over a piece of a project and gathers what they find.
struct RuleRun {
  private let knowledge: ProjectKnowledge
  private let rules: RuleSorts
  private(set) var findings: [RuleFinding] = []
  /// How long each rule took, by its type.
  private(set) var clock: StepClock<RuleIdentity>
  private var maker = FindingMaker()
  /// The keys whose strings are checked; nil for all.
  private let keys: KeySelection?

  init(
    knowledge: ProjectKnowledge, rules: RuleSorts, keys: KeySelection? = nil, isTimed: Bool = false
  ) {
    self.keys = keys
    clock = StepClock(runs: isTimed)
    self.knowledge = knowledge
    self.rules = rules
  }

  /// Looks at all strings at once.
  mutating func checkProject(locales: Set<LocaleIdentifier>) {
    for rule in rules.projects {
      let start = clock.start()
      for found in rule.check(knowledge) where isWanted(found.locale, among: locales) {
        findings.append(maker.finding(found, of: type(of: rule), in: knowledge.project))
      }
      clock.stop(RuleIdentity(rule), since: start)
    }
    for problem in knowledge.project.problems {
      guard let rule = rules.files[problem.kind],
        isWanted(
          FileFamily(of: problem.location.file).locale,
          among: locales.union([knowledge.project.sourceLocale]))
      else { continue }
      findings.append(finding(problem, of: rule))
    }
  }

  /// Whether a language is looked at, or one that has no strings at all.
  private func isWanted(
    _ locale: LocaleIdentifier?, among locales: Set<LocaleIdentifier>
  ) -> Bool {
    guard let locale else { return true }
    return locales.contains(locale) || !knowledge.project.locales.contains(locale)
  }

  /// Looks at a table beside its translation into another language, without looking at its keys.
  mutating func checkTables(_ source: StringTable, in locale: LocaleIdentifier) {
    checkTables(pair(source, in: locale))
  }

  /// Looks at some keys of a table in some languages, the source language among them or not; what a
  /// source string says is read only once for all of them.
  mutating func checkKeys(
    _ source: StringTable, in locales: [LocaleIdentifier], _ range: Range<Int>
  ) {
    let own =
      locales.contains(source.locale)
      ? SingleTable(source, knowledge: knowledge, isSource: true) : nil
    let others = locales.filter { $0 != source.locale }.map { locale in
      let tables = pair(source, in: locale)
      return (
        tables, SingleTable(tables.target, knowledge: knowledge, isSource: false)
      )
    }
    for index in range {
      let entry = entry(at: index, of: source)
      let text = entry?.value.onlyText.map { AuditedText($0) }
      if let entry, let own { checkAlone(entry, in: own, text: text, .source) }
      for (tables, table) in others {
        checkKey(at: index, entry, text, in: tables, table)
      }
    }
  }

  /// The entry at a position of a table; nil where it has none, or where it is not checked.
  private func entry(at index: Int, of table: StringTable) -> TableEntry? {
    guard table.entries.indices.contains(index) else { return nil }
    let entry = table.entries[index]
    return keys?.contains(entry, of: table) ?? true ? entry : nil
  }

  private mutating func checkKey(
    at index: Int, _ source: TableEntry?, _ sourceText: AuditedText?, in tables: TablePair,
    _ table: SingleTable
  ) {
    let target = entry(at: index, of: tables.target)
    let text = target?.value.onlyText.map { AuditedText($0) }
    // Most translations are where their sources are, and are read only once.
    let isPaired = target.map { $0.key == source?.key } ?? false
    if let target {
      if isPaired || tables.source[target.key] != nil {
        checkAlone(target, in: table, text: text, .translation)
      } else {
        checkWithoutSource(target, text, in: tables, table)
      }
    }
    guard let source else { return }
    if let target, isPaired {
      checkPair(
        KeyPair(source: source, target: target, in: tables, texts: (sourceText, text)))
    } else if let target = tables.target[source.key] {
      checkPair(KeyPair(source: source, target: target, in: tables, texts: (sourceText, nil)))
    }
  }

  /// Looks at a table that the source language does not have.
  mutating func checkAlone(_ table: StringTable) {
    let source = StringTable(
      name: table.name, locale: knowledge.project.sourceLocale, folder: table.folder, files: [],
      entries: [])
    let tables = TablePair(
      source: source, target: table, sourceLanguage: knowledge.language(source.locale),
      targetLanguage: knowledge.language(table.locale), knowledge: knowledge)
    let single = SingleTable(table, knowledge: knowledge, isSource: false)
    for index in table.entries.indices {
      guard let entry = entry(at: index, of: table) else { continue }
      checkWithoutSource(entry, nil, in: tables, single)
    }
  }

  /// Looks at a translation that has no source: on its own, and if nothing is wrong with it, beside
  /// its key, where that is in words.
  private mutating func checkWithoutSource(
    _ entry: TableEntry, _ text: AuditedText?, in tables: TablePair, _ table: SingleTable
  ) {
    let isRead = isReadAlone(entry, in: tables)
    let count = findings.count
    checkAlone(entry, in: table, text: text, isRead ? .sourceless : .translation)
    guard findings.count == count, isRead, !tables.isSameLanguage, entry.value.onlyText != nil,
      entry.key.isInWords
    else { return }
    // Foundation shows the key where the source language lacks it.
    let source = TableEntry(
      key: entry.key, value: .text(entry.key), comment: entry.comment,
      keyLocation: entry.keyLocation, valueLocation: entry.keyLocation)
    checkPair(KeyPair(source: source, target: entry, in: tables, texts: (nil, text)))
  }

  /// Whether rules that need no source are to read a translation without one: it is no copy of its
  /// key, no leftover beside a catalog, no copyright notice, and not in the alphabet in which all of
  /// its table is.
  private func isReadAlone(_ entry: TableEntry, in tables: TablePair) -> Bool {
    let isLeftover =
      tables.source.files.contains { $0.hasSuffix(".xcstrings") }
      && !entry.keyLocation.file.hasSuffix(".xcstrings")
    return !isLeftover && entry.isTranslatable && !entry.value.format.isExactly(entry.key)
      && !entry.key.isExactly("NSHumanReadableCopyright")
      && tables.foreignScript == nil
  }

  private func pair(_ source: StringTable, in locale: LocaleIdentifier) -> TablePair {
    let target =
      knowledge.project.table(source.name, locale: locale)
      ?? StringTable(
        name: source.name, locale: locale, folder: source.folder, files: [], entries: [])
    return TablePair(
      source: source, target: target, sourceLanguage: knowledge.language(source.locale),
      targetLanguage: knowledge.language(locale), knowledge: knowledge)
  }

  private mutating func checkTables(_ tables: TablePair) {
    for rule in rules.tables {
      let start = clock.start()
      for found in rule.check(tables) {
        findings.append(maker.finding(found, of: type(of: rule), in: tables))
      }
      clock.stop(RuleIdentity(rule), since: start)
    }
  }

  /// Looks at a key of a table, the only text of which may have been read before.
  private mutating func checkAlone(
    _ entry: TableEntry, in table: SingleTable, text: AuditedText?, _ kind: RuleSorts.Kind
  ) {
    let rules = rules.single(kind)
    let key = SingleKey(entry, in: table)
    check(key, rules.keys)
    if entry.value.onlyText == nil { check(key, rules.variedKeys) }
    guard !rules.texts.isEmpty else { return }
    let texts = text.map { [SingleText($0, key: key)] } ?? key.texts
    for text in texts where !knowledge.isBroken(text.text.text, at: text.location) {
      rules.texts.forEach(askedAbout: text.text.features, flags: entry.gettextFlags) { rule in
        let start = clock.start()
        for violation in rule.check(text) {
          findings.append(maker.finding(violation, of: type(of: rule), at: key, text: text))
        }
        clock.stop(RuleIdentity(rule), since: start)
      }
    }
  }

  private mutating func check(_ key: SingleKey, _ rules: [any KeyRule]) {
    for rule in rules where type(of: rule).isSilentFor.isDisjoint(with: key.entry.gettextFlags) {
      let start = clock.start()
      for violation in rule.check(key) {
        findings.append(maker.finding(violation, of: type(of: rule), at: key, text: nil))
      }
      clock.stop(RuleIdentity(rule), since: start)
    }
  }

  private mutating func checkPair(_ pair: KeyPair) {
    for rule in rules.keyPairs {
      let start = clock.start()
      for violation in rule.check(pair) {
        findings.append(maker.finding(violation, of: type(of: rule), at: pair, text: nil))
      }
      clock.stop(RuleIdentity(rule), since: start)
    }
    guard !rules.textPairs.isEmpty, pair.source.isTranslatable, pair.target.isTranslatable else {
      return
    }
    for text in pair.texts
    where text.state != .new && !knowledge.isBroken(text.target.text, at: text.targetLocation) {
      rules.textPairs.forEach(askedAbout: text.features, flags: pair.target.gettextFlags) { rule in
        let start = clock.start()
        for violation in rule.check(text) {
          findings.append(maker.finding(violation, of: type(of: rule), at: pair, text: text))
        }
        clock.stop(RuleIdentity(rule), since: start)
      }
    }
  }

  private func finding(
    _ problem: LocalizationProblem, of rule: any FileRule.Type
  ) -> RuleFinding {
    var violation = TextViolation(
      problem.message, suggestion: problem.suggestion, severity: rule.severity(of: problem)
    ).marked(problem.kind == .invalidValueType ? .variableWithoutNumber : nil)
    // A note is no part of a more severe finding.
    violation.subject = problem.kind.rawValue + (problem.isHarmless ? "-harmless" : "")
    guard let entry = problem.entry,
      case let tables = knowledge.project.tables(ofFile: problem.location.file),
      let table = tables.first(where: { $0.locale == entry.locale }) ?? tables.first
    else {
      return RuleFinding(
        of: rule, problemKey: problem.entry?.key, locale: nil, location: problem.location,
        violation: violation)
    }
    return RuleFinding(
      of: rule, FindingOrigin(table: table.name, folder: table.folder), key: entry.key,
      locale: entry.locale ?? (tables.count == 1 ? table.locale : nil), path: entry.path,
      location: problem.location, keyLocation: table[entry.key]?.keyLocation,
      violation: violation)
  }
}

extension String {
  /// Whether a key is a string of the source language: two words at least, with spaces and without
  /// the marks of identifiers.
  var isInWords: Bool {
    hasASCII(" ") && !hasASCII("_") && TranslatableWords(AuditedText(self)).pieceCount > 1
  }
}

extension TableValue {
  /// The text when it is one for everything.
  fileprivate var onlyText: String? { if case .text(let text) = self { text } else { nil } }
}
