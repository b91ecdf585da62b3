import Testing

@testable import TextShaping

/// Text that runs from right to left, alone and mixed.
@Suite struct BidirectionalTextTests {
  @Test func givesTheLastLetterOfAnArabicWordTheFirstGlyph() throws {
    let shaped = try shaper("ar", isRightToLeft: true).shape("مرحبا")
    let run = try #require(shaped.runs.first)
    #expect(shaped.runs.count == 1 && run.level == 1)
    #expect(run.glyphs.first?.cluster == shaped.clusters.count - 1)
    #expect(run.glyphs.last?.cluster == 0)
    let offsets = shaped.clusters.map(\.offset)
    #expect(offsets == offsets.sorted())
  }

  @Test func joinsArabicLetters() throws {
    let alone = try shaper("ar", isRightToLeft: true).shape("ب").runs.first?.glyphs.first?.id
    let joined = try shaper("ar", isRightToLeft: true).shape("ببب").runs.first?.glyphs.map(\.id)
    #expect(alone != nil && joined?.count == 3)
    #expect(joined?.contains { $0 == alone } == false)
  }

  @Test func putsLatinLettersInArabicAtTheNextLevel() throws {
    let shaped = try shaper("ar", isRightToLeft: true).shape("كتاب iPhone جديد")
    #expect(changes(of: shaped) == [1, 2, 1])
    #expect(BidirectionalLevels.visualOrder(of: [1, 2, 1]) == [2, 1, 0])
  }

  @Test func putsArabicLettersInLatinAtAnOddLevel() throws {
    let shaped = try shaper().shape("the word كتاب here")
    #expect(changes(of: shaped) == [0, 1, 0])
    #expect(BidirectionalLevels.visualOrder(of: [0, 1, 0]) == [0, 1, 2])
  }

  @Test func letsTheTextItselfDecideItsDirection() throws {
    #expect(try shaper("ar", isRightToLeft: true).shape("Trello").runs.map(\.level) == [0])
    #expect(try shaper("en").shape("שלום").runs.map(\.level) == [1])
  }

  @Test func runsFromRightToLeftWithoutAnyLetter() throws {
    #expect(try shaper("ar", isRightToLeft: true).shape("…").runs.map(\.level) == [1])
    #expect(try shaper("en").shape("…").runs.map(\.level) == [0])
  }

  @Test func leavesNumbersInArabicFromLeftToRight() throws {
    let shaped = try shaper("ar", isRightToLeft: true).shape("من 12 إلى 34")
    #expect(changes(of: shaped) == [1, 2, 1, 2])
  }

  @Test func reordersTwoWordsWithinARightToLeftText() {
    #expect(BidirectionalLevels.visualOrder(of: [1, 2, 2, 1]) == [3, 1, 2, 0])
  }

  /// The levels without repetitions: a space may be in another font than its neighbours.
  private func changes(of shaped: ShapedText) -> [UInt8] {
    shaped.runs.map(\.level).reduce(into: []) { result, level in
      if result.last != level { result.append(level) }
    }
  }
}
