import SystemFont
import Testing

@testable import TextShaping

/// How a text falls into lines of a width.
@Suite struct LineFillingTests {
  @Test func fillsEachLineAsFarAsItGoes() throws {
    let shaped = try shaper().shape("one two three")
    let two = try shaper().shape("one two").width
    #expect(shaped.lines(width: two) == ["one two ", "three"])
    #expect(shaped.lines(width: two - 0.01) == ["one ", "two ", "three"])
  }

  @Test func fitsInItsOwnWidthOnOneLine() throws {
    for text in ["Ideas", "Add a card", "extra\u{AD}i", "שלום עולם", "東京都", "fi ffi", "a->b"] {
      let shaped = try shaper().shape(text)
      let lines = shaped.breakLines(width: shaped.width)
      #expect(lines.lineCount == 1 && !lines.breaksWord, "\(text)")
    }
  }

  @Test func letsTrailingSpacesHang() throws {
    let plain = try shaper().shape("Ideas")
    let spaced = try shaper().shape("Ideas   ")
    #expect(spaced.width == plain.width)
    #expect(spaced.breakLines(width: plain.width).lineCount == 1)
  }

  @Test func countsLeadingAndInnerSpaces() throws {
    let space = try shaper().shape("a a").width - 2 * (try shaper().shape("a").width)
    #expect(space > 0.1)
    let leading = try shaper().shape(" a").width - (try shaper().shape("a").width)
    #expect(abs(leading - space) < 0.02)
  }

  @Test func showsASoftHyphenOnlyWhereALineEnds() throws {
    let shaped = try shaper().shape("extra\u{AD}ordinary")
    let first = try shaper().shape("extra").width
    #expect(shaped.width == (try shaper().shape("extraordinary").width))
    #expect(shaped.hyphens(width: shaped.width) == [false])
    let broken = shaped.width * 0.8
    #expect(shaped.lines(width: broken) == ["extra\u{AD}", "ordinary"])
    #expect(shaped.hyphens(width: broken) == [true, false])
    let lines = shaped.breakLines(width: broken, limit: 1)
    #expect(abs(lines.width - first - shaped.hyphenWidth.ems) < 1e-9)
  }

  @Test func needsRoomForTheHyphenOfASoftHyphen() throws {
    let shaped = try shaper().shape("aaaa\u{AD}aaaa")
    let half = try shaper().shape("aaaa").width
    #expect(shaped.breakLines(width: half + shaped.hyphenWidth.ems).breaksWord == false)
    #expect(shaped.breakLines(width: half + shaped.hyphenWidth.ems - 0.01).breaksWord)
  }

  @Test func needsNoRoomForAHyphenThatIsNotDrawn() throws {
    // “i” is narrower than a hyphen: the whole word fits where its first part with a hyphen would not.
    let shaped = try shaper().shape("aaaa\u{AD}i b")
    let word = try shaper().shape("aaaai").width
    #expect(shaped.lines(width: word) == ["aaaa\u{AD}i ", "b"])
  }

  @Test func breaksPastSeveralSoftHyphensOnlyOnce() throws {
    let shaped = try shaper().shape("i\u{AD}i\u{AD}i\u{AD}i\u{AD}i\u{AD}i")
    for step in 1...100 {
      let lines = shaped.lines(width: Double(step) / 50)
      #expect(lines.joined() == shaped.text && lines.allSatisfy { !$0.isEmpty })
    }
  }

  @Test func breaksAWordOnlyWhereItDoesNotFit() throws {
    let shaped = try shaper().shape("wonderful")
    #expect(shaped.breakLines(width: shaped.width).breaksWord == false)
    let narrow = shaped.breakLines(width: shaped.width - 0.01)
    #expect(narrow.breaksWord && narrow.lineCount == 2)
  }

  @Test func namesTheWordsThatAreBroken() throws {
    let shaped = try shaper().shape("one wonderful two wonderfully fine words")
    func broken(_ width: Double) -> [String] {
      shaped.brokenWords(width: width, at: .em).map(\.text)
    }
    let word = try shaper().shape("wonderfully").width
    #expect(broken(word) == [])
    #expect(broken(word - 0.01) == ["wonderfully"])
    #expect(broken(2) == ["wonderful", "wonderfully", "words"])
    let needed = shaped.brokenWords(width: word - 0.01, at: .em).map(\.width)
    #expect(needed.count == 1 && needed.allSatisfy { abs($0 - word) < 1e-9 })
  }

  @Test func putsALongWordOnALineOfItsOwnBeforeBreakingIt() throws {
    let shaped = try shaper().shape("a wonderful")
    let word = try shaper().shape("wonderful").width
    let lines = shaped.breakLines(width: word)
    #expect(lines.lineCount == 2 && !lines.breaksWord)
  }

  @Test func takesOneClusterWhereNotEvenThatFits() throws {
    #expect(try shaper().shape("abc").lines(width: 0) == ["a", "b", "c"])
  }

  @Test func makesNoEmptyLineAfterAClusterThatDoesNotFit() throws {
    #expect(try shaper("ja").shape("東\n京 か").lines(width: 0.5) == ["東\n", "京 ", "か"])
  }

  @Test func drawsNoHyphenWithoutALetterBeforeIt() throws {
    let shaped = try shaper().shape("\u{AD}\u{AD}WWWW")
    #expect(!shaped.hyphens(width: 0.8).contains(true))
  }

  @Test func saysWhatIsLeftOverAfterTheLimit() throws {
    let shaped = try shaper().shape("one two three")
    #expect(shaped.breakLines(width: 0.5 + shaped.width, limit: 1).isTruncated == false)
    let cut = shaped.breakLines(width: shaped.width / 2, limit: 1)
    #expect(cut.isTruncated && cut.lineCount == 1)
  }

  @Test func leavesTextOverWhenALineEndComesAfterTheLimit() throws {
    #expect(try shaper().shape("a\nb").breakLines(width: 100, limit: 1).isTruncated)
    #expect(try shaper().shape("a\n").breakLines(width: 100, limit: 1).isTruncated == false)
  }

  @Test func takesALineForAnEmptyText() throws {
    let shaped = try shaper().shape("")
    #expect(shaped.isEmpty && shaped.width == 0 && shaped.unmeasured.isEmpty)
    #expect(shaped.breakLines(width: 10).lineCount == 1)
    #expect(shaped.narrowestWidth(lines: 1) == 0)
  }

  @Test func findsTheLeastWidthForSoManyLines() throws {
    let shaped = try shaper().shape("one two three four five six")
    for lines in 1...4 {
      let least = shaped.narrowestWidth(lines: lines)
      let fits = shaped.breakLines(width: least, limit: lines)
      #expect(!fits.isTruncated && !fits.breaksWord)
      let tooNarrow = shaped.breakLines(width: least - 1e-4, limit: lines)
      #expect(tooNarrow.isTruncated || tooNarrow.breaksWord, "\(lines) lines")
    }
    #expect(shaped.narrowestWidth(lines: 1) == shaped.width)
  }

  @Test func measuresTheWidestOfLinesThatHaveToEnd() throws {
    let long = try shaper().shape("Preparations").width
    for text in ["Preparations\nfor us", "for us\nPreparations"] {
      #expect(abs(try shaper().shape(text).width - long) < 1e-9)
    }
  }
}
