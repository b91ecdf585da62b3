import Testing

@testable import Terminology

/// The definition of a word.
@Suite struct WordScannerTests {
  private func words(of text: String) -> [String] {
    var words: [String] = []
    WordScanner.forEachWord(in: text) { words.append(Array($0.letters).text) }
    return words
  }

  @Test func putsWordsIntoLowerCase() {
    #expect(words(of: "Über ÅLAND, Σοφία; Ёлка") == ["über", "åland", "σοφία", "ёлка"])
  }

  @Test func takesBothLettersIOfTurkishForOne() {
    #expect(words(of: "IŞIK ışık İyi") == ["işik", "işik", "iyi"])
  }

  @Test(arguments: [
    "%@ %1$@ %lld %.2f %#@cards@ %%", "{name} {0}", "<b class=\"x\"></b>",
    "https://example.org/a?b",
    "you@example.org", "example.org", "some_identifier", "\\n", "--option",
  ])
  func passesOverWhatIsNoText(_ text: String) {
    #expect(words(of: text) == [])
  }

  @Test func goesOnBehindWhatIsNoText() {
    #expect(words(of: "a %d b <i>c</i> d {x} e") == ["a", "b", "c", "d", "e"])
    #expect(words(of: "100 % de") == ["de"])
    #expect(words(of: "a < b { c") == ["a", "b", "c"])
  }

  @Test func distinguishesCapitalsAndNeighbours() throws {
    var words: [(Bool, Bool, Bool)] = []
    WordScanner.forEachWord(in: "iPhone Case, Two words") {
      words.append(($0.isCapitalized, $0.hasInnerCapital, $0.followsWord))
    }
    try #require(words.count == 4)
    #expect(words[0] == (false, true, false))
    #expect(words[1] == (true, false, true))
    #expect(words[2] == (true, false, false))
    #expect(words[3] == (false, false, true))
  }

  @Test func readsAMegabyteOfOneSort() {
    for part in ["%", "{", "<a", "\\", "a_", "-", "\u{301}", "ก", "x "] {
      var count = 0
      WordScanner.forEachWord(in: String(repeating: part, count: 300_000)) { _ in count += 1 }
      #expect(count <= 300_000)
    }
  }
}
