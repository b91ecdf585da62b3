import Testing

@testable import ViewTree

/// Fields that count only in certain views, and the words about fields of several forms.
@Suite struct ViewContextTests {
  @Test(arguments: [
    #"{"type": "list", "children": [{"type": "text", "listRow": {"part": "header"}}]}"#,
    """
    {"type": "form", "children": [{"type": "section", "children": [
      {"type": "overlay", "children": [{"type": "text", "listRow": {"hidesLineAbove": true}}]}]}]}
    """,
    """
    {"type": "grid", "columns": "content", "children": [
      {"type": "stack", "axis": "horizontal", "gridCell": {"isRow": true}, "children": [
        {"type": "wrapper", "children": [{"type": "text", "gridCell": {"columns": 2}}]}]},
      {"type": "gridRow", "children": [{"type": "text", "gridCell": {"isWidthUnsized": true}}]}]}
    """,
  ])
  func acceptsWhatCounts(view: String) {
    #expect(messages(of: view) == [])
  }

  @Test(arguments: [
    (
      #"{"type": "stack", "axis": "vertical", "children": [{"type": "text", "listRow": {}}]}"#,
      "129: “listRow” counts only in a view of type “list” or “form”; leave it out"
    ),
    (
      """
      {"type": "list", "children": [{"type": "stack", "axis": "vertical",
        "children": [{"type": "text", "listRow": {}}]}]}
      """,
      "44: “listRow” counts only in a view of type “list” or “form”; leave it out"
    ),
    (
      #"{"type": "grid", "columns": 2, "children": [{"type": "text", "gridCell": {"columns": 2}}]}"#,
      """
      123: “gridCell” counts only in a view of type “grid” whose “columns” are “content”; leave it out
      """
    ),
    (
      """
      {"type": "grid", "columns": "content", "children": [{"type": "stack", "axis": "vertical",
        "gridCell": {"isRow": true}}]}
      """,
      """
      25: a row of a grid is a stack whose “axis” is “horizontal”; change the “axis”, or leave “isRow” out
      """
    ),
  ])
  func refusesWhatDoesNotCount(view: String, expected: String) {
    #expect(messages(of: view) == [expected])
  }

  @Test func acceptsARowThatIsReadAlone() throws {
    #expect(throws: Never.self) {
      try ViewNode(
        json: """
          {"type": "stack", "axis": "vertical", "children": [{"type": "text", "listRow": {}}]}
          """)
    }
  }

  @Test(arguments: [
    (#""padding": {"left": 8}"#, "padding"), (#""listRow": {"insets": {"left": 8}}"#, "insets"),
  ])
  func namesTheFieldWhoseSideIsWrong(fields: String, name: String) {
    let messages = messages(of: #"{"type": "text", \#(fields)}"#)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("“\(name)” has no field “left”") == true)
  }

  @Test(arguments: [
    #"{"contents": "a"}"#, #"{"contents": "a", "table": "T"}"#, #"{"key": "a", "contents": "b"}"#,
  ])
  func namesTheFieldsOfBothFormsOfAText(text: String) {
    let messages = messages(of: #"{"type": "text", "text": \#(text)}"#)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix(
        "a text has no field “contents”; did you mean “content”? "
          + "Known fields: key, table, arguments, content, runs") == true)
  }

  /// The messages, each behind its column.
  private func messages(of view: String) -> [String] {
    let json = #"{"screen": "s", "states": [{"name": "n", "view": \#(view)}]}"#
    do throws(ScreenFileErrors) {
      _ = try ScreenFile.read(Array(json.utf8), file: "a.screen.json")
      return []
    } catch {
      return error.errors.map { error in
        "\(error.location.column): \(error.message)"
          + (error.suggestion.map { "; \($0)" } ?? "")
      }
    }
  }
}
