import AuditModel
import Localization
import TranslationRules

/// Counts how much of each table is translated into each language.
struct CoverageCounter {
  private let project: LocalizationProject
  /// The files that Foundation rejects as a whole: the app shows none of their strings.
  private let rejected: Set<String>
  /// The languages of the whole app.
  private let languages: Set<LocaleIdentifier>

  /// Takes the strings of one target, and the languages of all targets.
  init(_ project: LocalizationProject, languages: Set<LocaleIdentifier>) {
    self.project = project
    self.languages = languages
    rejected = Set(project.problems.filter(\.kind.hidesTexts).map(\.location.file))
  }

  /// The coverage of all tables of a project, by language, folder and table.
  ///
  /// - Parameter locales: the languages that are looked at.
  static func all(
    in project: LocalizationProject, locales: [LocaleIdentifier]
  ) -> [Coverage] {
    (project.parts.isEmpty ? [project] : project.parts)
      .flatMap { part in
        CoverageCounter(part, languages: Set(project.locales)).coverage(in: locales)
      }
      .sorted {
        ($0.locale.identifier, $0.folder, $0.table) < ($1.locale.identifier, $1.folder, $1.table)
      }
  }

  private func coverage(in locales: [LocaleIdentifier]) -> [Coverage] {
    // A target that is translated at all lacks the languages that only others have.
    let own = project.locales.contains { $0 != project.sourceLocale } ? languages : []
    let translated = locales.filter { locale in
      own.contains(locale) && locale != project.sourceLocale && !project.isPseudolanguage(locale)
    }
    // Texts of a screen that no language translates are those that code replaces: no finding names them, either.
    let sources = project.tables.filter {
      $0.locale == project.sourceLocale && !project.fillsByCode($0)
    }
    return sources.flatMap { source in
      let needed = source.entries.filter(\.needsTranslation)
      return needed.isEmpty ? [] : translated.map { coverage(of: needed, in: source, $0) }
    }
  }

  private func coverage(
    of entries: [TableEntry], in source: StringTable, _ locale: LocaleIdentifier
  ) -> Coverage {
    // A regional language shows the strings of its parent where it has none of its own.
    let isOfSource = locale.language == project.sourceLocale.language
    let tables = project.fallbacks(from: locale).filter { isOfSource || $0 != project.sourceLocale }
      .compactMap { project.table(source.name, locale: $0) }
    var result = Coverage(
      locale: locale, folder: source.folder, table: source.name, strings: entries.count,
      translated: 0, needsReview: 0, missing: 0)
    for entry in entries {
      let translation = tables.lazy.compactMap { $0[entry.key] }
        .first { !rejected.contains($0.keyLocation.file) }
      switch translation?.progress {
      case .translated: result.translated += 1
      case .needsReview: result.needsReview += 1
      case nil: result.missing += 1
      }
    }
    return result
  }
}

private enum Progress {
  case translated, needsReview
}

extension TableEntry {
  /// How far the translation is; nil of none.
  fileprivate var progress: Progress? {
    if states.values.contains(.new) { return nil }
    if case .text(let text) = value, text.isEmpty { return nil }
    return states.values.allSatisfy(\.isFinished) ? .translated : .needsReview
  }
}
