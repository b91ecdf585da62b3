import AuditModel
import TranslationRules

/// The strings that no one sees, as the findings of a run have it.
struct UnusedStrings {
  private var keys: Set<Key> = []
  private var translations: Set<Translation> = []

  private struct Key: Hashable {
    let folder: String
    let table: String
    let key: ExactText

    init(_ string: StringSubject) {
      (folder, table, key) = (string.folder, string.table, ExactText(string.key))
    }
  }

  private struct Translation: Hashable {
    let key: Key
    let locale: LocaleIdentifier?
  }

  /// Finds them, with what is known of the code of the app.
  init(_ findings: [Finding], _ facts: OutsideFacts) {
    for finding in findings {
      guard let string = finding.string else { continue }
      switch finding.rule {
      case UnusedKeyRule.description.id, StaleExtractionRule.description.id:
        // A note says that the code may use it all the same.
        if finding.severity > .note { keys.insert(Key(string)) }
      case ExtraKeyRule.description.id:
        guard facts.isUnusedInCode(string.key) else { continue }
        for occurrence in string.occurrences {
          translations.insert(Translation(key: Key(string), locale: occurrence.locale))
        }
      default: continue
      }
    }
  }

  /// The findings, of which warnings about texts that no one sees are notes.
  ///
  /// An error stays one: code that was not read may use the key after all, and what crashes an app or loses
  /// its text is not left to that.
  func lowering(_ findings: [Finding]) -> [Finding] {
    keys.isEmpty && translations.isEmpty ? findings : findings.map(lowered)
  }

  /// The rules that say so, of which each has a severity of its own.
  private static let reasons: Set = [
    UnusedKeyRule.description.id, StaleExtractionRule.description.id, ExtraKeyRule.description.id,
  ]

  private func lowered(_ finding: Finding) -> Finding {
    guard finding.severity == .warning, !Self.reasons.contains(finding.rule),
      case .string(var string) = finding.subject,
      string.occurrences.contains(where: isUnused(in: string))
    else { return finding }
    let isUnused = isUnused(in: string)
    string.occurrences = string.occurrences.map { isUnused($0) ? $0.with(.note) : $0 }
    var copy = finding
    copy.severity = string.occurrences.map(\.severity).max() ?? .note
    copy.subject = .string(string)
    if string.occurrences.allSatisfy(isUnused) {
      copy.suggestion = (finding.suggestion.map { "\($0); " } ?? "") + "no code asks for the key"
    }
    return copy
  }

  private func isUnused(in string: StringSubject) -> (StringSubject.Occurrence) -> Bool {
    let key = Key(string)
    let isKey = keys.contains(key)
    return { isKey || translations.contains(Translation(key: key, locale: $0.locale)) }
  }
}
