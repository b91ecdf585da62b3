import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// Texts that no font has, that break at soft hyphens, or that never end.
@Suite struct LongAndStrangeTextTests {
  @Test(arguments: [("\u{378}", ["03", "78"]), ("\u{10FFFD}", ["10F", "FFD"])])
  func drawsABoxWithTheCodePointForAMissingGlyph(_ text: String, rows: [String]) throws {
    let screen = try screen { Text(.verbatim("a\(text)b")) }
    let drawn = DrawnText(try #require(screen.tree.texts.first), in: screen.tree)
    #expect(drawn.placed.glyphs.count == 2)
    let missing = try #require(drawn.placed.missing.first)
    #expect(drawn.placed.missing.count == 1)
    #expect(missing.digits.map { String(String.UnicodeScalarView($0)) } == rows)
    let drawing = SVGDrawing(screen)
    let box = try #require(try drawing.elements("rect").last)
    let (x, width) = (box["x"].flatMap(Double.init) ?? 0, box["width"].flatMap(Double.init) ?? 0)
    // The box is between the letters around it, and its digits are in the box.
    let origins = try drawing.elements("use").compactMap(\.origin?.x)
    #expect(origins.count == 2 + rows.joined().count)
    #expect(origins[0] < x && x + width <= origins[1] + 0.01)
    for digit in origins.dropFirst(2) { #expect(digit > x && digit < x + width) }
  }

  @Test func drawsNothingForControlCharacters() throws {
    let screen = try screen { Text(.verbatim("a\u{0}\u{7}b")) }
    let drawn = DrawnText(try #require(screen.tree.texts.first), in: screen.tree)
    #expect(drawn.placed.glyphs.count == 2 && drawn.placed.missing.isEmpty)
  }

  @Test(arguments: ["en", "he"] as [LocaleIdentifier])
  func drawsAHyphenWhereALineEndsAtASoftHyphen(_ locale: LocaleIdentifier) throws {
    let text = "Donaudampf\u{AD}schifffahrt"
    func drawn(width: Length) throws -> DrawnText {
      let screen = try screen(in: RenderEnvironment(locale: locale)) {
        Text(.verbatim(text)).frame(width: width)
      }
      return DrawnText(try #require(screen.tree.texts.first), in: screen.tree)
    }
    let parts = text.split(separator: "\u{AD}").map(String.init)
    let broken = try drawn(width: 120)
    #expect(broken.lineStrings == ["\(parts[0])-", parts[1]])
    #expect(try drawn(width: 300).lineStrings == [text])
    #expect(try broken.placed.glyphs.count == drawn(width: 300).placed.glyphs.count + 1)
    // The hyphen ends its line: at the right, or at the left of a screen in Hebrew.
    let baseline = broken.placed.glyphs[0].y
    let line = broken.placed.glyphs.filter { $0.y == baseline }
    let last = locale == "he" ? line.min { $0.x < $1.x } : line.max { $0.x < $1.x }
    let hyphen = try screen { Text(.verbatim("-")) }
    let sign = DrawnText(try #require(hyphen.tree.texts.first), in: hyphen.tree).placed.glyphs.first
    #expect(last?.id == sign?.id)
  }

  @Test func drawsOnlyWhatFitsOnTheScreenOfAVeryLongText() throws {
    let text = String(repeating: "word ", count: 5000)
    let drawing = SVGDrawing(
      try screen { ScrollView { Text(.verbatim(text)) } }, layers: [.order, .targets, .truncation])
    #expect(drawing.svg.utf8.count < 300_000)
    #expect((500...3000).contains(try drawing.elements("use").count))
    let line = SVGDrawing(try screen { Text(.verbatim(text)).lineLimit(1) }, layers: .truncation)
    #expect(try line.elements("use").count < 60)
  }

  @Test(.timeLimit(.minutes(1)))
  func drawsOnlyWhatFitsOnTheScreenOfAVeryWideText() throws {
    let text = String(repeating: "word ", count: 20_000)
    let screen = try screen {
      ScrollView(.horizontal) { Text(.verbatim(text)).lineLimit(1).fixedSize() }
    }
    #expect((30...100).contains(try SVGDrawing(screen).elements("use").count))
    let drawn = DrawnText(
      try #require(screen.tree.texts.first), in: screen.tree,
      extent: Rect(x: 1000, y: 0, width: 320, height: 568)
    ).placed
    #expect((30...100).contains(drawn.glyphs.count) && drawn.glyphs.first?.beginsWord == true)
    #expect(drawn.glyphs.allSatisfy { $0.x > 950 && $0.x < 1370 })
  }

  @Test(.timeLimit(.minutes(1)))
  func drawsTheBoxesOfAVeryWideText() throws {
    let screen = try screen {
      ScrollView(.horizontal) {
        Text(.verbatim(String(repeating: "\u{378}", count: 100_000))).lineLimit(1).fixedSize()
      }
    }
    let text = try #require(screen.tree.texts.first)
    #expect(DrawnText(text, in: screen.tree).placed.missing.count == 100_000)
    #expect((10...100).contains(try SVGDrawing(screen).elements("rect").count))
  }

  @Test func drawsAWordWithoutEnd() throws {
    let drawing = SVGDrawing(
      try screen { Text(.verbatim(String(repeating: "ß", count: 20_000))) })
    #expect((500...3000).contains(try drawing.elements("use").count))
  }

  @Test func drawsTheSameLinesWhetherTheyAreCutOrNot() throws {
    let screen = try screen {
      ScrollView { Text(.verbatim(String(repeating: "one two ", count: 400))) }
    }
    let text = try #require(screen.tree.texts.first)
    let all = DrawnText(text, in: screen.tree).placed.glyphs
    let seen = DrawnText(
      text, in: screen.tree, extent: Rect(x: 0, y: 200, width: 320, height: 100)
    ).placed.glyphs
    #expect(!seen.isEmpty && seen.count < all.count)
    let first = try #require(all.firstIndex { $0.y == seen[0].y })
    let same = all[first..<first + seen.count]
    #expect(zip(same, seen).allSatisfy { $0.id == $1.id && $0.x == $1.x && $0.y == $1.y })
  }
}
