import AuditModel
import LanguageData
import Testing

/// Words in labels and hints that rules look for.
@Suite struct LabelWordsTests {
  private static let locales: [LocaleIdentifier] = [
    "cs", "de", "en", "es", "fi", "fr", "hu", "it", "ja", "nb", "nl", "pl", "pt-BR", "ru", "sv",
    "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  @Test(arguments: locales) func everyLanguageHasWordsOfEachKind(locale: LocaleIdentifier) {
    for kind in LabelWordKind.allCases { #expect(!LabelWords(locale).all(kind).isEmpty) }
  }

  @Test(arguments: locales) func wordsAreWrittenAsTextsAreCompared(locale: LocaleIdentifier) {
    for word in LabelWordKind.allCases.flatMap(LabelWords(locale).all) {
      #expect(word == word.phrase)
    }
  }

  @Test(
    arguments: locales,
    [SpokenWord.activateHint, .toggleHint, .editHint, .adjustHint, .customActionsHint])
  func theGesturesOfVoiceOversOwnHintsAreKnown(locale: LocaleIdentifier, hint: SpokenWord) throws {
    let text = try #require(SpokenWords(locale).entry(hint)?.text)
    #expect(LabelWords(locale).gesture(in: text) != nil, "\(text)")
  }

  @Test func aWordThatIsPartOfAnotherIsNone() {
    #expect(LabelWords("en").gesture(in: "Adds tap water") == nil)
    #expect(LabelWords("de").picture(in: "Profilbild") == nil)
    #expect(LabelWords("de").picture(in: "Bild des Profils") == "bild")
    #expect(LabelWords("en").isVagueLink("More…"))
    #expect(!LabelWords("en").isVagueLink("More boards"))
  }
}
