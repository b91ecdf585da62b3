import AuditModel
import Exchange
import LanguageData

extension TranslationProject {
  /// Why a language is none to translate into, in a clause without a full stop; nil when it is one.
  ///
  /// - Parameter name: the language as it was typed.
  package func objection(toNew locale: LocaleIdentifier, named name: String) -> String? {
    switch NewLocale(locale, among: targetLocales + [sourceLocale]) {
    case .known: nil
    case .otherSpelling(let same): "“\(name)” is \(same) in the project; write \(same)"
    case .unknown(let nearest):
      "CLDR has no locale “\(name)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
    }
  }
}
