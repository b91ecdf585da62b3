import AuditModel

/// Locales in which people read no app: pseudolocalizations, and documentation for translators.
package enum TestLocale {
  /// The use of a locale that no translation is written in, in a clause; none for other locales.
  ///
  /// Sources: CLDR (`XA` and `XB` are the regions of its pseudolocalizations), translatewiki.net
  /// (`qqq`), MediaWiki (`qqx`), Crowdin (`ach-UG`), Microsoft (`qps-…`), BCP 47 section 2.2.7
  /// (`x-…`), ISO 639-2 (`qaa`–`qtz`, `zxx`).
  package static func purpose(of locale: LocaleIdentifier) -> String? {
    let language = locale.language
    if ["XA", "XB"].contains(locale.region) { return "\(locale) is a pseudolocalization" }
    switch language {
    case "qqq": return "qqq documents the strings for translators"
    case "qqx": return "qqx shows keys in place of strings"
    case "qps": return "\(locale) is a pseudolocalization"
    case "lol": return "lol is a joke translation"
    case "ach" where locale.region == "UG": return "Crowdin translates in context through ach-UG"
    case "x": return "\(locale) is a private-use tag"
    case "zxx": return "zxx has no linguistic content"
    case "qaa"..."qtz" where language.utf8.count == 3: return "\(language) is for private use"
    default: return nil
    }
  }
}
