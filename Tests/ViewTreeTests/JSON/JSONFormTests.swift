import AuditModel
import Testing

@testable import ViewTree

@Suite struct JSONFormTests {
  @Test func writesSortedFieldsWithoutDefaults() {
    let view = HStack(spacing: 4) {
      Text(.verbatim("Hello")).font(.title.bold()).padding(.horizontal, 8)
      Button(localized("ok")).id("ok")
    }
    .frame(width: .fraction(0.5), height: .infinity)
    #expect(
      view.json() == """
        {
          "axis": "horizontal",
          "children": [
            {
              "font": {
                "style": "title1",
                "weight": "bold"
              },
              "padding": {
                "leading": 8,
                "trailing": 8
              },
              "text": {
                "content": "Hello"
              },
              "type": "text"
            },
            {
              "children": [
                {
                  "text": {
                    "key": "ok"
                  },
                  "type": "text"
                }
              ],
              "id": "ok",
              "type": "button"
            }
          ],
          "frame": {
            "height": "infinity",
            "width": "50%"
          },
          "spacing": 4,
          "type": "stack"
        }
        """)
  }

  @Test func makesTheTitleOfABarAHeading() throws {
    let bar = try ViewNode(
      json: #"{"type": "navigationBar", "text": "Boards", "children": [{"type": "button"}]}"#)
    #expect(bar.text == nil && bar.children.count == 2)
    #expect(bar.children[0].text == .literal("Boards"))
    #expect(bar.children[0].accessibility.addedTraits == .header)
    #expect(bar.children[0].layout.barPlacement == .principal)
    #expect(try ViewNode(json: bar.json()) == bar)
    let built = NavigationBar(title: .verbatim("Boards")) { Button {} }.node
    #expect(bar.children.map(\.slot) == built.children.map(\.slot))
  }

  @Test(arguments: ["sheet", "alert"]) func keepsVoiceOverInSheetsAndAlerts(type: String) throws {
    #expect(try ViewNode(json: #"{"type": "\#(type)"}"#).accessibility.isModal)
    let open = try ViewNode(
      json: #"{"type": "\#(type)", "accessibility": {"label": "a", "isModal": false}}"#)
    #expect(!open.accessibility.isModal)
    #expect(try ViewNode(json: open.json()) == open)
  }

  @Test func writesAnEditorAsAFieldOfSeveralLines() throws {
    let view = TextEditor(text: .verbatim("a"), state: TextFieldState(isEditing: true)).node
    #expect(
      view.json() == """
        {
          "isEditing": true,
          "isMultiline": true,
          "text": {
            "content": "a"
          },
          "type": "textField"
        }
        """)
    #expect(try ViewNode(json: view.json()) == view)
    #expect(
      try ViewNode(json: #"{"type": "textField"}"#)
        == TextField(text: nil).textFieldStyle(.roundedBorder))
  }

  @Test(arguments: [
    (#""Save""#, TextContent.literal("Save")),
    (#"{"content": "Trip to Rome"}"#, .verbatim("Trip to Rome")),
    (#"{"content": ""}"#, .verbatim("")), (#"{"key": "save"}"#, localized("save")),
  ])
  func tellsLiteralsFromContentAndKeys(json: String, text: TextContent) throws {
    let view = try ViewNode(json: #"{"type": "text", "text": \#(json)}"#)
    #expect(view.text == text)
    #expect(try ViewNode(json: view.json()) == view)
  }

  @Test func readsAndWritesOffsetsAndTouches() throws {
    let view = Text(localized("a")).offset(x: -4, y: 8).allowsHitTesting(false)
    #expect(try ViewNode(json: view.json()) == view)
    let read = try ViewNode(
      json: #"{"type": "text", "offset": {"x": -4, "y": 8}, "allowsHitTesting": false}"#)
    #expect(read.layout.offset == Point(x: -4, y: 8) && !read.layout.allowsHitTesting)
  }

  @Test func readsAndWritesScales() throws {
    let view = Text(localized("a")).scaleEffect(x: 0.5, y: -2, anchor: .bottomTrailing)
    #expect(try ViewNode(json: view.json()) == view)
    let read = try ViewNode(json: #"{"type": "text", "scale": {"x": 0.5}}"#)
    #expect(read.layout.scale == ScaleEffect(x: 0.5, y: 1, anchor: .center))
  }

  @Test func readsAndWritesRedactions() throws {
    let view = Text(localized("a")).privacySensitive().redacted(reason: .privacy)
    #expect(try ViewNode(json: view.json()) == view)
    let read = try ViewNode(
      json: #"{"type": "text", "redaction": "unredacted", "isPrivacySensitive": false}"#)
    #expect(read.layout.redaction == .unredacted && read.layout.isPrivacySensitive == false)
  }

  @Test func givesChildrenTheSlotsOfTheirPlaces() throws {
    let view = try ViewNode(
      json: """
        {"type": "stack", "axis": "vertical",
         "children": [{"type": "text"}, {"type": "text", "id": "a"}, {"type": "text", "slot": 9}]}
        """)
    #expect(view.children.map(\.slot) == [1, 2, 9])
    #expect(view.slot == 0)
  }

  @Test(arguments: [
    ("systemRed", UIColor.systemRed), ("red", .systemRed), ("secondaryLabel", .secondaryLabel),
    ("gray", .systemGray), ("systemGray6", .systemGray6), ("white", .white), ("link", .link),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
  ])
  func readsTheColoursOfIOS(_ name: String, _ color: UIColor) throws {
    let read = try ViewNode(
      json: #"{"type": "text", "text": {"content": "A"}, "foreground": "\#(name)"}"#)
    #expect(read == Text(.verbatim("A")).foregroundColor(color.color).node)
  }

  @Test func readsTheSameTreeThatTheBuilderMakes() throws {
    let built = VStack {
      Text(localized("count", 3)).lineLimit(1)
      Image(symbol: "star").foregroundColor(Color(.black, dark: .white))
    }
    let read = try ViewNode(
      json: """
        {"type": "stack", "axis": "vertical", "children": [
          {"type": "text", "text": {"key": "count", "arguments": [3]}, "lineLimit": 1},
          {"type": "image", "name": "star", "width": 20, "height": 20, "scales": true,
           "foreground": {"light": "#000", "dark": "#ffffff"}}]}
        """)
    #expect(read == built.node)
  }

  @Test func distinguishesWholeNumbersFromNumbersWithDecimals() throws {
    let view = try ViewNode(
      json: """
        {"type": "text", "text": {"key": "k", "arguments": [2, 2.0, 2e0, "two", {"key": "two"}]}}
        """)
    let two = LocalizedText.Argument.text(localized("two"))
    let text = LocalizedText(
      key: "k",
      arguments: [.integer(2), .number(2), .number(2), .text(.literal("two")), two])
    #expect(view.text == .localized(text))
  }

  @Test func readsEverythingAssistiveTechnologiesAreTold() throws {
    let view = try ViewNode(
      json: """
        {"type": "rectangle", "background": "picture", "accessibility": {
          "label": "Map", "addedTraits": ["button", "updatesFrequently"],
          "removedTraits": ["image"], "language": "pt_br", "elementOrder": ["a", "b"],
          "grouping": "contain", "sortPriority": -1, "hasTapAction": true}}
        """)
    #expect(view.style.background == .picture)
    #expect(view.accessibility.label == .literal("Map"))
    #expect(view.accessibility.addedTraits == [.button, .updatesFrequently])
    #expect(view.accessibility.removedTraits == .image)
    #expect(view.accessibility.language == "pt-BR")
    #expect(view.accessibility.elementOrder == ["a", "b"])
    #expect(view.accessibility.grouping == .contain)
    #expect(view.accessibility.sortPriority == -1)
    #expect(view.accessibility.hasTapAction)
  }

  @Test func namesAllNinePlaces() throws {
    for alignment in Alignment.choices {
      let node = ViewNode(.overlay(alignment))
      #expect(try ViewNode(json: node.json()) == node)
    }
    #expect(Alignment.topLeading.jsonName == "topLeading")
    #expect(Alignment.trailing.jsonName == "trailing")
    #expect(Alignment.bottom.jsonName == "bottom")
  }
}
