import AuditModel
import Localization
import TranslationRules

extension [RuleFinding] {
  /// The findings, those about missing strings made one where a language lacks most of its strings,
  /// or a table all of them.
  ///
  /// - Parameter isWanted: whether a finding is reported, in an audit that is narrowed; joined ones are when
  ///   any of them is.
  func joiningMissingStrings(
    in project: LocalizationProject, where isWanted: ((RuleFinding) -> Bool)? = nil
  ) -> [RuleFinding] {
    let missing = filter(\.isMissingString)
    if missing.isEmpty { return isWanted.map { filter($0) } ?? self }
    let languages = Dictionary(grouping: missing, by: \.locale)
      .sorted { ($0.key?.identifier ?? "") < ($1.key?.identifier ?? "") }
    return filter { !$0.isMissingString && isWanted?($0) ?? true }
      + languages.flatMap { MissingStrings($1, in: project, where: isWanted).findings }
  }
}

extension RuleFinding {
  fileprivate var isMissingString: Bool {
    rule.id == MissingTranslationRule.description.id && !key.isEmpty
  }
}

/// The strings that one language of a project lacks.
private struct MissingStrings {
  private let tables: [MissingTableStrings]
  /// The strings that need a translation, in all tables that the language has.
  private let needed: Int
  private let isWanted: (RuleFinding) -> Bool

  init(
    _ missing: [RuleFinding], in project: LocalizationProject,
    where isWanted: ((RuleFinding) -> Bool)?
  ) {
    self.isWanted = isWanted ?? { _ in true }
    let sources = project.tables.filter { source in
      source.locale == project.sourceLocale
        && missing.first?.locale.map { project.table(source.name, locale: $0) != nil } ?? false
    }
    let byTable = Dictionary(grouping: missing, by: \.table)
    needed = sources.reduce(0) { $0 + $1.neededCount }
    tables = byTable.sorted { $0.key < $1.key }.compactMap { name, findings in
      findings.first.map { first in
        MissingTableStrings(
          first: first, findings: findings,
          source: project.table(name, locale: project.sourceLocale),
          target: first.locale.flatMap { project.table(name, locale: $0) })
      }
    }
  }

  var findings: [RuleFinding] {
    let tables = self.tables.filter { $0.findings.contains(where: isWanted) }
    if isMostOfLanguage { return tables.map { $0.finding(sentence, files: $0.language) } }
    return tables.flatMap {
      $0.isWhole ? [$0.finding($0.sentence, files: nil)] : $0.findings.filter(isWanted)
    }
  }

  /// Fewer missing strings than these are reported one by one.
  private static let fewest = 10

  private var count: Int { tables.reduce(0) { $0 + $1.findings.count } }

  private var isMostOfLanguage: Bool { count >= Self.fewest && count * 2 >= needed }

  private var sentence: String {
    "\(count) of \(needed) strings have no translation"
      + (tables.count == 1 ? "" : ", in \(tables.count) tables")
  }
}

/// The strings that one table lacks in a language.
private struct MissingTableStrings {
  let first: RuleFinding
  let findings: [RuleFinding]
  let source: StringTable?
  let target: StringTable?

  /// Whether it has none of the source table's strings.
  var isWhole: Bool {
    guard let source, let target, findings.count > 1 else { return false }
    return source.entries.allSatisfy { !$0.needsTranslation || target[$0.key] == nil }
  }

  var sentence: String {
    "none of the \(findings.count) strings of “\(first.table)” has a translation"
  }

  /// The files of a language: its `.lproj` folder, or the string catalogs.
  var language: String { FileFamily(of: file).languagePattern }

  /// One finding about the table's file.
  func finding(_ message: String, files: String?) -> RuleFinding {
    RuleFinding(
      of: first.reporter,
      FindingOrigin(table: first.table, folder: first.folder, files: files),
      locale: first.locale, location: SourceLocation(file: file, line: 1, column: 1),
      violation: TextViolation(message, suggestion: "translate them, or remove the language"))
  }

  private var file: String {
    [target?.file, source?.file].compactMap(\.self).first { !$0.isEmpty } ?? first.location.file
  }
}

extension StringTable {
  fileprivate var neededCount: Int { entries.count { $0.needsTranslation } }
}
