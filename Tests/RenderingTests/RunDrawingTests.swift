import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// Runs of texts, as they are drawn and described.
@Suite struct RunDrawingTests {
  @Test func haveTheGlyphsOfTheirOwnFonts() throws {
    let screen = try screen { Text("n **n** *n* `n`") }
    let runs = DrawnText(try #require(screen.tree.texts.first), in: screen.tree).placed.glyphs
    #expect(runs.map(\.face.weightClass) == [400, 700, 400, 400])
    #expect(runs.map(\.face.isItalic) == [false, false, true, false])
    #expect(Set(runs.map(\.face.name)).count == 4)
  }

  @Test func areOnOneBaselineInTheirOwnSizes() throws {
    let screen = try screen { Text("n\(Text(verbatim: "n").font(.largeTitle))") }
    let text = try #require(screen.tree.texts.first)
    let glyphs = DrawnText(text, in: screen.tree).placed.glyphs
    // The large letter reaches 1950 / 2048 of 34 points above the baseline.
    let top = screen.tree[text.node].content.y
    #expect(glyphs.count == 2 && glyphs.allSatisfy { abs($0.y - top - 32.373) < 0.001 })
  }

  @Test func goFromRightToLeftAsOneText() throws {
    let screen = try screen { Text("\u{5D0} **\u{5D1}** \u{5D2}") }
    let glyphs = DrawnText(try #require(screen.tree.texts.first), in: screen.tree).placed.glyphs
    let letters = glyphs.sorted { $0.x < $1.x }.map(\.part)
    #expect(letters == [2, 1, 0])
  }

  @Test func areTruncatedInTheSettingOfTheText() throws {
    let screen = try screen { Text("nnnn **nnnn**").lineLimit(1).frame(width: 70) }
    let drawn = DrawnText(try #require(screen.tree.texts.first), in: screen.tree)
    #expect(drawn.lineStrings == ["nnnn nn…"] || drawn.lineStrings == ["nnnn n…"])
    #expect(drawn.placed.glyphs.last?.part == nil && drawn.placed.glyphs.first?.part == 0)
  }

  @Test func haveLinesUnderAndThroughThem() throws {
    func rectangles(_ text: Text) throws -> Int {
      try SVGDrawing(try screen { text }).elements().count { $0.name == "rect" }
    }
    let lines = Text("n~~nn~~ \(Text(verbatim: "nnn").underline())")
    #expect(try rectangles(lines) == rectangles(Text("nnn nnn")) + 2)
    #expect(try rectangles(Text("nnn").underline()) == rectangles(Text("nnn")) + 1)
  }

  @Test func areDescribedInTheTree() throws {
    let screen = try screen {
      Text("Read **all** [terms](https://a.b)").frame(width: 300)
    }
    let lines = TreeDrawing(screen).text
    #expect(lines.contains("‣ run “all”: bold\n"))
    #expect(lines.contains("‣ run “terms”: link to https://a.b\n"))
    #expect(lines.contains("♪ 1. “Read all terms”, staticText, link “terms”\n"))
    let json = TreeJSON(screen).json().replacing(" ", with: "")
    #expect(json.contains("\"label\":\"terms\"") && json.contains("\"weight\":\"bold\""))
  }
}
