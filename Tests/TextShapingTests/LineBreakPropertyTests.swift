import SeededNumbers
import SystemFont
import Testing

@testable import TextShaping

/// The promises for every text at every width.
@Suite struct LineBreakPropertyTests {
  private static let pieces = [
    "a", "i", "W", "fi", " ", "  ", "\n", "-", "\u{AD}", "\u{A0}", "\u{200B}", "…", "->",
    "e\u{301}", "7", "東", "。", "「", "」", "か", "ไทย", "สวัสดี", "مرحبا", "ב", "\r\n", "\t", "🙂",
    "\u{10FFFD}",
    "extra\u{AD}ordinary",
  ]

  private func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...24, using: &generator)).map { _ in
      Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
    }.joined()
  }

  @Test(arguments: ["en", "ja", "th", "ar"])
  func coversEveryClusterOnceAndKeepsToItsWidth(language: String) throws {
    var generator = SeededGenerator(seed: 7)
    let shaper = try shaper(language, isRightToLeft: language == "ar")
    for _ in 0..<250 {
      let shaped = shaper.shape(text(&generator))
      let width = Double.random(in: 0...(shaped.width + 2), using: &generator)
      var next = 0
      shaped.forEachLine(width: width, limit: .max) { line in
        #expect(line.clusters.lowerBound == next)
        #expect(!line.clusters.isEmpty || shaped.isEmpty)
        #expect(line.width <= width + 1e-6 || isOneAndSpaces(line, shaped))
        next = line.clusters.upperBound
      }
      #expect(next == shaped.clusters.count, "\(shaped.text.debugDescription) at \(width)")
    }
  }

  /// One cluster that is seen, with what hangs after it.
  private func isOneAndSpaces(_ line: ShapedText.Line, _ shaped: ShapedText) -> Bool {
    shaped.clusters[line.clusters].filter { $0.advance.ems > 0 && !$0.isWhitespace }.count <= 1
  }

  @Test func takesNoMoreLinesInMoreRoom() throws {
    var generator = SeededGenerator(seed: 11)
    let shaper = try shaper()
    for _ in 0..<200 {
      let shaped = shaper.shape(text(&generator))
      var least = Int.max
      for step in 0...40 {
        let width = Double(step) / 40 * shaped.width
        let lines = shaped.breakLines(width: width)
        #expect(lines.lineCount <= least, "\(shaped.text.debugDescription) at \(width)")
        least = min(least, lines.lineCount)
      }
    }
  }

  @Test func takesAsManyLinesAsHaveToBeInItsOwnWidth() throws {
    var generator = SeededGenerator(seed: 13)
    let shaper = try shaper("ja")
    for _ in 0..<200 {
      let shaped = shaper.shape(text(&generator))
      let lines = shaped.breakLines(width: shaped.width)
      #expect(lines.lineCount == shaped.breaks.count { $0.isMandatory })
      #expect(!lines.breaksWord)
    }
  }
}
