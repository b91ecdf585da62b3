import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// Texts are drawn with the outlines of their glyphs, where they are.
@Suite struct GlyphDrawingTests {
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func drawsTheFirstLineOfALabelBesideItsPicture(_ direction: LayoutDirection) throws {
    var environment = RenderEnvironment(dynamicTypeSize: .accessibility3)
    environment.layoutDirection = direction
    let screen = try screen(in: environment) {
      List { Label(.verbatim("nn nnnnnnnnnnn"), systemImage: "star") }
    }
    let text = try #require(screen.tree.texts.first)
    let lines = DrawnText(text, in: screen.tree).lineFrames
    let frame = screen.tree[text.node].content
    let indent = screen.tree.catalog[text.shape].indent
    #expect(lines.count == 2 && indent > 40)
    if direction == .leftToRight {
      #expect(abs(lines[0].x - frame.x - indent) < 0.01 && abs(lines[1].x - frame.x) < 0.01)
    } else {
      #expect(abs(frame.maxX - lines[0].maxX - indent) < 0.01)
      #expect(abs(lines[1].maxX - frame.maxX) < 0.01)
    }
  }

  @Test(arguments: [("Ideas", 5), ("Next card", 8), ("aaaa", 4), ("   ", 0), ("", 0)])
  func drawsEachGlyphThatIsSeen(_ text: String, glyphs: Int) throws {
    let drawing = SVGDrawing(try screen { Text(.verbatim(text)) })
    #expect(try drawing.elements("use").count == glyphs)
  }

  @Test func writesEachOutlineOnce() throws {
    let drawing = SVGDrawing(
      try screen {
        Text(.verbatim("banana"))
        Text(.verbatim("ban")).font(.largeTitle)
      })
    let outlines = try drawing.elements("path").compactMap { $0["id"] }
    #expect(outlines.count == 3)
    let used = try drawing.elements("use").compactMap { $0["href"] }
    #expect(Set(used) == Set(outlines.map { "#\($0)" }))
  }

  @Test func drawsNothingOfWhatIsHidden() throws {
    let drawing = SVGDrawing(
      try screen {
        Text(.verbatim("Ideas")).hidden()
        VStack { Text(.verbatim("Plans")) }.opacity(0)
      })
    #expect(try drawing.elements("use").isEmpty)
  }

  @Test(arguments: [TruncationMode.head, .middle, .tail])
  func drawsTheEllipsisInsideOfTheFrame(_ mode: TruncationMode) throws {
    let screen = try screen {
      Text(.verbatim("Preparations for the journey")).lineLimit(1).truncationMode(mode)
        .frame(width: 120)
    }
    let text = try #require(screen.tree.texts.first)
    let line = try #require(DrawnText(text, in: screen.tree).lineStrings.first)
    #expect(line.hasSuffix("…") == (mode == .tail) && line.hasPrefix("…") == (mode == .head))
    #expect(line.hasPrefix("P") == (mode != .head) && line.hasSuffix("y") == (mode != .tail))
    #expect(line.contains("…"))
    for glyph in DrawnText(text, in: screen.tree).placed.glyphs {
      #expect((100...220).contains(glyph.x))
    }
  }

  @Test func setsLinesUnderEachOther() throws {
    let screen = try screen {
      Text(.verbatim("Preparations for the journey")).frame(width: 120)
    }
    let text = try #require(screen.tree.texts.first)
    #expect(
      DrawnText(text, in: screen.tree).lineStrings == ["Preparations", "for the journey"])
    let baselines = Set(DrawnText(text, in: screen.tree).placed.glyphs.map(\.y)).sorted()
    #expect(baselines.count == 2)
    for (upper, lower) in zip(baselines, baselines.dropFirst()) {
      #expect(abs(lower - upper - text.leading) < 1e-9)
    }
  }

  @Test(arguments: zip(["en", "he"] as [LocaleIdentifier], [TextAlignment.leading, .trailing]))
  func beginsLinesAtTheLeft(_ locale: LocaleIdentifier, alignment: TextAlignment) throws {
    let line = try secondLine(locale, alignment)
    #expect(abs(line.left - line.frame.x) < 3)
  }

  @Test(arguments: zip(["he", "en"] as [LocaleIdentifier], [TextAlignment.leading, .trailing]))
  func endsLinesAtTheRight(_ locale: LocaleIdentifier, alignment: TextAlignment) throws {
    let line = try secondLine(locale, alignment)
    #expect(abs(line.right - line.frame.maxX) < 3)
  }

  @Test(arguments: ["en", "he"] as [LocaleIdentifier])
  func centersLines(_ locale: LocaleIdentifier) throws {
    let line = try secondLine(locale, .center)
    #expect(abs((line.left + line.right) / 2 - line.frame.center.x) < 1)
  }

  @Test func drawsHebrewFromRightToLeft() throws {
    let environment = RenderEnvironment(locale: "he")
    let screen = try screen(in: environment) { Text(.verbatim("שלום")).frame(width: 200) }
    let text = try #require(screen.tree.texts.first)
    let shape = screen.catalog[text.shape]
    #expect(shape.unmeasured.isEmpty)
    let glyphs = DrawnText(text, in: screen.tree).placed.glyphs
    #expect(glyphs.count == 4)
    // HarfBuzz gives glyphs from left to right; the first letter is the last one.
    #expect(glyphs.map(\.x) == glyphs.map(\.x).sorted())
    let firstLetter = try #require(shape.runs.first?.glyphs.first { $0.cluster == 0 })
    #expect(glyphs.last?.id == firstLetter.id)
  }

  @Test func putsTheEllipsisAtTheLeftEndOfHebrew() throws {
    let screen = try screen(in: RenderEnvironment(locale: "he")) {
      Text(.verbatim("שלום שלום שלום שלום")).lineLimit(1).frame(width: 80)
    }
    let text = try #require(screen.tree.texts.first)
    let dots = screen.catalog.ellipsis(as: text.setting)
    let leftmost = DrawnText(text, in: screen.tree).placed.glyphs.min { $0.x < $1.x }
    #expect(leftmost?.id == dots.runs.first?.glyphs.first?.id)
  }

  /// Where the shorter second line of a text is in the frame of the text.
  private func secondLine(
    _ locale: LocaleIdentifier, _ alignment: TextAlignment
  ) throws -> (left: Double, right: Double, frame: Rect) {
    let screen = try screen(in: RenderEnvironment(locale: locale)) {
      Text(.verbatim("Preparations so")).textAlignment(alignment).frame(width: 110)
    }
    let text = try #require(screen.tree.texts.first)
    #expect(text.lineCount == 2)
    let glyphs = DrawnText(text, in: screen.tree).placed.glyphs.suffix(2).map(\.x)
    let letter = screen.catalog[text.shape].clusters[14].advance.points(at: text.drawnSize)
    return (glyphs[0], glyphs[1] + letter, screen.tree[text.node].content)
  }
}
