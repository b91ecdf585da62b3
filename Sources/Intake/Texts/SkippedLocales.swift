import AuditModel
import LanguageData
import Localization

/// The locales whose strings are not compared with the source strings.
package struct SkippedLocales: Sendable {
  /// Locales that are never skipped; all are kept when there is no set.
  private let kept: Set<LocaleIdentifier>?
  /// Locales that are always skipped, unless the user names them.
  private var ignored: Set<LocaleIdentifier> = []

  /// Skips nothing.
  package static let none = Self(kept: nil)

  /// Skips some locales besides, unless the user names them.
  package func ignoring(_ locales: [LocaleIdentifier]) -> Self {
    var result = self
    result.ignored = Set(locales).subtracting(kept ?? [])
    return result
  }

  /// Skips the locales in which people read no app, unless the user names them.
  ///
  /// - Parameter named: the locales that the user names.
  package static func tests(besides named: [LocaleIdentifier]) -> Self { Self(kept: Set(named)) }

  /// The reason to skip a locale; none when it is compared.
  func reason(_ locale: LocaleIdentifier) -> String? {
    if ignored.contains(locale) {
      return "an ignored language; --locales \(locale) audits it"
    }
    guard let kept, !kept.contains(locale) else { return nil }
    return TestLocale.purpose(of: locale).map { "\($0); --locales \(locale) audits it" }
  }

  /// Whether a locale is skipped.
  func contains(_ locale: LocaleIdentifier) -> Bool { reason(locale) != nil }

  /// A file, when the language of all of its strings is skipped.
  func skipped(_ file: LocalizationFile) -> SkippedFile? {
    guard let locale = file.locale, locale != file.appLocale else { return nil }
    return reason(locale).map { SkippedFile(file.path, locale: locale, reason: $0) }
  }
}

extension LocalizationProject {
  /// The project without the tables of skipped locales, and those tables as files of the report.
  package func skipping(
    _ locales: SkippedLocales
  ) -> (project: LocalizationProject, skipped: [SkippedFile]) {
    guard tables.contains(where: { $0.locale != sourceLocale && locales.contains($0.locale) })
    else { return (self, []) }
    let parts = parts.map { $0.skipping(locales) }
    let skipped = tables.filter { $0.locale != sourceLocale }.flatMap { table in
      locales.reason(table.locale).map { reason in
        table.files.map { SkippedFile($0, locale: table.locale, reason: reason) }
      } ?? []
    }
    let kept = tables.filter { $0.locale == sourceLocale || !locales.contains($0.locale) }
    let project = LocalizationProject(
      sourceLocale: sourceLocale, tables: kept, problems: problems, parts: parts.map(\.project))
    return (project, skipped)
  }
}
