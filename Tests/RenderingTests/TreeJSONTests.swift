import Accessibility
import AuditModel
import Foundation
import Testing
import ViewTree

@testable import Rendering

/// A screen as JSON.
@Suite struct TreeJSONTests {
  /// The promises to readers of the JSON.
  private struct Document: Decodable {
    struct Rectangle: Decodable { let x, y, width, height: Double }
    struct Extent: Decodable { let width, height: Double }
    struct Text: Decodable {
      let string: String
      let key: String?
      let pointSize, wantedWidth: Double
      let availableWidth: Double?
      let lines: [String]
      let isTruncated: Bool
    }
    struct Node: Decodable {
      let node, kind: String
      let parent: Int?
      let frame: Rectangle
      let isVisible, isOffScreen: Bool
      let clippedBy: String?
      let text: Text?
    }
    struct Element: Decodable {
      let node, label: String
      let traits: [String]
      let frame: Rectangle
    }
    struct Announcement: Decodable, Equatable {
      let string: String
      let key: String?
    }
    let viewport: Extent
    let nodes: [Node]
    let elements: [Element]
    let announcements: [Announcement]
  }

  @Test func countsNodesTextsAndElements() throws {
    let screen = try screen(texts: ["save": "Save the board"]) {
      Button { Text(localized("save")).lineLimit(1).frame(width: 80) }.id("keep")
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(TreeJSON(screen).json().utf8))
    #expect(document.viewport.width == 320 && document.viewport.height == 568)
    #expect(document.nodes.map(\.kind) == ["button", "text"])
    #expect(document.nodes.map(\.parent) == [nil, 0])
    #expect(document.nodes.map(\.node) == ["keep", "keep/text-1"])
    let text = try #require(document.nodes[1].text)
    #expect(text.string == "Save the board" && text.key == "save" && text.isTruncated)
    #expect(text.availableWidth == 80 && text.wantedWidth > 80 && text.pointSize == 17)
    #expect(text.lines.count == 1 && text.lines.first?.hasSuffix("…") == true)
    #expect(document.elements.map(\.label) == ["Save the board"])
    #expect(document.elements.map(\.traits) == [["button"]])
    #expect(document.announcements.isEmpty)
  }

  @Test func printsAnnouncements() throws {
    let screen = try screen(
      texts: ["done": "It is done"], announcing: [.verbatim("Wait"), localized("done")]
    ) {
      Text(.verbatim("Ideas"))
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(TreeJSON(screen).json().utf8))
    #expect(
      document.announcements == [
        .init(string: "Wait", key: nil), .init(string: "It is done", key: "done"),
      ])
    #expect(document.nodes.count == 1)
    #expect(SVGDrawing(screen).svg == SVGDrawing(AccessibleScreen(screen.tree)).svg)
  }

  @Test func namesTheClippingNode() throws {
    let screen = try screen {
      VStack { Text(.verbatim("Ideas")) }.frame(width: 100, height: 10).clipped().id("box")
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(TreeJSON(screen).json().utf8))
    #expect(document.nodes.map(\.clippedBy) == [nil, "box"])
  }

  @Test func writesWhatIsEndless() throws {
    let screen = try screen {
      ScrollView(.horizontal) { Text(.verbatim("Ideas")).frame(maxWidth: .infinity) }
    }
    let json = TreeJSON(screen).json()
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
  }
}
