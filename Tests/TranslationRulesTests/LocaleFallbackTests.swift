import AuditModel
import Testing

@testable import TranslationRules

/// In which other languages a missing text is found.
@Suite struct LocaleFallbackTests {
  @Test(
    arguments: [
      ("pt-BR", "pt"), ("pt", "pt-BR"), ("pt", "pt-PT"), ("pt-PT", "pt"), ("pt-AO", "pt-PT"),
      ("zh-Hant-HK", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh-Hant", "zh-TW"),
      ("zh-CN", "zh-Hans"), ("zh-Hans", "zh-CN"), ("zh-Hans", "zh"), ("es-MX", "es-419"),
      ("es-419", "es"), ("nb", "no"), ("de-AT", "de"), ("en-GB", "en"), ("sr-Latn-RS", "sr-Latn"),
    ] as [(LocaleIdentifier, LocaleIdentifier)])
  func findsATextThere(locale: LocaleIdentifier, other: LocaleIdentifier) {
    #expect(LocaleFallback.locales(of: locale).contains(other))
  }

  @Test(
    arguments: [
      ("zh-Hant", "zh-Hans"), ("zh-Hant", "zh"), ("zh-TW", "zh"), ("zh-HK", "zh-Hans"),
      ("zh", "zh-Hant"), ("es", "es-419"), ("de", "de"), ("nn", "nb"), ("de", "de-AT"),
    ] as [(LocaleIdentifier, LocaleIdentifier)])
  func findsNoneThere(locale: LocaleIdentifier, other: LocaleIdentifier) {
    #expect(!LocaleFallback.locales(of: locale).contains(other))
  }

  @Test func takesTheNearestFirst() {
    #expect(LocaleFallback.locales(of: "zh-Hant-HK").first == "zh-Hant")
    #expect(LocaleFallback.locales(of: "pt-BR") == ["pt", "pt-PT"])
  }
}
