import Foundation
import Testing

@testable import AuditModel

/// Languages as they are written in folder names.
@Suite struct LocaleIdentifierTests {
  @Test(arguments: [
    ("pt_BR", "pt-BR"), ("zh-hant", "zh-Hant"), ("ZH_HANT_hk", "zh-Hant-HK"), ("en", "en"),
    ("es-419", "es-419"), ("sr-LATN-rs", "sr-Latn-RS"), ("ar-u-nu-latn", "ar-u-nu-latn"),
  ])
  func writesIdentifiersAsUsual(text: String, identifier: String) {
    #expect(LocaleIdentifier(text).identifier == identifier)
  }

  @Test func readsTheSubtags() {
    let locale: LocaleIdentifier = "zh-Hant-HK"
    #expect((locale.language, locale.script, locale.region) == ("zh", "Hant", "HK"))
    #expect(LocaleIdentifier("es-419").region == "419")
    #expect(LocaleIdentifier("de").region == nil && LocaleIdentifier("de").script == nil)
  }

  @Test(arguments: ["ar", "he", "fa-IR", "ur", "az-Arab", "pa-Arab-PK", "yi", "ar-u-nu-latn"])
  func runsFromRightToLeft(locale: LocaleIdentifier) { #expect(locale.isRightToLeft) }

  @Test(arguments: ["en", "az", "pa", "ja", "ar-Latn", "ur-Latn-PK", "zh-Hant", ""])
  func runsFromLeftToRight(locale: LocaleIdentifier) { #expect(!locale.isRightToLeft) }

  @Test func readsNoSubtagAfterAnExtensionBegins() {
    let locale: LocaleIdentifier = "ar-u-nu-latn"
    #expect(locale.script == nil && locale.region == nil)
    #expect(LocaleIdentifier("en-US-u-hc-h12").region == "US")
  }

  @Test func isTheSameHoweverItIsWritten() {
    #expect(LocaleIdentifier("PT-br") == LocaleIdentifier("pt_BR"))
    #expect([LocaleIdentifier("fr"), "de", "en"].sorted() == ["de", "en", "fr"])
  }

  @Test func isATextInJSON() throws {
    let data = try JSONEncoder().encode([LocaleIdentifier("pt_BR")])
    #expect(String(decoding: data, as: UTF8.self) == #"["pt-BR"]"#)
    #expect(try JSONDecoder().decode([LocaleIdentifier].self, from: data) == ["pt-BR"])
  }
}
