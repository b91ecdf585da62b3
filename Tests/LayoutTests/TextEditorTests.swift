import AuditModel
import Testing
import ViewTree

@testable import Layout

/// A field of several lines grows with its text, and scrolls where it cannot.
@Suite struct TextEditorTests {
  // A line of Body is 20.287 points high, which are 21 whole ones, and each further one 22; around the
  // lines are 8 above and below and 5 at the sides.
  private func height(lines: Int) -> Double { 21 + Double(lines - 1) * 22 }

  private func text(lines: Int) -> TextContent {
    .verbatim(Array(repeating: "Ideas", count: lines).joined(separator: "\n"))
  }

  private func editor(lines: Int) -> ViewNode { TextEditor(text: text(lines: lines)).id("notes") }

  @Test(arguments: [(1, 37.0), (2, 59), (5, 125)])
  func isAsHighAsItsText(lines: Int, height: Double) throws {
    let tree = try layOut { editor(lines: lines) }
    #expect(try tree.frame("notes") == rect(0, 300 - height / 2, 300, height))
    #expect(try tree.node("notes").content.height == self.height(lines: lines))
    #expect(try tree.text("notes").lineCount == lines && tree.text("notes").availableWidth == 290)
  }

  @Test func isInTheMiddleOfAFrameWithoutABorder() throws {
    let tree = try layOut {
      TextField(
        text: text(lines: 1), state: TextFieldState(isMultiline: true, hasBorder: false)
      )
      .id("field").frame(height: 121)
    }
    let field = try tree.frame("field")
    #expect(try tree.node("field").content.height == height(lines: 1))
    #expect(try tree.node("field").content.center.y == field.center.y)
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
        try tree.frame(name).size == Size(width: 120, height: height(lines: text.lineCount) + 16))
    }
  }

  @Test(arguments: [(1, 88.0), (3, 88), (4, 103), (7, 169), (8, 180), (40, 180)])
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
    #expect(try tree.node("notes").content == rect(65, 268, 170, 21))
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
    #expect(try tree.frame("notes").height == 37)
  }

  @Test func isAsHighAsALineWithoutAnyText() throws {
    let tree = try layOut {
      VStack {
        TextEditor(text: nil).id("bare")
        TextEditor(text: .verbatim(""), placeholder: .verbatim("Notes")).id("empty")
      }
    }
    #expect(try tree.frame("bare").size == Size(width: 300, height: 37))
    #expect(try tree.frame("empty").height == 37 && tree.text("empty").isPlaceholder)
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
    // A line of 53 points is 63.25 points high.
    #expect(try tree.frame("notes").height == 126 + 16)
  }

  @Test func cutsOffALineThatItsFrameHasNoRoomFor() throws {
    let tree = try layOut { editor(lines: 3).frame(height: 24) }
    let node = try tree.node("notes")
    #expect(node.content.height == 21 && node.content.maxY > node.frame.maxY)
    #expect(node.content.intersection(node.contentReach).height == 16)
  }
}
