import AuditModel
import Testing
import ViewTree

@testable import Layout

/// A field of several lines grows with its text, and scrolls where it cannot.
@Suite struct TextEditorTests {
  // The leading of Body is 22 points; around the lines are 8 above and below and 5 at the sides.
  private func text(lines: Int) -> TextContent {
    .verbatim(Array(repeating: "Ideas", count: lines).joined(separator: "\n"))
  }

  private func editor(lines: Int) -> ViewNode { TextEditor(text: text(lines: lines)).id("notes") }

  @Test(arguments: [(1, 38.0), (2, 60), (5, 126)])
  func isAsHighAsItsText(lines: Int, height: Double) throws {
    let tree = try layOut { editor(lines: lines) }
    #expect(try tree.frame("notes") == rect(0, 300 - height / 2, 300, height))
    #expect(try tree.node("notes").content.height == Double(lines) * 22)
    #expect(try tree.text("notes").lineCount == lines && tree.text("notes").availableWidth == 290)
  }

  @Test func wrapsInTheWidthItIsOffered() throws {
    let long = TextContent.verbatim("Preparations for the journey to the islands")
    let tree = try layOut {
      VStack {
        TextEditor(text: long).id("notes").frame(width: 120)
        TextEditor(text: nil, placeholder: long).id("empty").frame(width: 120)
      }
    }
    for name in ["notes", "empty"] {
      let text = try tree.text(name)
      #expect(text.lineCount > 2 && text.lineLimit == 0 && text.availableWidth == 110)
      #expect(!text.isTruncated && text.isPlaceholder == (name == "empty"))
      #expect(
        try tree.frame(name).size == Size(width: 120, height: Double(text.lineCount) * 22 + 16))
    }
  }

  @Test(arguments: [(1, 88.0), (3, 88), (4, 104), (7, 170), (8, 180), (40, 180)])
  func staysBetweenTheHeightsOfItsFrame(lines: Int, height: Double) throws {
    let views: [ViewNode] = [
      editor(lines: lines).frame(minHeight: 88, maxHeight: 180),
      VStack { editor(lines: lines).frame(minHeight: 88, maxHeight: 180) }.node,
      ScrollView { editor(lines: lines).frame(minHeight: 88, maxHeight: 180) }.node,
    ]
    for view in views {
      let tree = try layOut { view }
      #expect(try tree.frame("notes").height == height)
      #expect(try !tree.text("notes").isTruncated && tree.text("notes").lineCount == lines)
      #expect(try tree.scrollsInside(tree.text("notes")) == (lines > 7))
    }
  }

  @Test func beginsAtTheTopOfItsFrame() throws {
    let tree = try layOut { editor(lines: 1).padding(10).frame(width: 200, height: 100) }
    #expect(try tree.frame("notes") == rect(50, 250, 200, 100))
    #expect(try tree.node("notes").content == rect(65, 268, 170, 22))
  }

  @Test func showsAsManyLinesAsItsFrameHasRoomFor() throws {
    let tree = try layOut { editor(lines: 40).frame(width: 200, height: 100) }
    #expect(try tree.node("notes").content == rect(55, 258, 190, 84))
  }

  @Test func leavesTheRestOfAColumnToOthersAndScrolls() throws {
    let tree = try layOut {
      VStack(spacing: 0) {
        box("above", 10, 200)
        editor(lines: 40)
        box("below", 10, 150)
      }
    }
    #expect(try tree.frame("notes") == rect(0, 200, 300, 250))
    #expect(try tree.frame("below").maxY == 600)
    #expect(try tree.scrollsInside(tree.text("notes")))
  }

  @Test func isNeverLowerThanALine() throws {
    let tree = try layOut(in: .screen(width: 300, height: 100)) {
      VStack(spacing: 0) {
        box("above", 10, 90)
        editor(lines: 4)
      }
    }
    #expect(try tree.frame("notes").height == 38)
  }

  @Test func isAsHighAsALineWithoutAnyText() throws {
    let tree = try layOut {
      VStack {
        TextEditor(text: nil).id("bare")
        TextEditor(text: .verbatim(""), placeholder: .verbatim("Notes")).id("empty")
      }
    }
    #expect(try tree.frame("bare").size == Size(width: 300, height: 38))
    #expect(try tree.frame("empty").height == 38 && tree.text("empty").isPlaceholder)
  }

  @Test func isAsWideAsItsTextWhereItMayChoose() throws {
    let tree = try layOut {
      ScrollView(.horizontal) {
        HStack {
          editor(lines: 1)
          TextEditor(text: .verbatim("Preparations for the journey to the islands")).id("long")
        }
      }
    }
    #expect(try tree.frame("notes").width == 100)
    #expect(try tree.frame("long").width > 300 && tree.text("long").lineCount == 1)
  }

  @Test func growsWithTheTextSize() throws {
    let tree = try layOut(in: .screen(width: 300, height: 600, dynamicTypeSize: .accessibility5)) {
      editor(lines: 2)
    }
    #expect(try tree.frame("notes").height == 2 * 62 + 16)
  }

  @Test func cutsOffALineThatItsFrameHasNoRoomFor() throws {
    let tree = try layOut { editor(lines: 3).frame(height: 24) }
    let node = try tree.node("notes")
    #expect(node.content.height == 22 && node.content.maxY > node.frame.maxY)
    #expect(node.content.intersection(node.contentReach).height == 16)
  }
}
