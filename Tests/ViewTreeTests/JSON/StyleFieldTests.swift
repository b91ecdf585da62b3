import TestSupport
import Testing

@testable import ViewTree

/// Fields of screen files that are modifiers in SwiftUI show buttons, badges and sheets as those do.
@Suite struct StyleFieldTests {
  /// A button of a file whose label has no colour, with fields of its own.
  private func button(_ fields: String) throws -> ViewNode {
    try ViewNode(
      json: #"{"type": "button", "children": [{"type": "text", "text": "Save"}], \#(fields)}"#)
  }

  private func built(_ role: ButtonRole? = nil) -> ViewNode {
    Button(.literal("Save"), role: role, action: {}).node.content
  }

  private func shape(_ view: ViewNode) -> String {
    view.json().replacing(/"slot": \d+,?\s*/, with: "")
  }

  @Test func leaveALabelAsItIsWrittenWithoutAStyle() throws {
    #expect(try button(#""id": "a""#).style.foreground == nil)
  }

  @Test func tintTheLabelOfAnAutomaticButton() throws {
    #expect(try button(#""buttonStyle": "automatic""#).style.foreground == .accentColor)
    #expect(try button(#""buttonStyle": "borderless""#).style.foreground == .accentColor)
    #expect(try button(#""buttonStyle": "plain""#).style.foreground == nil)
    #expect(
      try button(#""buttonStyle": "automatic", "role": "destructive""#).style.foreground == .red)
    #expect(
      try button(#""buttonStyle": "automatic", "foreground": "label""#).style.foreground == .label)
  }

  @Test func putLabelsIntoTheShapesOfSwiftUI() throws {
    let bordered = try button(#""buttonStyle": "bordered""#)
    #expect(shape(bordered) == shape(built().buttonStyle(.bordered)))
    // A style with a ground of its own has the colours of its label, and none around.
    for (name, style) in [
      ("borderedProminent", built().buttonStyle(.borderedProminent)),
      ("glassProminent", built().buttonStyle(.glassProminent)),
      ("glass", built().buttonStyle(.glass)),
    ] {
      let read = try button(#""buttonStyle": "\#(name)""#)
      #expect(read.children.map(shape) == style.children.map(shape), "\(name)")
    }
  }

  @Test func disableAllControlsInAView() throws {
    let stack = try ViewNode(
      json: """
        {"type": "stack", "axis": "vertical", "isEnabled": false, "children": [
          {"type": "button", "children": [{"type": "text", "text": "Save"}]},
          {"type": "toggle", "isOn": true, "children": [{"type": "text", "text": "Backup"}]},
          {"type": "textField", "title": "Name"}]}
        """)
    #expect(stack.children[0].kind == .button(isEnabled: false))
    #expect(stack.children[1].kind == .toggle(isOn: true, isEnabled: false))
    guard case .textField(let field) = stack.children[2].kind else {
      Issue.record("the field is gone")
      return
    }
    #expect(!field.isEnabled)
    let form = try ViewNode(
      json: """
        {"type": "form", "isEnabled": false, "children": [{"type": "section", "children": [
          {"type": "button", "children": [{"type": "text", "text": "Save"}]}]}]}
        """)
    #expect(form.children[0].kind == .button(isEnabled: false))
  }

  @Test func giveButtonsTheirSizeAndTheNearestStyle() throws {
    let stack = try ViewNode(
      json: """
        {"type": "stack", "axis": "vertical", "buttonStyle": "bordered", "controlSize": "large",
         "children": [
          {"type": "button", "id": "own", "buttonStyle": "plain",
           "children": [{"type": "text", "text": "Skip"}]},
          {"type": "button", "id": "shared", "children": [{"type": "text", "text": "Save"}]},
          {"type": "menu", "id": "menu", "title": "Sort"}]}
        """)
    #expect(stack.children[0].children[0].kind == .text)
    #expect(stack.children[1].children[0].layout.padding == ControlSize.large.buttonPadding)
    #expect(
      stack.children[2].content.children.first?.layout.padding == ControlSize.large.buttonPadding)
    #expect(try ViewNode(json: stack.json()).json() == stack.json())
  }

  @Test(arguments: ["3", "3.0", #"{"content": "3"}"#])
  func showNumbersInBadges(_ badge: String) throws {
    let row = try ViewNode(json: #"{"type": "text", "text": "Inbox", "badge": \#(badge)}"#)
    #expect(row.preference(\.badge) == .verbatim("3"))
    let tabs = try ViewNode(
      json: """
        {"type": "tabView", "children": [
          {"type": "tab", "title": "Inbox", "systemImage": "tray", "badge": \(badge)}]}
        """)
    #expect(
      tabs.children.last?.children.first?.content.accessibility.value == .verbatim("3"))
  }

  @Test func readDaysWithoutATime() throws {
    let days = try ["2026-07-14", "2026-07-14T00:00:00Z"].map {
      try ViewNode(json: #"{"type": "datePicker", "title": "Due", "date": "\#($0)"}"#)
    }
    #expect(days[0] == days[1])
  }

  @Test func giveSheetsTheirHeight() throws {
    let device = Device.narrowest(with: .compactRegular)
    let (height, safe) = (device.viewport.height, device.safeArea.vertical)
    for (json, expected) in [
      (#""medium""#, height / 2), (#""large""#, .infinity), ("200", 200),
      (#""30%""#, 0.3 * (height - safe)),
    ] as [(String, Double)] {
      let file = """
        {"screen": "a", "states": [{"name": "b", "view": {
          "type": "stack", "axis": "layered", "children": [
            {"type": "text", "text": "under"}, {"type": "sheet", "presentationDetent": \(json)}]}}]}
        """
      let screen = try ScreenFile.read(Array(file.utf8), file: "a.screen.json")
      let view = try #require(screen.states.first).prepare(device)
        .render(RenderEnvironment(device: device))
      let sheet = try #require(view.children.last?.children.first)
      #expect(sheet.layout.frame?.maxHeight == .points(expected), "\(json)")
    }
  }

  @Test(arguments: [#""infinity""#, #""Medium""#, #""120%""#, #""half""#, "-20", "true"])
  func refuseOtherHeightsOfASheet(_ json: String) {
    #expect(throws: ScreenFileErrors.self) {
      try ViewNode(json: #"{"type": "sheet", "presentationDetent": \#(json)}"#)
    }
  }

  @Test func giveDialogsNoCancelButton() throws {
    func answers(_ device: Device) throws -> Int {
      let file = """
        {"screen": "a", "states": [{"name": "b", "view": {
          "type": "stack", "axis": "layered", "children": [
            {"type": "text", "text": "under"},
            {"type": "confirmationDialog", "title": "Delete it?", "children": [
              {"type": "button", "children": [{"type": "text", "text": "Delete"}]},
              {"type": "button", "role": "cancel",
               "children": [{"type": "text", "text": "Cancel"}]}]}]}}]}
        """
      let screen = try ScreenFile.read(Array(file.utf8), file: "a.screen.json")
      let view = try #require(screen.states.first).prepare(device)
        .render(RenderEnvironment(device: device))
      return view.json().components(separatedBy: #""type": "button""#).count - 1
    }
    #expect(try answers(.narrowest(with: .compactRegular)) == 1)
    #expect(try answers(.narrowest(with: .regularRegular)) == 1)
  }

  @Test func nameTextFieldsByTheirTitles() throws {
    func field(_ fields: String) throws -> ViewNode {
      try ViewNode(json: #"{"type": "textField", "title": {"key": "name"}, \#(fields)}"#)
    }
    let alone = try field(#""id": "a""#)
    #expect(alone.placeholder == localized("name") && alone.accessibility.label == nil)
    let both = try field(#""placeholder": {"key": "example"}"#)
    #expect(
      both.placeholder == localized("example") && both.accessibility.label == localized("name"))
    let filled = try field(#""text": "Anna""#)
    #expect(filled.accessibility.label == localized("name"))
    let built = TextField(
      localized("name"), text: .constant(""), prompt: Text(localized("example")))
    #expect(both.accessibility.label == built.node.content.accessibility.label)
    let labelled = try field(
      #""placeholder": {"key": "example"}, "accessibility": {"label": {"key": "own"}}"#)
    #expect(labelled.accessibility.label == localized("own"))
    #expect(throws: ScreenFileErrors.self) {
      try ViewNode(json: #"{"type": "toggle", "title": {"key": "name"}}"#)
    }
  }

  @Test func refuseAnInsetWithNothingOverTheContent() {
    #expect(throws: ScreenFileErrors.self) {
      try ViewNode(
        json: #"{"type": "safeAreaInset", "children": [{"type": "text", "text": "Terms"}]}"#)
    }
  }
}
