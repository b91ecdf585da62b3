import AuditModel
import Testing

@testable import ViewTree

@Suite struct OriginJSONTests {
  @Test func locatesEveryViewByTheBeginningOfItsObject() throws {
    let view = try ViewNode(
      json: """
        {"type": "list", "children": [
          {"type": "text", "text": "a"},
          {"children": [{"type": "spacer"}], "type": "wrapper"}]}
        """, file: "list.json")
    #expect(view.origin == location(1, 1))
    #expect(view.children.map(\.origin) == [location(2, 3), location(3, 3)])
    #expect(view.children[1].children.map(\.origin) == [location(3, 17)])
  }

  @Test(arguments: [("e\u{301}", 2), ("👩‍👩‍👧", 5), ("𝄞", 1), ("ß", 1), ("🇫🇮", 2)])
  func countsColumnsInUnicodeScalars(before: String, scalars: Int) throws {
    let view = try ViewNode(
      json: #"{"type": "list", "id": "\#(before)", "children": [{"type": "spacer"}]}"#,
      file: "list.json")
    #expect(view.children.map(\.origin) == [location(1, 41 + scalars)])
  }

  @Test func doesNotCountTheByteOrderMark() throws {
    let text = "\u{FEFF}" + #"{"screen": "s", "states": [{"name": "n", "view": {"type": "list"}}]}"#
    let screen = try ScreenFile.read(Array(text.utf8), file: "list.json")
    #expect(screen.origin == location(1, 12))
    #expect(screen.states.map(\.origin) == [location(1, 28)])
    let device = Device.narrowest(with: .compactRegular)
    let view = screen.states[0].prepare(device).render(RenderEnvironment())
    #expect(view.origin == location(1, 50))
  }

  @Test func locatesErrorsByTheSameColumns() {
    let error = #expect(throws: ScreenFileErrors.self) {
      try ViewNode(json: #"{"id": "e\#u{301}𝄞", "type": "nothing"}"#, file: "list.json")
    }
    #expect(
      error?.errors.map(\.location) == [SourceLocation(file: "list.json", line: 1, column: 23)])
  }

  private func location(_ line: Int, _ column: Int) -> NodeOrigin {
    .file(SourceLocation(file: "list.json", line: line, column: column))
  }
}
