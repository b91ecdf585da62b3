import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// Emoji in drawings.
@Suite struct EmojiDrawingTests {
  @Test func drawsAnEmojiAsWideAsOnADevice() throws {
    let drawing = SVGDrawing(try screen { Text(.verbatim("a 👩‍👩‍👧 b")) })
    let elements = try drawing.elements()
    let emoji = try #require(elements.first { $0.name == "text" })
    #expect(emoji["textLength"] == "22" && drawing.svg.contains(">👩‍👩‍👧</text>"))
    // The two letters are drawn as outlines.
    #expect(elements.filter { $0.name == "use" }.count == 2)
  }
}
