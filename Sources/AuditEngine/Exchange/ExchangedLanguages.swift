import AuditModel
import Localization
import TranslationRules

extension OutsideFacts {
  /// The facts with the languages that only exchange files of a project are in, each once.
  package func adding(
    _ exchanged: [ExchangeAudit.Outcome], to project: LocalizationProject
  ) -> OutsideFacts {
    guard !project.tables.isEmpty else { return self }
    var result = self
    var known = Set((project.locales + [project.sourceLocale]).map(\.language))
    known.formUnion(absentLanguages.map(\.locale.language))
    for language in exchanged.flatMap(\.languages)
    where known.insert(language.locale.language).inserted {
      result.absentLanguages.append(language)
    }
    return result
  }
}
