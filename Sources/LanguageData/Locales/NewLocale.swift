import AuditModel
import CICU
import Foundation

/// A language that someone names, compared with those of a project and those of CLDR.
package enum NewLocale: Hashable, Sendable {
  /// The project has it, or CLDR does.
  case known
  /// The project has it in another spelling, as `de` for `de-DE`.
  case otherSpelling(of: LocaleIdentifier)
  /// CLDR has no such locale; the nearest one that it has, or that the project has, if any.
  case unknown(nearest: LocaleIdentifier?)

  /// - Parameters:
  ///   - locale: the language as it is named.
  ///   - known: the languages of the project.
  package init(_ locale: LocaleIdentifier, among known: [LocaleIdentifier]) {
    if known.contains(locale) {
      self = .known
    } else if let same = known.first(where: { $0.withLikelySubtags == locale.withLikelySubtags }) {
      self = .otherSpelling(of: same)
    } else if Self.inCLDR.contains(locale.withLikelySubtags) {
      self = .known
    } else {
      self = .unknown(nearest: Self.nearest(to: locale, among: known))
    }
  }

  /// The locales of ICU, with their likely subtags.
  private static let inCLDR: Set<LocaleIdentifier> = Set(
    (0..<legible_uloc_countAvailable()).compactMap { index in
      legible_uloc_getAvailable(index).map { LocaleIdentifier(String(cString: $0)) }
    }.map(\.withLikelySubtags))

  private static func nearest(
    to locale: LocaleIdentifier, among known: [LocaleIdentifier]
  ) -> LocaleIdentifier? {
    let language = LocaleIdentifier(locale.language)
    if let sibling = known.first(where: { $0.language == locale.language }) { return sibling }
    if language != locale, inCLDR.contains(language.withLikelySubtags) { return language }
    return languagesByName[locale.language]
  }

  /// Languages by their names in English and in themselves, in lower case.
  private static let languagesByName: [String: LocaleIdentifier] = {
    let english = Locale(identifier: "en")
    var result: [String: LocaleIdentifier] = [:]
    for language in Set(inCLDR.map(\.language)).sorted() {
      let names = [
        english.localizedString(forLanguageCode: language),
        Locale(identifier: language).localizedString(forLanguageCode: language),
      ]
      for name in names.compactMap(\.self) {
        result[name.lowercased()] = LocaleIdentifier(language)
      }
    }
    return result
  }()
}
