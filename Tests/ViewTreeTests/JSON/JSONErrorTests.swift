import AuditModel
import Testing

@testable import ViewTree

@Suite struct JSONErrorTests {
  @Test(arguments: [
    (
      #"{"type": "text", "tex": "a"}"#,
      "view.json:1:18: the view “text” has no field “tex”; did you mean “text”?"
    ),
    (
      #"{"type": "text", "isOn": true}"#,
      "view.json:1:18: the view “text” has no field “isOn”"
    ),
    (
      #"{"type": "txet"}"#,
      "view.json:1:10: “txet” is no type of view; did you mean “text”?"
    ),
    (#"{"text": "a"}"#, "view.json:1:1: a view needs the field “type”"),
    (#"[]"#, "view.json:1:1: the view has to be an object, but is a list"),
    (
      #"{"type": "text", "id": null}"#,
      "view.json:1:24: “id” has to be a text, but is null; leave the field out"
    ),
    (#"{"type": "text", "id": " "}"#, "view.json:1:24: “id” is empty"),
    (
      #"{"type": "text", "text": 5}"#,
      "view.json:1:26: “text” has to be a text or an object with a “key”, but is 5"
    ),
    (
      #"{"type": "text", "text": {"table": "T"}}"#,
      "view.json:1:26: a localized text needs the field “key”"
    ),
    (
      #"{"type": "stack"}"#, "view.json:1:1: a “stack” needs the field “axis”"
    ),
    (
      #"{"type": "stack", "axis": "up"}"#,
      "view.json:1:27: “up” is no stack axis; write one of vertical, horizontal, layered"
    ),
    (
      #"{"type": "text", "foreground": "red"}"#,
      "view.json:1:32: “red” is no colour; write it as #rrggbb or #rrggbbaa"
    ),
    (
      ##"{"type": "text", "background": {"dark": "#000"}}"##,
      "view.json:1:32: a colour needs the field “light”"
    ),
    (
      #"{"type": "text", "accessibility": {"addedTraits": ["button", "headr"]}}"#,
      "view.json:1:62: “headr” is no accessibility trait; did you mean “header”?"
    ),
    (
      #"{"type": "text", "accessibility": {"language": "english, please"}}"#,
      "view.json:1:48: “english, please” is no language; write it as in “pt-BR” or “zh-Hant”"
    ),
    (
      #"{"type": "text", "font": "hadline"}"#,
      "view.json:1:26: “hadline” is no text style; did you mean “headline”?"
    ),
    (
      #"{"type": "text", "font": {"size": 0}}"#,
      "view.json:1:35: “size” has to lie between 0.1 and 10000, but is 0"
    ),
    (
      #"{"type": "text", "frame": {"width": "wide"}}"#,
      "view.json:1:37: “wide” is no length; write points as a number, "
        + "a share from “0%” to “100%”, or “infinity”"
    ),
    (
      #"{"type": "text", "frame": {"width": -1}}"#,
      "view.json:1:37: “width” has to lie between 0 and 1000000, but is -1"
    ),
    (
      #"{"type": "text", "padding": 1e999}"#,
      "view.json:1:29: “padding” is too large a number"
    ),
    (
      #"{"type": "text", "padding": 1e9}"#,
      "view.json:1:29: “padding” has to lie between -1000000 and 1000000, but is 1e9"
    ),
    (
      #"{"type": "text", "lineLimit": 1.5}"#,
      "view.json:1:31: “lineLimit” has to be a whole number, but is 1.5"
    ),
    (
      #"{"type": "slider", "value": 1, "minimum": 2}"#,
      "view.json:1:1: the “minimum” of a “slider” is greater than its “maximum”"
    ),
    (
      #"{"type": "wrapper"}"#,
      "view.json:1:1: a “wrapper” needs exactly one child, but has 0"
    ),
  ])
  func saysWhatIsWrongAndWhere(json: String, expected: String) {
    #expect(message(of: json) == expected)
  }

  @Test func countsColumnsInLaterLinesByUnicodeScalars() {
    let json = """
      {"type": "stack", "axis": "vertical", "children": [
        {"type": "text", "text": "👩🏽‍🚀é", "opacity": 2}]}
      """
    #expect(message(of: json) == "view.json:2:48: “opacity” has to lie between 0 and 1, but is 2")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func countsLinesWhateverEndsThem(lineEnd: String) {
    let json = ["{", #""type": "#, "5}"].joined(separator: lineEnd)
    #expect(
      message(of: json)
        == "view.json:3:1: “type” has to be the name of a type of view, but is 5")
  }

  @Test func refusesTwoSiblingsWithOneName() {
    let json = """
      {"type": "list", "children": [{"type": "text", "id": "a"}, {"type": "text", "id": "b"},
      {"type": "wrapper", "children": [{"type": "text", "id": "a"}]}]}
      """
    #expect(
      message(of: json) == "view.json:2:1: two siblings have the id “a”; give each its own")
  }

  @Test func allowsTheSameNameInDifferentPlaces() throws {
    let row = #"{"type": "list", "children": [{"type": "text", "id": "a"}]}"#
    let view = try ViewNode(json: #"{"type": "list", "children": [\#(row), \#(row)]}"#)
    #expect(view.children.count == 2)
  }

  @Test(arguments: ["me", "around"])
  func refusesAReadingOrderThatNamesAViewAroundIt(id: String) {
    let json = """
      {"type": "list", "id": "around", "children": [{"type": "list", "id": "me",
      "accessibility": {"elementOrder": ["in", "\(id)"]},
      "children": [{"type": "text", "id": "in"}]}]}
      """
    #expect(
      message(of: json) == """
        view.json:2:42: “elementOrder” names “\(id)”, which is the view itself or lies around it; \
        name only views inside it
        """)
  }

  @Test func carriesItsPartsApart() throws {
    let error = try #require(throws: ScreenFileError.self) {
      try ViewNode(json: #"{"type": "tetx"}"#, file: "Login.screen.json")
    }
    #expect(error.location == SourceLocation(file: "Login.screen.json", line: 1, column: 10))
    #expect(error.message == "“tetx” is no type of view")
    #expect(error.suggestion == "did you mean “text”?")
  }

  private func message(of json: String) -> String? {
    do throws(ScreenFileError) {
      _ = try ViewNode(json: json)
      return nil
    } catch {
      return error.description
    }
  }
}
