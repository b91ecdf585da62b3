import AuditModel
import LanguageData
import Localization

/// Runs rules over a piece of a project and gathers what they find.
struct RuleRun {
  private let knowledge: ProjectKnowledge
  private let rules: RuleSorts
  private(set) var findings: [RuleFinding] = []

  init(knowledge: ProjectKnowledge, rules: RuleSorts) {
    self.knowledge = knowledge
    self.rules = rules
  }

  /// Looks at all texts at once.
  mutating func checkProject(locales: Set<LocaleIdentifier>) {
    for rule in rules.projects {
      for found in rule.check(knowledge) where found.locale.map(locales.contains) ?? true {
        findings.append(finding(found, of: type(of: rule).description))
      }
    }
    for problem in knowledge.project.problems {
      guard let rule = rules.files[problem.kind] else { continue }
      findings.append(finding(problem, of: rule))
    }
  }

  /// Looks at a table beside its translation into another language, without looking at its keys.
  mutating func checkTables(_ source: StringTable, in locale: LocaleIdentifier) {
    checkTables(pair(source, in: locale))
  }

  /// Looks at some keys of a table in one language, which may be the source language.
  mutating func checkKeys(_ source: StringTable, in locale: LocaleIdentifier, _ range: Range<Int>) {
    if locale == source.locale {
      return checkAlone(source, source.entries[clamped: range], isSource: true)
    }
    let tables = pair(source, in: locale)
    let targets = tables.target.entries
    var paired = RuleRun(knowledge: knowledge, rules: rules)
    for index in range {
      let target = targets.indices.contains(index) ? targets[index] : nil
      let text = target.flatMap {
        checkAlone($0, in: tables.target, language: tables.targetLanguage, isSource: false)
      }
      guard source.entries.indices.contains(index) else { continue }
      let entry = source.entries[index]
      // Most translations stand where their sources do, and are read only once.
      if let target, target.key == entry.key {
        paired.checkPair(KeyPair(source: entry, target: target, in: tables, text: text))
      } else if let target = tables.target[entry.key] {
        paired.checkPair(KeyPair(source: entry, target: target, in: tables))
      }
    }
    findings += paired.findings
  }

  /// Looks at a table that the source language does not have.
  mutating func checkAlone(_ table: StringTable) {
    checkAlone(table, table.entries[...], isSource: false)
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
      for found in rule.check(tables) {
        let source = tables.source[found.key]
        findings.append(
          RuleFinding(
            rule: type(of: rule).description, table: tables.source.name,
            folder: tables.source.folder,
            key: found.key, locale: tables.target.locale,
            path: found.violation.leaf?.path ?? .text, location: found.location,
            keyLocation: (tables.target[found.key] ?? source)?.keyLocation,
            source: source?.leaves.first,
            text: found.violation.leaf?.text ?? tables.target[found.key]?.value.format,
            violation: found.violation))
      }
    }
  }

  private mutating func checkAlone(
    _ table: StringTable, _ entries: ArraySlice<TableEntry>, isSource: Bool
  ) {
    let language = knowledge.language(table.locale)
    for entry in entries {
      checkAlone(entry, in: table, language: language, isSource: isSource)
    }
  }

  /// Looks at a key of a table, and gives its text as it was read when it has but one.
  @discardableResult
  private mutating func checkAlone(
    _ entry: TableEntry, in table: StringTable, language: Language, isSource: Bool
  ) -> AuditedText? {
    guard !rules.texts.isEmpty || !rules.keys.isEmpty else { return nil }
    let key = SingleKey(
      entry, in: table, language: language, isSource: isSource, knowledge: knowledge)
    for rule in rules.keys {
      for violation in rule.check(key) {
        add(violation, of: type(of: rule).description, at: key, text: nil)
      }
    }
    guard !rules.texts.isEmpty else { return nil }
    let texts = key.texts
    for text in texts where !knowledge.isBroken(text.text.text, at: text.location) {
      for rule in rules.texts {
        for violation in rule.check(text) {
          add(violation, of: type(of: rule).description, at: key, text: text)
        }
      }
    }
    return entry.value.isOneText ? texts.first?.text : nil
  }

  private mutating func checkPair(_ pair: KeyPair) {
    for rule in rules.keyPairs {
      for violation in rule.check(pair) {
        add(violation, of: type(of: rule).description, at: pair, text: nil)
      }
    }
    guard !rules.textPairs.isEmpty, pair.source.isTranslatable, pair.target.isTranslatable else {
      return
    }
    for text in pair.texts
    where text.state != .new && !knowledge.isBroken(text.target.text, at: text.targetLocation) {
      for rule in rules.textPairs {
        for violation in rule.check(text) {
          add(violation, of: type(of: rule).description, at: pair, text: text)
        }
      }
    }
  }

  private mutating func add(
    _ violation: TextViolation, of rule: RuleDescription, at key: SingleKey, text: SingleText?
  ) {
    let leaf = violation.leaf
    findings.append(
      RuleFinding(
        rule: rule, table: key.table.name, folder: key.table.folder, key: key.entry.key,
        locale: key.table.locale, path: leaf?.path ?? text?.path ?? .text,
        location: leaf?.location ?? text?.location ?? key.entry.keyLocation,
        keyLocation: key.entry.keyLocation, source: nil, text: leaf?.text ?? text?.text.text,
        violation: violation))
  }

  private mutating func add(
    _ violation: TextViolation, of rule: RuleDescription, at pair: KeyPair, text: TextPair?
  ) {
    let leaf = violation.leaf
    let source = text.map {
      TableEntry.Leaf(path: $0.path, text: $0.source.text, location: $0.sourceLocation)
    }
    findings.append(
      RuleFinding(
        rule: rule, table: pair.tables.source.name, folder: pair.tables.source.folder,
        key: pair.key, locale: pair.tables.target.locale, path: leaf?.path ?? text?.path ?? .text,
        location: leaf?.location ?? text?.targetLocation ?? pair.target.valueLocation,
        keyLocation: pair.target.keyLocation, source: source ?? pair.source.leaves.first,
        text: leaf?.text ?? text?.target.text ?? pair.target.value.format, violation: violation))
  }

  private func finding(_ found: ProjectViolation, of rule: RuleDescription) -> RuleFinding {
    let source = found.table.flatMap {
      knowledge.project.table($0.name, locale: knowledge.project.sourceLocale)?[found.key]
    }
    return RuleFinding(
      rule: rule, table: found.table?.name ?? "", folder: found.table?.folder ?? "",
      key: found.key, locale: found.locale, path: found.path, location: found.location,
      keyLocation: found.table?[found.key]?.keyLocation, source: source?.leaves.first,
      text: found.table?[found.key]?.leaves.first { $0.path == found.path }?.text,
      violation: found.violation)
  }

  private func finding(
    _ problem: LocalizationProblem, of rule: any FileRule.Type
  ) -> RuleFinding {
    RuleFinding(
      rule: rule.description, table: "", folder: "", key: "", locale: nil, path: .text,
      location: problem.location, keyLocation: nil, source: nil, text: nil,
      violation: TextViolation(
        problem.message, suggestion: problem.suggestion,
        severity: rule.severity(of: problem)))
  }
}

extension [TableEntry] {
  /// The entries in as much of a range as there is.
  fileprivate subscript(clamped range: Range<Int>) -> ArraySlice<TableEntry> {
    self[range.clamped(to: 0..<count)]
  }
}

extension TableValue {
  /// Whether it is one text for everything.
  fileprivate var isOneText: Bool { if case .text = self { true } else { false } }
}
