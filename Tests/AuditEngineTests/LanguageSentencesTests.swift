import AuditModel
import Testing

@testable import AuditEngine

/// A sentence about several languages, in one line.
@Suite struct LanguageSentencesTests {
  @Test func isOneSentenceWhereAllLanguagesHaveIt() {
    #expect(text(["de": "Too long.", "fi": "Too long."], worst: "Too long.") == "Too long.")
  }

  @Test func isTheWorstSentenceOfOneLanguage() {
    let all: [(LocaleIdentifier?, String)] = [("de", "2 too many."), ("de", "9 too many.")]
    #expect(LanguageSentences(all, worst: "9 too many.").text == "9 too many.")
  }

  @Test func namesTheLanguagesOfEachSentenceTheWorstFirst() {
    #expect(
      text(["de": "2 too many.", "fi": "9 too many.", "sv": "2 too many."], worst: "9 too many.")
        == "fi: 9 too many.; de sv: 2 too many.")
  }

  @Test func beginsWithTheFirstLanguageWhereTheWorstSentenceIsAboutSeveral() {
    #expect(
      text(["cs": "9 too many.", "hu": "8 too many."], worst: "cs: 9 too many.; hu: 8 too many.")
        == "cs: 9 too many.; hu: 8 too many.")
  }

  /// Above and below the number of sentences from which they are looked up in a dictionary.
  @Test(arguments: [5, 7, 8, 9, 10, 40]) func countsTheSentencesAfterTheFourth(_ sentences: Int) {
    let codes = (0..<sentences).map { "\($0 + 10)" }
    // Each sentence is in two languages, in the second half in the same order again.
    let all =
      codes.map { (LocaleIdentifier("a\($0)"), $0) }
      + codes.map { (LocaleIdentifier("b\($0)"), $0) }
    let text = LanguageSentences(all, worst: "10").text
    #expect(
      text == "a10 b10: 10; a11 b11: 11; a12 b12: 12; a13 b13: 13; and \(sentences - 4) more")
  }

  private func text(_ sentences: KeyValuePairs<String, String>, worst: String) -> String {
    LanguageSentences(sentences.map { (LocaleIdentifier($0.key), $0.value) }, worst: worst).text
  }
}
