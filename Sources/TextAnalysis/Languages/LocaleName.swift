import AuditModel

/// How the name of a language differs from what Foundation calls it.
package enum LocaleName: Hashable {
  /// It is a name from before languages had codes.
  case legacy(better: String)
  /// It is not what Foundation calls the language; whether Foundation finds it all the same.
  case outdated(better: String, isHarmless: Bool)
  /// It begins with no code of a language.
  case noLanguage
  /// It is not written as usual; whether Foundation finds the language all the same.
  case spelling(usual: LocaleIdentifier, isHarmless: Bool)

  /// Reads a name; none when it is as usual.
  ///
  /// - Parameter isGettext: whether it is that of gettext, which names scripts by regions.
  package init?(_ name: String, isGettext: Bool = false) {
    if name == "Base" || name == "mul" { return nil }
    if let better = Self.legacyWords[name] {
      self = .legacy(better: better)
      return
    }
    let usual = LocaleIdentifier(name)
    if let better = Self.better(than: usual),
      !(isGettext && Self.replaced[usual.identifier] != nil)
    {
      // `appleLocaleToLanguageStringForCFBundle` in CFLocaleIdentifier.c of
      // swift-corelibs-foundation knows the region of Chinese behind an underscore.
      self = .outdated(
        better: better, isHarmless: usual.identifier == "no" || name.hasPrefix("zh_"))
    } else if !Self.isLanguage(usual.language) {
      self = .noLanguage
    } else if !usual.identifier.isExactly(name) {
      self = .spelling(
        usual: usual, isHarmless: usual.identifier.isExactly(name.replacing("_", with: "-")))
    } else {
      return nil
    }
  }

  private static func better(than locale: LocaleIdentifier) -> String? {
    if let whole = replaced[locale.identifier] { return whole }
    if let language = languages[locale.language] {
      return language + locale.identifier.dropFirst(locale.language.count)
    }
    if locale.region == "UK" { return locale.language + "-GB" }
    return nil
  }

  private static func isLanguage(_ code: String) -> Bool {
    (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  /// Regions that were mistaken for scripts.
  private static let replaced = [
    "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-MO": "zh-Hant", "no": "nb",
  ]

  /// Codes that were given up, and those of countries that are no languages.
  private static let languages = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "sh": "sr-Latn", "tl": "fil",
    "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "cz": "cs", "dk": "da", "ua": "uk",
    "gr": "el", "vn": "vi",
  ]

  /// Names that folders had at the time of NeXTSTEP, which Foundation still knows.
  private static let legacyWords = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es",
    "Japanese": "ja", "Dutch": "nl", "Swedish": "sv", "Danish": "da", "Norwegian": "nb",
    "Finnish": "fi", "Portuguese": "pt", "Polish": "pl", "Russian": "ru", "Korean": "ko",
  ]
}
