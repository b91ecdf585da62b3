import SystemFont
import Testing

@testable import TextShaping

/// Clusters, glyphs and widths.
@Suite struct MeasuringTests {
  @Test func addsUpTheAdvancesOfItsClusters() throws {
    let shaped = try shaper().shape("Preparations")
    #expect(shaped.clusters.count == 12)
    let sum = shaped.clusters.reduce(0) { $0 + $1.advance.ems }
    #expect(abs(shaped.width - sum) < 1e-9)
    for (left, right) in zip(shaped.clusters, shaped.clusters.dropFirst()) {
      #expect(abs((left.start + left.advance - right.start).ems) < 1e-9)
    }
  }

  @Test func givesGlyphsAndClustersTheSameWidth() throws {
    for text in ["office fi ffi", "a->b", "مرحبا بالعالم", "ไทย", "e\u{301}e\u{301}"] {
      let shaped = try shaper().shape(text)
      let glyphs = shaped.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance.ems }
      let clusters = shaped.clusters.reduce(0) { $0 + $1.advance.ems }
      #expect(abs(glyphs - clusters) < 1e-9, "\(text)")
    }
  }

  @Test func keepsAnAccentWithItsLetter() throws {
    let shaped = try shaper().shape("e\u{301}a")
    #expect(shaped.clusters.map(\.offset) == [0, 2])
    #expect(shaped.width == (try shaper().shape("éa").width))
  }

  @Test func joinsTheLettersOfALigatureInOneCluster() throws {
    let shaped = try shaper("ar", isRightToLeft: true).shape("لا")
    #expect(shaped.clusters.count == 1 && shaped.breakOffsets == [2])
  }

  @Test func measuresALetterAsTheFontDoes() throws {
    // Every glyph of Noto Sans CJK for a Han character is one em wide.
    #expect(abs(try shaper("ja").shape("東京").width - 2) < 1e-9)
  }

  @Test func givesLineEndsNoWidth() throws {
    let shaped = try shaper().shape("a\nb")
    #expect(shaped.clusters.map(\.advance).dropFirst().first == .zero)
    #expect(shaped.clusters.map(\.isWhitespace) == [false, true, false])
  }

  @Test func shapesATextOnceHoweverOftenItIsAsked() throws {
    let shaper = try shaper()
    _ = shaper.shape("Ideas")
    _ = shaper.shape("Ideas")
    #expect(shaper.shapedCount == 1)
    _ = shaper.shape("Ideas", weight: .bold)
    #expect(shaper.shapedCount == 2)
  }

  @Test func measuresTheSameOnEveryRun() throws {
    let text = "Ideas, идеи, 東京, ไทย, عربي"
    let first = try shaper("th").shape(text)
    let second = try shaper("th").shape(text)
    #expect(first.width == second.width && first.breakOffsets == second.breakOffsets)
  }

  @Test(.timeLimit(.minutes(1))) func measuresTwentyThousandCharacters() throws {
    let text = String(repeating: "Ten letters and a few more. ", count: 715)
    let shaped = try shaper().shape(text)
    #expect(shaped.clusters.count == text.utf16.count)
    #expect(shaped.breakLines(width: 20).lineCount > 200)
  }

  @Test func drawsTheOutlineOfAGlyph() throws {
    let run = try #require(try shaper().shape("l ").runs.first)
    let outline = run.face.outline(of: run.glyphs[0].id)
    #expect(outline.last == .close && outline.count >= 5)
    #expect(run.face.outline(of: run.glyphs[1].id).isEmpty)
  }

  @Test func distinguishesScripts() {
    #expect(Script(of: "ก").shortName == "Thai")
    #expect(Script(of: "骨").shortName == "Hani")
    #expect(Script(of: "7").isNeutral && Script(of: "\u{301}").isNeutral)
  }
}
