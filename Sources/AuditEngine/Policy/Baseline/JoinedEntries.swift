import AuditModel
import Configuration
import TranslationRules

/// The entries about languages and tables of which most strings are missing: they are known string by string, too.
///
/// Without them all strings that are left would be new as soon as half of a language is translated.
struct JoinedEntries {
  /// By the files that they are about.
  private let entries: [String: BaselineEntry]

  init(_ baseline: Baseline) {
    let rule = MissingTranslationRule.description.id
    entries = Dictionary(
      baseline.entries.filter { $0.rule == rule && $0.subject.contains("*") }
        .map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The entries about the language and the table that a missing string is a part of. One that is added to the app
  /// later counts as known with them, until all are translated.
  func entries(around finding: Finding) -> [BaselineEntry] {
    guard !entries.isEmpty, finding.rule == MissingTranslationRule.description.id,
      let string = finding.string
    else { return [] }
    let table = FileFamily(of: string.location.file)
    return [table.languagePattern, table.pattern].compactMap { entries[$0] }
  }
}
