import AuditModel

/// What can be wrong with the name of a language.
struct LocaleName {
  let message: String
  let suggestion: String
  /// Whether the system finds the language all the same.
  var isHarmless = false

  /// What to say of a name, none when it is as usual.
  ///
  /// - Parameter isGettext: whether it is that of gettext, which names scripts by regions.
  static func advice(on name: String, isGettext: Bool = false) -> LocaleName? {
    if name == "Base" || name == "mul" { return nil }
    if let better = legacyWords[name] {
      return Self(
        message: "“\(name)” is a name from before languages had codes",
        suggestion: "write \(better)", isHarmless: true)
    }
    let usual = LocaleIdentifier(name)
    if let better = better(than: usual), !(isGettext && replaced[usual.identifier] != nil) {
      return Self(
        message: "“\(name)” is not what the system calls this language",
        suggestion: "write \(better)", isHarmless: usual.identifier == "no")
    }
    if !isLanguage(usual.language) {
      return Self(
        message: "“\(name)” begins with no code of a language",
        suggestion: "write the code of ISO 639, such as de or pt-BR")
    }
    guard !usual.identifier.isExactly(name) else { return nil }
    let isLineOnly = usual.identifier.isExactly(name.replacing("_", with: "-"))
    return Self(
      message: "“\(name)” is not how “\(usual)” is written", suggestion: "write \(usual)",
      isHarmless: isLineOnly)
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

  /// Regions that were taken for scripts.
  private static let replaced = [
    "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-MO": "zh-Hant", "no": "nb",
  ]

  /// Codes that were given up, and those of countries that are no languages.
  private static let languages = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "sh": "sr-Latn", "tl": "fil",
    "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "cz": "cs", "dk": "da", "ua": "uk",
    "gr": "el", "vn": "vi",
  ]

  /// Names that folders had at the time of NeXTSTEP, which the system still knows.
  private static let legacyWords = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es",
    "Japanese": "ja", "Dutch": "nl", "Swedish": "sv", "Danish": "da", "Norwegian": "nb",
    "Finnish": "fi", "Portuguese": "pt", "Polish": "pl", "Russian": "ru", "Korean": "ko",
  ]
}
