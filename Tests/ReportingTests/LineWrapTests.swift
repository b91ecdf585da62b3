import Testing

@testable import Reporting

/// Lines in a terminal of some width.
@Suite struct LineWrapTests {
  private let wrap = LineWrap(40)

  @Test func breaksALineAtASpaceUnderTheText() {
    #expect(
      wrap?.wrapped("    problem  the contrast is 2.68 to 1 in light; too low")
        == "    problem  the contrast is 2.68 to 1\n             in light; too low")
    #expect(
      wrap?.wrapped("error in a line of the report that is too long")
        == "error in a line of the report that is\n  too long")
  }

  @Test func leavesShortLinesAndLongWordsWhole() {
    let path = "    where    App/Resources/Base.lproj/Localizable.strings:1:1"
    #expect(wrap?.wrapped(path) == path)
    #expect(wrap?.wrapped("short") == "short")
  }

  @Test func countsColumnsAndNotCharacters() {
    let wide = String(repeating: "字", count: 18)
    #expect(wrap?.wrapped("ab \(wide) cd") == "ab \(wide)\n  cd")
    let bold = "\u{1B}[1m" + String(repeating: "a", count: 20) + "\u{1B}[0m"
    #expect(wrap?.wrapped("\(bold) bbbbbbbbbbbbbbb") == "\(bold) bbbbbbbbbbbbbbb")
  }

  @Test func leavesNarrowTerminalsAlone() {
    #expect(LineWrap(39) == nil && LineWrap(nil) == nil)
  }
}
