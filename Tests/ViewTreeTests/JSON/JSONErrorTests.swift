import AuditModel
import Testing

@testable import ViewTree

private let types =
  "text, image, symbol, rectangle, button, textField, toggle, slider, pageControl, stack, grid, scroll, list, "
  + "spacer, overlay, background, viewThatFits, geometryReader, custom, wrapper, navigationBar, tabBar, toolbar, "
  + "sheet, alert, label, divider, progress, gauge, labeledContent, groupBox, contentUnavailable, "
  + "asyncImage, link, shareLink, navigationLink, menu, disclosureGroup, secureField, stepper, picker, "
  + "datePicker, colorPicker, form, section, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, gridRow, table, tableRow, "
  + "navigationStack, toolbarItem, navigationSplitView, tabView, tab, confirmationDialog, safeAreaInset"

@Suite struct JSONErrorTests {
  @Test(arguments: [
    (
      #"{"type": "text", "tex": "a"}"#,
      "view.json:1:18: a view of type “text” has no field “tex”; did you mean “text”?"
    ),
    (
      #"{"type": "text", "isOn": true}"#,
      "view.json:1:18: a view of type “text” has no field “isOn”; "
        + "it belongs to “autoplay” or views of type “toggle”"
    ),
    (
      #"{"type": "text", "shape": true}"#,
      "view.json:1:18: a view of type “text” has no field “shape”; “legible schema screen --format "
        + "markdown” lists its 77 fields"
    ),
    (
      #"{"type": "section", "title": {"key": "a"}}"#,
      "view.json:1:21: a view of type “section” has no field “title”; did you mean “header”?"
    ),
    (
      #"{"type": "text", "tag": 1}"#,
      "view.json:1:18: a view of type “text” has no field “tag”; did you mean “id”?"
    ),
    (
      #"{"type": "image", "systemName": "star"}"#,
      "view.json:1:19: a view of type “image” has no field “systemName”; a symbol is a view of type "
        + "“symbol” with that “name”"
    ),
    (
      #"{"type": "button", "title": "Save"}"#,
      "view.json:1:20: a view of type “button” has no field “title”; its label is a view among its "
        + "“children”"
    ),
    (
      #"{"type": "toggle", "isOm": true}"#,
      "view.json:1:20: a view of type “toggle” has no field “isOm”; did you mean “isOn”?"
    ),
    (
      #"{"type": "text", "frame": {"minWidth": 44, "maxWidth": 40}}"#,
      "view.json:1:40: “minWidth” is greater than “maxWidth”, and SwiftUI takes no contradictory frame; "
        + "change one of them"
    ),
    (
      #"{"type": "text", "minWidth": 44}"#,
      "view.json:1:18: a view of type “text” has no field “minWidth”; it belongs to “frame”"
    ),
    (
      #"{"type": "text", "hugsContent": true}"#,
      "view.json:1:18: a view of type “text” has no field “hugsContent”; "
        + "it belongs to “frame” or views of type “scroll”"
    ),
    (
      #"{"type": "text", "frame": {"colour": 1}}"#,
      "view.json:1:28: “frame” has no field “colour”; known fields: width, height, minWidth, "
        + "idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment, hugsContent"
    ),
    (
      #"{"type": "text", "text": {"contents": "a"}}"#,
      "view.json:1:27: a text has no field “contents”; did you mean “content”? "
        + "Known fields: key, table, arguments, content, runs"
    ),
    (
      #"{"type": "stack", "axis": "vertical", "contents": []}"#,
      "view.json:1:39: a view of type “stack” has no field “contents”; did you mean “children”?"
    ),
    (
      #"{"type": "txet"}"#,
      "view.json:1:10: “txet” is no type of view; did you mean “text”?"
    ),
    (
      #"{"type": "HStack"}"#,
      #"view.json:1:10: “HStack” is no type of view; write "stack" with "axis": "horizontal""#
    ),
    (
      #"{"type": "webPage"}"#,
      "view.json:1:10: “webPage” is no type of view; write one of \(types)"
    ),
    (
      #"{"text": "a"}"#,
      "view.json:1:1: a view needs the field “type”; its value is one of \(types)"
    ),
    (#"[]"#, "view.json:1:1: the view has to be an object, but is a list"),
    (
      #"{"type": "text", "id": null}"#,
      "view.json:1:24: “id” has to be a string, but is null; leave it out"
    ),
    (#"{"type": "text", "id": " "}"#, "view.json:1:24: “id” is empty"),
    (
      #"{"type": "text", "text": 5}"#,
      "view.json:1:26: “text” has to be a string or an object with a “key”, "
        + "“content” or “runs”, but is 5"
    ),
    (
      #"{"type": "text", "text": {"table": "T"}}"#,
      "view.json:1:26: a localized string needs the field “key”; its value is a string"
    ),
    (
      #"{"type": "image", "name": "x", "width": 10, "weight": "bold"}"#,
      "view.json:1:1: a view of type “image” has both “width” and “height”, or neither; "
        + "add the other one"
    ),
    (
      #"{"type": "stack"}"#,
      "view.json:1:1: a view of type “stack” needs the field “axis”; "
        + "its value is one of vertical, horizontal, layered"
    ),
    (
      #"{"type": "stack", "axis": "up"}"#,
      "view.json:1:27: “up” is no stack axis; write one of vertical, horizontal, layered"
    ),
    (
      #"{"type": "text", "foreground": "crimson"}"#,
      "view.json:1:32: “crimson” is no colour; write #rrggbb, #rrggbbaa, a colour of iOS such as "
        + "systemRed, or one of tint, primary, secondary, tertiary, quaternary, pattern"
    ),
    (
      #"{"type": "text", "foreground": "systmRed"}"#,
      "view.json:1:32: “systmRed” is no colour; did you mean “systemRed”?"
    ),
    (
      #"{"type": "text", "traits": ["header"]}"#,
      "view.json:1:18: a view of type “text” has no field “traits”; write "
        + #""accessibility": {"addedTraits": ["header"]}"#
    ),
    (
      #"{"type": "text", "accessibility": {"traits": ["header"]}}"#,
      "view.json:1:36: “accessibility” has no field “traits”; did you mean “addedTraits”?"
    ),
    (
      #"{"type": "text", "key": "login.title"}"#,
      "view.json:1:18: a view of type “text” has no field “key”; write \"text\": {\"key\": …}"
    ),
    (
      #"{"type": "text", "textStyle": "body"}"#,
      "view.json:1:18: a view of type “text” has no field “textStyle”; did you mean “font”?"
    ),
    (
      ##"{"type": "text", "background": {"dark": "#000"}}"##,
      "view.json:1:32: a colour needs the field “light”; "
        + "its value is a string such as “#336699”"
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
      "view.json:1:26: “hadline” is no text style; did you mean “headline”? "
        + "Known names: largeTitle, title1, title2, title3, headline, body, callout, subheadline, "
        + "footnote, caption1, caption2"
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
      "view.json:1:31: “lineLimit” has to be an integer, but is 1.5"
    ),
    (
      #"{"type": "tabView", "children": [{"type": "tab", "title": {"key": "home"}}]}"#,
      "view.json:1:34: a view of type “tab” needs the field “systemImage”, unless it has “tabRole”"
    ),
    (
      #"{"type": "navigationSplitView", "children": [{"type": "text", "text": {"key": "a"}}]}"#,
      "view.json:1:1: a view of type “navigationSplitView” has two or three columns, but 1 of them; "
        + "give it a sidebar and a detail, and one column between them at most"
    ),
    (
      #"{"type": "slider", "value": 1, "minimum": 2}"#,
      "view.json:1:1: the “minimum” of a “slider” is greater than its “maximum”"
    ),
    (
      #"{"type": "wrapper"}"#,
      "view.json:1:1: a view of type “wrapper” needs exactly one child, but has 0"
    ),
    (
      #"{"type": "image", "height": 5}"#,
      "view.json:1:1: a view of type “image” has both “width” and “height”, or neither; "
        + "add the other one"
    ),
    (
      #"{"type": "text", "smallestTextSize": "large", "largestTextSize": "small"}"#,
      "view.json:1:38: “smallestTextSize” is larger than “largestTextSize”; swap the two"
    ),
    (
      #"{"type": "text", "slot": 18446744073709551616}"#,
      "view.json:1:26: “slot” has to lie between 0 and 18446744073709551615, "
        + "but is 18446744073709551616"
    ),
    (
      #"{"type": "text", "text": "a", "text": "b"}"#,
      "view.json:1:31: the field “text” is there twice; leave one of them out"
    ),
    (
      #"{"type": "text", "text": "\udc00"}"#,
      "view.json:1:27: half of a surrogate pair is no character; "
        + "write the character itself, or both halves"
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
    let error = try #require(throws: ScreenFileErrors.self) {
      try ViewNode(json: #"{"type": "tetx"}"#, file: "Login.screen.json")
    }
    let first = try #require(error.errors.first)
    #expect(first.location == SourceLocation(file: "Login.screen.json", line: 1, column: 10))
    #expect(first.message == "“tetx” is no type of view")
    #expect(first.suggestion == "did you mean “text”?")
    #expect(error.errors.count == 1)
  }

  private func message(of json: String) -> String? {
    do throws(ScreenFileErrors) {
      _ = try ViewNode(json: json)
      return nil
    } catch {
      return error.description
    }
  }
}
