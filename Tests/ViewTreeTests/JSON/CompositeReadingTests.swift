import AuditModel
import Testing

@testable import ViewTree

/// The fields that all views have, and mistakes, in types of views that become others.
@Suite struct CompositeReadingTests {
  @Test func countsTheFieldsOfAllViewsAsModifiers() throws {
    let json = """
      {"type": "list", "children": [
        {"type": "label", "id": "in", "title": {"key": "a"}, "systemImage": "tray", "padding": 8,
         "font": "headline"},
        {"type": "groupBox", "padding": 4, "children": [{"type": "text"}]},
        {"type": "contentUnavailable", "title": {"key": "a"}, "systemImage": "tray", "padding": 2}]}
      """
    let children = try ViewNode(json: json).children
    #expect(children[0].id == "in" && children[0].layout.padding == EdgeInsets(all: 8))
    #expect(children[0].textAttributes.font == .headline)
    #expect(children[1].layout.padding == EdgeInsets(all: 4))
    // Its frame is named already, so the padding lies around that.
    #expect(children[2].kind == .wrapper && children[2].layout.frame == nil)
    #expect(children[2].children[0].layout.padding == .zero)
    #expect(children.map(\.slot) == [1, 2, 3])
  }

  @Test(arguments: [("title", TextStyle.title1), ("caption", .caption1), ("title1", .title1)])
  func readsTextStylesByTheirNamesInSwiftUIAndUIKit(name: String, style: TextStyle) throws {
    let view = try ViewNode(json: #"{"type": "text", "text": "a", "font": "\#(name)"}"#)
    #expect(view.textAttributes.font?.style == style)
  }

  @Test func addsAccessibilityToThatOfTheComposite() throws {
    let view = try ViewNode(
      json: """
        {"type": "progress", "value": 0.5,
         "accessibility": {"label": {"key": "l"}, "addedTraits": ["header"]}}
        """)
    #expect(view.accessibility.label == localized("l"))
    #expect(view.accessibility.value == .system("%@%", .text(.verbatim("50"))))
    #expect(view.accessibility.addedTraits == [.header, .updatesFrequently])
  }

  @Test(arguments: ["menu", "link", "navigationLink"])
  func makesTheFrameOfAControlThatOfItsTarget(type: String) throws {
    let view = try ViewNode(
      json: #"{"type": "\#(type)", "title": {"key": "a"}, "frame": {"minHeight": 44}}"#)
    #expect(view.kind == .button(isEnabled: true))
    #expect(view.layout.frame?.minHeight == .points(44))
  }

  @Test func numbersTheIdentityOfSeveralViews() throws {
    let view = try ViewNode(
      json: """
        {"type": "list", "children": [{"type": "section", "id": "s", "header": {"key": "h"},
         "children": [{"type": "text"}]}]}
        """)
    #expect(view.children.map(\.id) == ["s-1", "s-2"])
  }

  @Test(arguments: ["", #""header": {"key": "h"},"#])
  func keepsTheIdentitiesOfTheViewsInside(header: String) throws {
    let view = try ViewNode(
      json: """
        {"type": "list", "children": [{"type": "section", "id": "s", \(header)
         "children": [{"type": "text", "id": "learn"}]}]}
        """)
    #expect(view.children.map(\.id) == (header.isEmpty ? ["learn"] : ["s-1", "learn"]))
  }

  @Test func becomesAStackWhereItIsTheScreen() throws {
    let view = try ViewNode(
      json: #"{"type": "section", "children": [{"type": "text"}, {"type": "text"}]}"#)
    #expect(view.kind == .stack(StackLayout(axis: .vertical)) && view.children.count == 2)
  }

  @Test func knowsWhereItWasWritten() throws {
    let view = try ViewNode(
      json: #"{"type": "list", "children": [{"type": "divider"}]}"#, file: "a.json")
    #expect(view.children[0].origin.description == "a.json:1:31")
  }

  @Test func isReadOnceMoreInEachEnvironment() throws {
    let json = """
      {"screen": "s", "states": [{"name": "n", "view": {"type": "navigationStack",
       "title": {"key": "t"}, "children": [
         {"type": "datePicker", "title": {"key": "d"}, "date": "2026-07-14T09:30:00Z"}]}}]}
      """
    let screen = try ScreenFile.read(Array(json.utf8), file: "a.screen.json")
    let state = try #require(screen.states.first)
    func shown(_ classes: SizeClasses, _ locale: LocaleIdentifier) -> ViewNode {
      let device = Device.narrowest(with: classes)
      return state.prepare(device).render(RenderEnvironment(device: device, locale: locale))
    }
    func built(_ classes: SizeClasses, _ locale: LocaleIdentifier) -> ViewNode {
      let device = Device.narrowest(with: classes)
      let state = ScreenState(name: "n") {
        NavigationStack {
          DatePicker(
            localized("d"), selection: .constant(.init(timeIntervalSince1970: 1_784_021_400))
          )
          .navigationTitle(localized("t"))
        }
      }
      return state.prepare(device).render(RenderEnvironment(device: device, locale: locale))
    }
    for classes in [SizeClasses.compactRegular, .compactCompact] {
      for locale: LocaleIdentifier in ["en", "de"] {
        #expect(shown(classes, locale) == built(classes, locale))
      }
    }
    #expect(shown(.compactRegular, "en") != shown(.compactRegular, "de"))
    #expect(shown(.compactRegular, "en") != shown(.compactCompact, "en"))
  }

  @Test(arguments: [
    (
      #"{"type": "label", "title": "a", "symbol": "tray"}"#,
      """
      1:1: a view of type “label” needs the field “systemImage” or “image”
      1:33: a view of type “label” has no field “symbol”
      """
    ),
    (
      #"{"type": "HStack"}"#,
      "1:10: “HStack” is no type of view"
    ),
    (
      #"{"type": "labl"}"#, "1:10: “labl” is no type of view"
    ),
    (
      #"{"type": "gauge"}"#, "1:1: a view of type “gauge” needs the field “value”"
    ),
    (
      #"{"type": "gauge", "value": 1, "minimum": 2}"#,
      "1:1: the “minimum” of a “gauge” is greater than its “maximum”"
    ),
    (
      #"{"type": "divider", "text": "a"}"#, "1:21: a view of type “divider” has no field “text”"
    ),
    (
      #"{"type": "divider", "children": [{"type": "nothing"}]}"#,
      "1:21: a view of type “divider” has no field “children”"
    ),
    (
      #"{"type": "link"}"#, "1:1: a view of type “link” needs the field “title” or “children”"
    ),
    (
      #"{"type": "shareLink", "title": "a", "children": []}"#,
      "1:32: a view of type “shareLink” has either “title” or “children”"
    ),
    (
      #"{"type": "picker", "title": "a", "style": "segmentd"}"#,
      "1:43: “segmentd” is no picker style"
    ),
    (
      #"{"type": "picker", "title": "a", "selection": "b", "children": [{"type": "text", "id": "a"}]}"#,
      "1:47: “b” is no child’s “id”"
    ),
    (
      #"{"type": "datePicker", "title": "a", "date": "2026-02-30T09:30:00Z"}"#,
      "1:46: “2026-02-30T09:30:00Z” is no date"
    ),
    (
      #"{"type": "lazyVGrid", "columns": []}"#, "1:34: “columns” is empty"
    ),
    (
      #"{"type": "lazyVGrid", "columns": [{"fixed": 9, "maximum": 5}]}"#,
      "1:59: “maximum” does not count beside “fixed”"
    ),
    (
      #"{"type": "lazyHGrid", "rows": [{"minimum": 9, "maximum": 5}]}"#,
      "1:32: the minimum of a grid item is greater than its “maximum”"
    ),
    (
      #"{"type": "list", "children": [{"type": "tab", "title": "a", "systemImage": "b"}]}"#,
      "1:31: a view of type “tab” has to be in a view of type “tabView”"
    ),
    (
      #"{"type": "list", "children": [{"type": "toolbarItem"}]}"#,
      "1:31: a view of type “toolbarItem” has to be in a view of type “navigationStack”"
    ),
    (
      #"{"type": "grid", "columns": 2, "children": [{"type": "gridRow"}]}"#,
      """
      1:45: a view of type “gridRow” has to be in a view of type “grid” whose “columns” are “content”
      """
    ),
    (
      """
      {"type": "wrapper", "children": [{"type": "section",
       "children": [{"type": "text"}, {"type": "text"}]}]}
      """,
      """
      1:34: a view of type “section” becomes several views or none, but a view of type “wrapper” \
      counts the views in it
      """
    ),
    (
      """
      {"type": "list", "children": [{"type": "label", "id": "a", "title": "a", "systemImage": "b"},
       {"type": "label", "id": "a", "title": "a", "systemImage": "b"}]}
      """,
      "2:2: two siblings have the id “a”"
    ),
  ])
  func saysWhatIsWrongAndWhere(json: String, expected: String) {
    #expect(messages(of: json) == expected)
  }

  @Test func namesTheNearestField() {
    let error = #expect(throws: ScreenFileErrors.self) {
      try ViewNode(json: #"{"type": "stepper", "title": "a", "valeu": 5}"#)
    }
    #expect(error?.errors.first?.suggestion == "did you mean “value”?")
  }

  @Test func namesNoTypesOfAFieldThatManyHave() {
    let error = #expect(throws: ScreenFileErrors.self) {
      try ViewNode(json: #"{"type": "text", "title": "a"}"#)
    }
    #expect(error?.errors.first?.suggestion?.hasPrefix("did you mean “text”?") == true)
  }

  private func messages(of json: String) -> String? {
    do throws(ScreenFileErrors) {
      _ = try ViewNode(json: json)
      return nil
    } catch {
      return error.errors.map { "\($0.location.line):\($0.location.column): \($0.message)" }
        .joined(separator: "\n")
    }
  }
}
