import AuditModel
import Testing

@testable import ViewTree

@Suite struct ScreenFileTests {
  @Test func readsAScreenWithItsStates() throws {
    let screen = try read(
      """
      {
        "screen": "login",
        "title": "Signing in",
        "states": [
          {"name": "idle", "view": {"type": "text", "text": "a"}},
          {"name": "typing", "keyboard": true, "announcements": ["c", {"key": "d"}],
           "view": {"type": "text", "text": "b"}}
        ]
      }
      """)
    #expect(screen.id == "login")
    #expect(screen.title == "Signing in")
    #expect(screen.states.map(\.name) == ["idle", "typing"])
    let device = Device.narrowest(with: .compactRegular)
    #expect(screen.states.map { $0.prepare(device).showsKeyboard } == [false, true])
    #expect(
      screen.states.map { $0.prepare(device).announcements }
        == [[], [.literal("c"), localized("d")]])
    #expect(screen.location == SourceLocation(file: "a.screen.json", line: 2, column: 13))
    #expect(text(of: screen, state: 1) == "b")
  }

  @Test func putsAPositionAroundTheFrameOfAView() throws {
    let screen = try read(
      """
      {"screen": "map", "states": [{"name": "idle", "view": {"type": "rectangle",
        "frame": {"width": 20, "height": 20}, "position": {"x": 40, "y": 30}}}]}
      """)
    let root = screen.states[0].prepare(.narrowest(with: .compactRegular))
      .render(RenderEnvironment())
    let positioned = try #require(root.first { $0.layout.position != nil })
    #expect(positioned.kind == .wrapper && positioned.layout.frame == nil)
    #expect(positioned.children.first?.layout.frame?.width == .points(20))
    #expect(positioned.children.first?.layout.position == nil)
  }

  @Test func readsWhatAStateDeclares() throws {
    let screen = try read(
      """
      {"screen": "s", "states": [
        {"name": "list", "accessibilityFocused": "row", "view": {"type": "text"}},
        {"name": "undo", "timeLimit": {"seconds": 4, "canBeExtended": false}, "view": {"type": "text"}}
      ]}
      """)
    let states = screen.states.map { $0.prepare(.narrowest(with: .compactRegular)) }
    #expect(states.map(\.accessibilityFocused) == ["row", nil])
    #expect(states.map(\.timeLimit) == [nil, TimeLimit(seconds: 4, canBeExtended: false)])
  }

  @Test(arguments: [
    (#""accessibilityFocused": 1"#, "66: “accessibilityFocused” has to be a string, but is 1"),
    (#""timeLimit": 4"#, "55: “timeLimit” has to be an object, but is 4"),
    (
      #""timeLimit": {"seconds": 4}"#,
      "55: “timeLimit” needs the field “canBeExtended”; its value is true or false"
    ),
    (
      #""timeLimit": {"seconds": -1, "canBeExtended": true}"#,
      "67: “seconds” has to lie between 0 and 950400, but is -1"
    ),
  ])
  func saysWhatIsWrongWithADeclaration(field: String, expected: String) {
    let json = """
      {"screen": "s", "states": [{"name": "n", \(field), "view": {"type": "text"}}]}
      """
    #expect(message(of: json) == "a.screen.json:1:\(expected)")
  }

  @Test func rendersTheTreeThatTheBuilderWould() throws {
    let screen = try read(
      """
      {"screen": "s", "states": [{"name": "n", "view":
        {"type": "list", "children": [{"type": "text", "text": "a"}]}}]}
      """)
    let built = ScreenState(name: "n") { _ in List { Text(verbatim: "a") } }
    let device = Device.narrowest(with: .compactRegular)
    let environment = RenderEnvironment(device: device)
    let read = try #require(screen.states.first).prepare(device).render(environment)
    #expect(read == built.prepare(device).render(environment))
  }

  @Test(arguments: [
    ("", Length(320)), (#", "frame": {"minHeight": 50}"#, 320),
    (#", "frame": {"width": 300}"#, 300),
    (#", "frame": {"maxWidth": 200}"#, nil),
  ])
  func givesAnAlertTheWidthOfIOS(_ frame: String, width: Length?) throws {
    let screen = try read(
      """
      {"screen": "s", "states": [{"name": "n", "view": {"type": "alert"\(frame)}}]}
      """)
    let device = Device.narrowest(with: .compactRegular)
    let node = try #require(screen.states.first).prepare(device)
      .render(RenderEnvironment(device: device))
    #expect(node.layout.frame?.width == width)
  }

  private static let sheets: [(String, SizeClasses, Length?, Length?, Alignment)] = [
    ("", .compactRegular, .infinity, .infinity, .bottom),
    ("", .regularRegular, 580, 620, .center),
    (#", "frame": {"height": 300}"#, .compactRegular, .infinity, nil, .bottom),
  ]

  @Test(arguments: sheets)
  func givesASheetTheSizeOfIOS(
    _ frame: String, classes: SizeClasses, width: Length?, height: Length?, alignment: Alignment
  ) throws {
    let screen = try read(
      """
      {"screen": "s", "states": [{"name": "n", "view": {"type": "stack", "axis": "layered", "children": [
        {"type": "text", "text": "under"}, {"type": "sheet"\(frame)}]}}]}
      """)
    let device = Device.narrowest(with: classes)
    let node = try #require(screen.states.first).prepare(device)
      .render(RenderEnvironment(device: device))
    let around = try #require(node.children.last)
    #expect(around.kind == .wrapper && around.layout.frame?.alignment == alignment)
    let sheet = try #require(around.children.first)
    #expect(sheet.declarations.hasEscapeAction == true)
    #expect(sheet.kind == .sheet && sheet.style.background == .color(.systemBackground))
    #expect(sheet.layout.frame?.maxWidth == width && sheet.layout.frame?.maxHeight == height)
  }

  @Test func drawsAnAlertOfTextsAndButtonsAsIOSDoes() throws {
    func alert(_ fields: String) throws -> ViewNode {
      let screen = try read(
        """
        {"screen": "s", "states": [{"name": "n", "view": {"type": "alert"\(fields), "children": [
          {"type": "text", "text": "Sure?"}, {"type": "text", "text": "All is lost."},
          {"type": "button", "id": "ok", "children": [{"type": "text", "text": "OK"}]}]}}]}
        """)
      let device = Device.narrowest(with: .compactRegular)
      return try #require(screen.states.first).prepare(device)
        .render(RenderEnvironment(device: device))
    }
    let plain = try alert("")
    #expect(plain.children.map(\.id) == ["text", "answers"] && plain.style.background != nil)
    let ok = try #require(plain.first { $0.id == "ok" })
    #expect(ok.layout.frame?.minHeight == 48)
    // A description of its own stays as it is.
    let own = try alert(#", "padding": 20"#)
    #expect(own.children.map(\.kind) == [.text, .text, .button(isEnabled: true)])
  }

  @Test func givesTheAnswersOfAnAlertTheirPlaceByTheirRoles() throws {
    let screen = try read(
      """
      {"screen": "s", "states": [{"name": "n", "view": {"type": "alert", "children": [
        {"type": "text", "text": "Sure?"},
        {"type": "button", "id": "delete", "role": "destructive", "frame": {"minHeight": 44},
         "padding": 4, "children": [{"type": "text", "text": "Delete"}]},
        {"type": "button", "id": "cancel", "role": "cancel",
         "children": [{"type": "text", "text": "Cancel"}]}]}}]}
      """)
    let device = Device.narrowest(with: .compactRegular)
    let alert = try #require(screen.states.first).prepare(device)
      .render(RenderEnvironment(device: device))
    let answers = try #require(alert.first { $0.id == "answers" })
    let grid = try #require(answers.children.first)
    #expect(grid.children.map(\.id) == ["cancel", "delete"])
    let delete = try #require(alert.first { $0.id == "delete" })
    #expect(delete.style.foreground == .red)
    // iOS heeds no frame of an answer.
    #expect(delete.layout.frame?.minHeight == 48)
  }

  @Test func refusesARoleThatSwiftUIHasNot() {
    let json =
      #"{"screen": "s", "states": [{"name": "n", "view": {"type": "button", "role": "danger"}}]}"#
    #expect(
      message(of: json)?.contains("“danger” is no button role; write one of destructive") == true)
  }

  @Test func showsTheFirstVariantThatFits() throws {
    let screen = try read(
      """
      {"screen": "s", "states": [{"name": "n", "variants": [
        {"when": {"locales": ["de", "pt-BR"], "dynamicTypeSizes": ["accessibility5"]},
         "view": {"type": "text", "text": "both"}},
        {"when": {"sizeClasses": ["compact/compact"]}, "view": {"type": "text", "text": "low"}},
        {"view": {"type": "text", "text": "else"}}]}]}
      """)
    func shown(
      _ classes: SizeClasses, _ size: DynamicTypeSize, _ locale: LocaleIdentifier
    ) -> String? {
      let device = Device.narrowest(with: classes)
      return text(
        of: screen,
        in: RenderEnvironment(device: device, dynamicTypeSize: size, locale: locale))
    }
    #expect(shown(.compactRegular, .accessibility5, "de") == "both")
    #expect(shown(.compactCompact, .accessibility5, "de-AT") == "both")
    #expect(shown(.compactCompact, .large, "de") == "low")
    #expect(shown(.compactRegular, .accessibility5, "pt") == "else")
    #expect(shown(.compactRegular, .accessibility5, "den") == "else")
    #expect(shown(.compactRegular, .large, "en") == "else")
  }

  @Test(arguments: [
    (
      "{}",
      """
      1: a screen file needs the field “screen”; its value is a string that is not blank
      a.screen.json:1:1: a screen file needs the field “states”; its value is a list
      """
    ),
    (#"{"screen": "s"}"#, "1: a screen file needs the field “states”; its value is a list"),
    (
      #"{"screen": "s", "stats": []}"#,
      """
      17: a screen file has no field “stats”; did you mean “states”? \
      Known fields: $schema, screen, title, states
      """
    ),
    (
      #"{"screen": "", "states": []}"#,
      """
      12: “screen” is empty
      a.screen.json:1:26: a screen needs at least one state
      """
    ),
    (
      #"{"$schema": 5, "screen": "s", "states": []}"#,
      """
      13: “$schema” has to be a string, but is 5
      a.screen.json:1:41: a screen needs at least one state
      """
    ),
    (#"{"screen": "s", "states": []}"#, "27: a screen needs at least one state"),
    (
      #"{"screen": "s", "states": [{"name": "n"}]}"#,
      "28: a state needs the field “view” or “variants”"
    ),
    (
      #"{"screen": "s", "states": [{"name": "n", "view": {"type": "text"}, "keyboard": 1}]}"#,
      "80: “keyboard” has to be true or false, but is 1"
    ),
    (
      #"{"screen": "s", "states": [{"name": "n", "announcements": ["a", 1]}]}"#,
      """
      28: a state needs the field “view” or “variants”
      a.screen.json:1:65: item 2 of “announcements” has to be a string or an object with a “key”, \
      “content” or “runs”, but is 1
      """
    ),
    (
      #"{"screen": "s", "states": [{"name": "n", "announcements": [1], "view": {"type": "text"}}]}"#,
      "60: item 1 of “announcements” has to be a string or an object with a “key”, "
        + "“content” or “runs”, but is 1"
    ),
  ])
  func saysWhatIsWrongWithAFile(json: String, expected: String) {
    #expect(message(of: json) == "a.screen.json:1:\(expected)")
  }

  @Test func refusesTwoStatesWithOneName() {
    let state = #"{"name": "n", "view": {"type": "text"}}"#
    #expect(
      message(of: #"{"screen": "s", "states": [\#(state), \#(state)]}"#)
        == "a.screen.json:1:69: two states have the name “n”; give each its own")
  }

  @Test(arguments: [
    ("[]", "“variants” is empty; add a variant with a “view”"),
    (
      #"[{"when": {"locales": ["de"]}, "view": {"type": "text"}}]"#,
      "the last variant has a “when”, so nothing is shown where none fits; "
        + "add a variant without “when” at the end"
    ),
    (
      #"[{"view": {"type": "text"}}, {"view": {"type": "text"}}]"#,
      "variants after one without “when” are never shown; put it last"
    ),
    (
      #"[{"when": {}, "view": {"type": "text"}}, {"view": {"type": "text"}}]"#,
      "“when” names nothing; leave it out"
    ),
    (
      #"[{"when": {"locales": []}, "view": {"type": "text"}}, {"view": {"type": "text"}}]"#,
      "“locales” is empty; add an item"
    ),
    (
      #"[{"when": {"sizeClasses": ["compact"]}, "view": {"type": "text"}}, {"view": {"type": "text"}}]"#,
      "“compact” is no pair of size classes; "
        + "write one of compact/regular, compact/compact, regular/compact, regular/regular"
    ),
    (
      #"[{"when": {"dynamicTypeSizes": ["ax5"]}, "view": {"type": "text"}}, {"view": {"type": "text"}}]"#,
      "“ax5” is no Dynamic Type size; write one of xSmall, small, medium, large, xLarge, "
        + "xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, "
        + "accessibility5"
    ),
  ])
  func saysWhatIsWrongWithVariants(variants: String, expected: String) throws {
    let json = #"{"screen": "s", "states": [{"name": "n", "variants": \#(variants)}]}"#
    #expect(try #require(message(of: json)).hasSuffix(": " + expected))
  }

  @Test func refusesAViewBesideVariants() throws {
    let json = """
      {"screen": "s", "states": [{"name": "n", "view": {"type": "text"}, "variants": [
        {"view": {"type": "text"}}]}]}
      """
    #expect(
      try #require(message(of: json)).hasSuffix(
        "1:80: a state has either “view” or “variants”; leave one of them out"))
  }

  private func read(_ json: String) throws(ScreenFileErrors) -> Screen {
    try ScreenFile.read(Array(json.utf8), file: "a.screen.json")
  }

  private func text(
    of screen: Screen, state: Int = 0, in environment: RenderEnvironment = RenderEnvironment()
  ) -> String? {
    let device = Device.narrowest(with: environment.sizeClasses)
    guard case .literal(let text) = screen.states[state].prepare(device).render(environment).text
    else { return nil }
    return text
  }

  private func message(of json: String) -> String? {
    do throws(ScreenFileErrors) {
      _ = try read(json)
      return nil
    } catch {
      return error.description
    }
  }
}
