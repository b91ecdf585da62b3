import AuditModel
import Testing

/// Phrases are found in texts of languages with and without spaces between words.
@Suite struct PhraseTests {
  @Test func marksAndCapitalsDoNotCount() {
    #expect("Double-tap, please".phrase == "double tap please")
    #expect("soft\u{AD}ware".phrase == "software")
  }

  @Test func wordsAreWhole() {
    #expect("add a card".contains(phrase: "card"))
    #expect(!"add a postcard".contains(phrase: "card"))
    #expect(!"cards".begins(withPhrase: "card"))
    #expect("the card".ends(withPhrase: "card"))
    #expect("カードを追加する".contains(phrase: "追加"))
    #expect("追加する".begins(withPhrase: "追加"))
    #expect(!"abc".contains(phrase: ""))
  }

  @Test func digitsContinueWords() {
    #expect(!"card 12".contains(phrase: "card 1"))
    #expect(!"12 cards".begins(withPhrase: "1"))
    #expect("card 12".ends(withPhrase: "12"))
  }
}
