import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// A screen as a tree of words.
@Suite struct TreeDrawingTests {
  private static let texts = ["title": "Boards", "save": "Save the board", "hint": "Keeps it"]

  @Test func showsFramesTextsKeysNamesAndTraits() throws {
    let screen = try screen(texts: Self.texts) {
      VStack {
        Text(localized("title")).accessibilityAddTraits(.header).id("heading")
        Button(localized("save")).accessibilityHint(localized("hint")).id("keep")
      }.frame(width: 200, height: 100)
    }
    let lines = TreeDrawing(screen).text.split(separator: "\n").map(String.init)
    #expect(lines.count == 8)
    #expect(lines[0] == "vertical stack  (60, 244) 200 × 100")
    #expect(lines[1].hasPrefix("  text “heading”  (") && lines[1].hasSuffix("  “Boards”"))
    #expect(lines[2] == "    ‣ 17 pt regular, 1 line, key title")
    #expect(lines[3] == "    ♪ 1. “Boards”, staticText, header")
    #expect(lines[4].hasPrefix("  button “keep”  ("))
    #expect(lines[5] == "    ♪ 2. “Save the board”, button, hint “Keeps it”")
    #expect(lines[6].hasPrefix("    text  ("))
    #expect(lines[7] == "      ‣ 17 pt regular, 1 line, key save")
  }

  @Test func leavesOutTheFormThatDoesNotFit() throws {
    let screen = try screen(texts: [:]) {
      ViewThatFits(in: .horizontal) {
        HStack { Text(.verbatim("Boards")).id("beside") }
        VStack { Text(.verbatim("Boards")).id("below") }
      }
      Text(.verbatim("gone")).id("gone").hidden()
    }
    let text = TreeDrawing(screen).text
    #expect(text.contains("“beside”") && !text.contains("“below”"))
    #expect(text.contains("“gone”"))
  }

  @Test func keepsKeysOnOneLine() throws {
    let key = "It is late.\r\nGo\u{2028}home"
    let screen = try screen(
      texts: [key: "Late"], announcing: [localized(key)]
    ) {
      Text(localized(key))
    }
    let lines = TreeDrawing(screen).text.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[1].hasSuffix(", key It is late.␤␤Go␤home"))
    #expect(lines[3].hasSuffix(", key It is late.␤␤Go␤home"))
  }

  @Test func marksWhatIsTruncatedWithWhatIsLeft() throws {
    let screen = try screen(texts: Self.texts) {
      Text(localized("save")).lineLimit(1).frame(width: 60)
    }
    let lines = TreeDrawing(screen).text.split(separator: "\n")
    let mark = try #require(lines.first { $0.contains("✂") })
    #expect(mark.firstMatch(of: /✂ truncated: “Save.*…” \(has 60 pt, needs \d+(\.\d)? pt\)/) != nil)
  }

  @Test func marksATextThatSomethingClips() throws {
    let screen = try screen {
      VStack { Text(.verbatim("Ideas")) }.frame(width: 100, height: 10).clipped().id("box")
    }
    #expect(TreeDrawing(screen).text.contains("✂ clipped by vertical stack “box”"))
  }

  @Test func doesNotMarkWhatIsShownWhole() throws {
    let screen = try screen { Text(.verbatim("Ideas")) }
    #expect(!TreeDrawing(screen).text.contains("✂"))
  }

  @Test func marksHiddenOffScreenAndScrolledNodes() throws {
    let screen = try screen {
      Text(.verbatim("Ghost")).hidden()
      CustomContainer("canvas") { Text(.verbatim("Far")).position(x: 1000, y: 0) }
      ScrollView {
        VStack {
          Rectangle(fill: .label).frame(width: 10, height: 2000)
          Text(.verbatim("Below"))
        }
      }
    }
    let lines = TreeDrawing(screen).text.split(separator: "\n")
    #expect(lines.contains { $0.contains("  hidden  “Ghost”") })
    #expect(lines.contains { $0.contains("  off screen  “Far”") })
    #expect(lines.contains { $0.contains("  scrolled away  “Below”") })
  }

  @Test func marksAnEditorThatScrolls() throws {
    let text = Array(repeating: "Ideas", count: 9).joined(separator: "\n")
    let screen = try screen {
      VStack {
        TextEditor(text: .verbatim(text)).frame(height: 60).id("notes")
        TextEditor(text: .verbatim("Ideas")).frame(height: 60)
      }
    }
    let lines = TreeDrawing(screen).text.split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("  multi-line textField “notes”  ("))
    #expect(lines[2] == "    ‣ 17 pt regular, 9 lines, scrolls")
    #expect(lines[4].hasPrefix("  multi-line textField  ("))
    #expect(lines[5] == "    ‣ 17 pt regular, 1 line")
    #expect(!lines.contains { $0.contains("✂") })
  }

  @Test func printsAnnouncementsAfterTheTree() throws {
    let screen = try screen(
      texts: Self.texts, announcing: [localized("hint"), .verbatim("one\u{1B}two")]
    ) {
      Text(localized("title"))
    }
    let lines = TreeDrawing(screen).text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.suffix(2) == ["♪ announced: “Keeps it”, key hint", "♪ announced: “one␤two”"])
  }

  @Test func showsAGivenNameThatBeginsLikeItsKind() throws {
    let screen = try screen { Button(.verbatim("Save")).id("button-save") }
    #expect(TreeDrawing(screen).text.hasPrefix("button “button-save”  ("))
  }

  @Test func letsNoTextSteerTheTerminal() throws {
    let screen = try screen {
      Text(.verbatim("one\ntwo\u{1B}[31m\u{2028}three")).id("a\u{1B}[0m\nb")
    }
    let text = TreeDrawing(screen).text
    #expect(!text.contains("\u{1B}") && !text.contains("\u{2028}"))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func drawsTheSameEachTime() throws {
    let drawings = try (0..<2).map { _ in
      TreeDrawing(try screen { Button { Image(symbol: "plus") } }).text
    }
    #expect(drawings[0] == drawings[1])
  }
}
