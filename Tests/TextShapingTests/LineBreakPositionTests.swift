import SystemFont
import Testing

@testable import TextShaping

/// Where a line may end.
@Suite struct LineBreakPositionTests {
  @Test func breaksThaiBetweenWords() throws {
    // สวัสดี (6 units), ชาว (3), โลก (3): “hello, people of the world” without a space.
    #expect(try shaper("th").shape("สวัสดีชาวโลก").breakOffsets == [6, 9, 12])
  }

  @Test func breaksEnglishAfterSpacesAndHyphens() throws {
    #expect(try shaper().shape("a well-known word").breakOffsets == [2, 7, 13, 17])
  }

  @Test func breaksChineseBetweenCharacters() throws {
    #expect(try shaper("zh-Hans").shape("夏天的计划").breakOffsets == [1, 2, 3, 4, 5])
  }

  @Test func keepsChinesePunctuationWithTheCharacterBeforeIt() throws {
    #expect(try shaper("zh-Hans").shape("计划，好。").breakOffsets == [1, 3, 5])
  }

  @Test func neverBeginsAJapaneseLineWithAClosingMark() throws {
    let shaped = try shaper("ja").shape("彼は「行こう。」と言った。それから「はい」と答えた。")
    for step in 1...120 {
      for line in shaped.lines(width: Double(step) / 4).dropFirst() where step >= 12 {
        #expect(line.first != "。" && line.first != "」", "at \(Double(step) / 4) em")
      }
    }
  }

  @Test func neverEndsAJapaneseLineWithAnOpeningMark() throws {
    let shaped = try shaper("ja").shape("彼は「行こう。」と言った。それから「はい」と答えた。")
    for step in 12...120 {
      #expect(shaped.lines(width: Double(step) / 4).allSatisfy { $0.last != "「" })
    }
  }

  @Test func neverBreaksAtANoBreakSpace() throws {
    let shaped = try shaper().shape("10\u{A0}km to go")
    #expect(shaped.breakOffsets == [6, 9, 11])
    #expect(shaped.lines(width: shaped.width * 0.6).first?.hasPrefix("10\u{A0}km") == true)
  }

  @Test func breaksAtAZeroWidthSpace() throws {
    #expect(try shaper().shape("ab\u{200B}cd").breakOffsets == [3, 5])
  }

  @Test func hasToBreakAtEveryKindOfLineEnd() throws {
    let shaped = try shaper().shape("a\nb\r\nc\u{2028}d\u{85}e")
    #expect(shaped.breaks.map(\.isMandatory) == [true, true, true, true, true])
    #expect(shaped.lines(width: 100) == ["a\n", "b\r\n", "c\u{2028}", "d\u{85}", "e"])
  }

  @Test func countsAnEmptyLineBetweenTwoLineEnds() throws {
    #expect(try shaper().shape("a\n\nb").breakLines(width: 100).lineCount == 3)
  }

  @Test func doesNotBreakInsideOfALigature() throws {
    // Inter draws “->” as one arrow; ICU alone would let a line end after its hyphen.
    #expect(try shaper().shape("a->b").breakOffsets == [4])
    #expect(try shaper().shape("-->").breakOffsets == [3])
  }
}
