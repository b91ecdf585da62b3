import Testing

@testable import Recordings

/// The changed lines between two texts.
@Suite struct LineDifferenceTests {
  private func shown(_ old: String, _ new: String) -> [String] {
    LineDifference(from: old, to: new, context: 1).hunks.flatMap { hunk in
      [hunk.heading] + hunk.lines.map { "\($0.mark.rawValue)\($0.text)" }
    }
  }

  @Test func showsChangedLinesBetweenTheirNeighbours() {
    #expect(
      shown("a\nb\nc\nd\ne", "a\nb\nX\nd\ne") == ["@@ -2,3 +2,3 @@", " b", "-c", "+X", " d"])
    #expect(shown("a\nb", "a\nb\nc") == ["@@ -2,1 +2,2 @@", " b", "+c"])
    #expect(shown("a\nb", "b") == ["@@ -1,2 +1,1 @@", "-a", " b"])
  }

  @Test func separatesChangesThatAreFarApart() {
    let old = (1...20).map(String.init)
    var new = old
    new[2] = "x"
    new[17] = "y"
    let hunks = LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"), context: 2
    ).hunks
    #expect(hunks.map(\.heading) == ["@@ -1,5 +1,5 @@", "@@ -16,5 +16,5 @@"])
  }

  @Test func showsNothingOfEqualTexts() {
    #expect(shown("a\nb", "a\nb").isEmpty)
    #expect(shown("", "").isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func comparesLongTextsWithNothingInCommon() {
    let old = (0..<20_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "new \($0)" }.joined(separator: "\n")
    let hunks = LineDifference(from: old, to: new).hunks
    #expect(hunks.count == 1 && hunks.first?.lines.count == 40_000)
  }

  @Test func isPartedIntoTheSameTextsAgain() {
    let texts = ["a\nb\nc\nd", "b\nc\nx\nd\nd", "", "d\nc\nb\na", "a\na\na\nb"]
    for old in texts {
      for new in texts where old != new {
        let lines = LineDifference(from: old, to: new, context: 100).hunks.flatMap(\.lines)
        let before = lines.filter { $0.mark != .added }.map(\.text).joined(separator: "\n")
        let after = lines.filter { $0.mark != .removed }.map(\.text).joined(separator: "\n")
        #expect(before == old && after == new)
      }
    }
  }
}
