import AuditModel
import Configuration
import TranslationRules

/// The findings about languages and tables of which most strings are missing.
///
/// A string that was known to be missing is so still where such a finding has taken its place.
struct JoinedFindings {
  /// The languages, by the names of the tables that they lack strings of.
  private var languages: [String: Set<LocaleIdentifier>] = [:]

  init(_ findings: [Finding]) {
    for finding in findings where finding.rule == MissingTranslationRule.description.id {
      guard case .file(let subject) = finding.subject else { continue }
      for occurrence in subject.occurrences {
        let name = Self.name(of: occurrence.location.file[...])
        let table = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
        languages[String(table), default: []].formUnion(finding.locales)
      }
    }
  }

  /// The languages in which a string that is known to be missing is a part of one of them.
  func languages(of entry: BaselineEntry) -> [LocaleIdentifier] {
    guard !languages.isEmpty, entry.rule == MissingTranslationRule.description.id else { return [] }
    // “App/Localizable: board.title”
    let table = Self.name(of: entry.subject.prefix { $0 != ":" })
    return entry.languages.filter(languages[String(table), default: []].contains)
  }

  private static func name(of path: Substring) -> Substring {
    path.split(separator: "/").last ?? path
  }
}
