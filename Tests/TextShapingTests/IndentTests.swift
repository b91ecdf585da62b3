import Testing

@testable import TextShaping

/// How a text falls into lines whose first one begins behind a picture.
@Suite struct IndentTests {
  private func width(_ text: String) throws -> Double { try shaper().shape(text).width }

  @Test func leavesLessSpaceOnTheFirstLineOnly() throws {
    let shaped = try shaper().shape("one two three").indented(by: 2)
    let first = try width("one two") + 2
    #expect(shaped.lines(width: first) == ["one two ", "three"])
    #expect(shaped.lines(width: first - 0.01) == ["one ", "two three"])
    #expect(abs(shaped.width - (try width("one two three")) - 2) < 1e-9)
  }

  @Test func movesAFirstWordThatHasNoRoomBesideItToTheNextLine() throws {
    let shaped = try shaper().shape("Notifications").indented(by: 2)
    let word = try width("Notifications")
    #expect(shaped.lines(width: word) == ["", "Notifications"])
    #expect(shaped.breakLines(width: word).breaksWord == false)
    #expect(shaped.breakLines(width: word - 0.01).breaksWord)
  }

  @Test func truncatesTheOnlyLineBehindThePicture() throws {
    let shaped = try shaper().shape("Notifications").indented(by: 2)
    let lines = shaped.breakLines(width: try width("Notifications"), limit: 1)
    #expect(lines.lineCount == 1 && lines.isTruncated)
    #expect(lines.width > (try width("Notif")))
  }

  @Test func isCountedInTheWidthThatSoManyLinesNeed() throws {
    let shaped = try shaper().shape("one two").indented(by: 2)
    #expect(abs(shaped.narrowestWidth(lines: 1, at: .em) - (try width("one two")) - 2) < 1e-5)
    #expect(
      abs(shaped.narrowestWidth(lines: 2, at: .em) - max(try width("one") + 2, try width("two")))
        < 1e-5)
  }

  @Test func changesNothingInATextWithoutLettersOrWithoutAnIndent() throws {
    #expect(
      try shaper().shape("").indented(by: 2).breakLines(width: 5)
        == shaper().shape("").breakLines(width: 5))
    #expect(try shaper().shape("one").indented(by: 0).indent == 0)
  }
}
