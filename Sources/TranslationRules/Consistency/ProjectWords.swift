import AuditModel
import Localization
import Terminology

/// In how many strings of a project each word appears, by language; computed for a language on
/// first use.
///
/// Made and used on one thread.
final class ProjectWords {
  private let project: LocalizationProject
  private var known: [LocaleIdentifier: [UInt64: Int]] = [:]

  /// In larger projects statistics suffice, and counting takes too long.
  private static let mostTexts = 40_000

  init(of project: LocalizationProject) { self.project = project }

  /// How many of some words are in two or more strings of one language and in no second one of the
  /// other, and the other way round.
  func isDistinct(by words: [UInt64], in there: LocaleIdentifier, not here: LocaleIdentifier) -> (
    there: Int, here: Int
  ) {
    let (one, other) = (counts(in: there), counts(in: here))
    return (
      words.count { one[$0, default: 0] > 1 && other[$0, default: 0] < 2 },
      words.count { other[$0, default: 0] > 1 && one[$0, default: 0] < 2 }
    )
  }

  private func counts(in locale: LocaleIdentifier) -> [UInt64: Int] {
    if let counts = known[locale] { return counts }
    let counts = isSmall ? count(in: locale) : [:]
    known[locale] = counts
    return counts
  }

  private lazy var isSmall = project.tables.reduce(0) { $0 + $1.entries.count } <= Self.mostTexts

  private func count(in locale: LocaleIdentifier) -> [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    for table in project.tables where table.locale == locale {
      let source = project.table(table.name, locale: project.sourceLocale)
      for entry in table.entries {
        guard case .text(let text) = entry.value, entry.isTranslatable else { continue }
        // A text that was copied is no evidence of the language.
        if source?[entry.key]?.value.format.isExactly(text) == true { continue }
        var words: Set<UInt64> = []
        WordScanner.forEachWord(in: text) { words.insert($0.hash) }
        for word in words { counts[word, default: 0] += 1 }
      }
    }
    return counts
  }
}
