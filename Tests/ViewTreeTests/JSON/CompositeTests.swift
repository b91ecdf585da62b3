import AuditModel
import Foundation
import TestSupport
import Testing

@testable import ViewTree

/// Each type of view that becomes others is what its initializer in Swift makes.
@Suite struct CompositeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let json: String
    let built: @Sendable () -> ViewNode

    init(_ json: String, _ built: @escaping @Sendable () -> any View) {
      self.json = json
      self.built = { built().node }
    }

    var testDescription: String { json }
  }

  @Test(arguments: contents + controls + choices + containers + screens + presentations)
  func makesTheTreeOfItsInitializer(_ sample: Case) throws {
    let read = try ViewNode(json: sample.json)
    #expect(read == sample.built(), "\(read.json())\n\(sample.built().json())")
    #expect(try ViewNode(json: read.json()) == read)
  }

  @Test func offersSwipeActionsAsCustomActionsWhereverTheyAreWritten() throws {
    let accessibility = #""accessibility": {"customActions": [{"key": "reply"}]}"#
    let swipe = #""swipeActions": [{"key": "delete"}, {"key": "archive"}]"#
    for fields in ["\(swipe), \(accessibility)", "\(accessibility), \(swipe)"] {
      let row = try ViewNode(json: #"{"type": "text", "text": "Mail", \#(fields)}"#)
      #expect(
        row.accessibility.customActions
          == [localized("reply"), localized("delete"), localized("archive")])
    }
    let link = try ViewNode(
      json: #"{"type": "navigationLink", "title": "Mail", \#(swipe), "padding": 4}"#)
    #expect(link.accessibility.customActions == [localized("delete"), localized("archive")])
  }

  @Test func showsTheBadgeOfARowOfAList() throws {
    let read = try ViewNode(
      json: """
        {"type": "list", "children": [
          {"type": "text", "text": "Inbox", "badge": {"content": "3"},
           "listRow": {"part": "row"}}]}
        """)
    let built = List { Text(verbatim: "Inbox").badge(3) }.node
    #expect(read.children[0].listRow.part == .row)
    func content(_ list: ViewNode) -> [String] {
      list.children[0].children.map { $0.json().replacing(/"slot": \d+,?\s*/, with: "") }
    }
    #expect(content(read) == content(built))
    #expect(read.children[0].accessibility == built.children[0].accessibility)
  }

  @Test func hasASampleOfEachType() {
    let types = Set(CompositeFormat.all.map(\.name))
    let samples =
      Self.contents + Self.controls + Self.choices + Self.containers + Self.screens
      + Self.presentations
    let used = samples.flatMap { sample in
      sample.json.matches(of: /"type": "(\w+)"/).map { String($0.1) }
    }
    #expect(types.subtracting(used) == [])
    #expect(types.count == 34)
  }

  @Test(arguments: CompositeFormat.all.map(\.description))
  func hasAnExampleOfItsType(_ type: KindDescription) throws {
    let example = try #require(type.example)
    #expect(example.contains(#""type": "\#(type.name)""#))
    #expect(throws: Never.self) { try ViewNode(json: example) }
  }

  static let contents = [
    Case(#"{"type": "label", "title": {"key": "inbox"}, "systemImage": "tray"}"#) {
      Label(localized("inbox"), systemImage: "tray")
    },
    Case(#"{"type": "label", "title": {"key": "inbox"}, "image": "Tray"}"#) {
      Label(localized("inbox"), image: "Tray")
    },
    Case(#"{"type": "divider"}"#) { Divider() },
    Case(
      """
      {"type": "stack", "axis": "horizontal", "children": [
        {"type": "divider"}, {"type": "divider", "padding": 4, "opacity": 0.5}]}
      """
    ) {
      HStack {
        Divider()
        Divider().padding(4).opacity(0.5)
      }
    },
    Case(#"{"type": "progress"}"#) { ProgressView() },
    Case(#"{"type": "progress", "title": {"key": "upload"}}"#) {
      ProgressView(localized("upload"))
    },
    Case(#"{"type": "progress", "title": {"key": "upload"}, "value": 3, "total": 10}"#) {
      ProgressView(localized("upload"), value: 3.0, total: 10)
    },
    Case(
      """
      {"type": "progress", "value": 0.5, "title": {"key": "a"}, "valueLabel": {"content": "1/2"}}
      """
    ) {
      ProgressView(
        value: 0.5, label: { Text(localized("a")) },
        currentValueLabel: { Text(TextContent.verbatim("1/2")) })
    },
    Case(
      """
      {"type": "gauge", "title": {"key": "heat"}, "value": 20, "minimum": 10, "maximum": 50,
       "valueLabel": {"content": "20"}, "minimumLabel": {"content": "10"},
       "maximumLabel": {"content": "50"}}
      """
    ) {
      Gauge(value: 20.0, in: 10...50) {
        Text(localized("heat"))
      } currentValueLabel: {
        Text(TextContent.verbatim("20"))
      } minimumValueLabel: {
        Text(TextContent.verbatim("10"))
      } maximumValueLabel: {
        Text(TextContent.verbatim("50"))
      }
    },
    Case(#"{"type": "gauge", "value": 0.25}"#) { Gauge(value: 0.25) {} },
    Case(
      #"{"type": "labeledContent", "title": {"key": "version"}, "value": {"content": "2.1"}}"#
    ) {
      LabeledContent(localized("version"), value: String("2.1"))
    },
    Case(
      """
      {"type": "labeledContent", "title": {"key": "kind"}, "children": [
        {"type": "text", "text": {"key": "a"}}, {"type": "text", "text": {"key": "b"}}]}
      """
    ) {
      LabeledContent(localized("kind")) {
        Text(localized("a"))
        Text(localized("b"))
      }
    },
    Case(
      """
      {"type": "groupBox", "title": {"key": "today"}, "children": [
        {"type": "text", "text": {"key": "a"}}, {"type": "divider"}]}
      """
    ) {
      GroupBox(localized("today")) {
        Text(localized("a"))
        Divider()
      }
    },
    Case(#"{"type": "groupBox", "children": [{"type": "text", "text": {"key": "a"}}]}"#) {
      GroupBox { Text(localized("a")) }
    },
    Case(
      """
      {"type": "contentUnavailable", "title": {"key": "empty"}, "systemImage": "tray",
       "description": {"key": "hint"}}
      """
    ) {
      ContentUnavailableView(
        localized("empty"), systemImage: "tray", description: Text(localized("hint")))
    },
    Case(
      """
      {"type": "contentUnavailable", "title": {"key": "empty"}, "systemImage": "tray",
       "description": {"key": "hint"},
       "children": [{"type": "button", "children": [{"type": "text", "text": {"key": "add"}}]}]}
      """
    ) {
      ContentUnavailableView {
        Label(localized("empty"), systemImage: "tray")
      } description: {
        Text(localized("hint"))
      } actions: {
        Button(localized("add"))
      }
    },
    Case(#"{"type": "asyncImage"}"#) { AsyncImage(url: nil) },
    Case(#"{"type": "asyncImage", "children": [{"type": "progress"}]}"#) {
      AsyncImage(url: nil) { image in
        image
      } placeholder: {
        ProgressView()
      }
    },
  ]

  static let controls = [
    Case(#"{"type": "link", "title": {"key": "terms"}}"#) {
      Link(localized("terms"), destination: URL(filePath: "/"))
    },
    Case(
      """
      {"type": "link", "isEnabled": false,
       "children": [{"type": "label", "title": {"key": "terms"}, "systemImage": "doc"}]}
      """
    ) {
      Link(destination: URL(filePath: "/")) { Label(localized("terms"), systemImage: "doc") }
        .disabled(true)
    },
    Case(#"{"type": "shareLink"}"#) { ShareLink(item: "") },
    Case(#"{"type": "shareLink", "title": {"key": "send"}}"#) {
      ShareLink(localized("send"), item: "")
    },
    Case(#"{"type": "shareLink", "children": [{"type": "text", "text": {"key": "send"}}]}"#) {
      ShareLink(item: "") { Text(localized("send")) }
    },
    Case(#"{"type": "navigationLink", "title": {"key": "privacy"}}"#) {
      NavigationLink(localized("privacy"), value: 1)
    },
    Case(#"{"type": "navigationLink", "children": [{"type": "text", "text": {"key": "a"}}]}"#) {
      NavigationLink(value: 1) { Text(localized("a")) }
    },
    Case(
      """
      {"type": "menu", "title": {"key": "sort"},
       "children": [{"type": "text", "text": {"key": "a"}}]}
      """
    ) {
      Menu(localized("sort")) { Text(localized("a")) }
    },
    Case(#"{"type": "menu", "title": {"key": "sort"}, "systemImage": "arrow.up"}"#) {
      Menu(localized("sort"), systemImage: "arrow.up") {}
    },
    Case(
      """
      {"type": "stack", "axis": "vertical", "children": [
        {"type": "disclosureGroup", "title": {"key": "more"}, "isExpanded": true, "children": [
          {"type": "text", "text": {"key": "a"}}, {"type": "text", "text": {"key": "b"}}]},
        {"type": "disclosureGroup", "title": {"key": "less"}, "children": [{"type": "text"}]}]}
      """
    ) {
      VStack {
        DisclosureGroup(localized("more"), isExpanded: .constant(true)) {
          Text(localized("a"))
          Text(localized("b"))
        }
        DisclosureGroup(localized("less")) { Text(localized("c")) }
      }
    },
    Case(#"{"type": "secureField", "title": {"key": "password"}}"#) {
      SecureField(localized("password"), text: .constant(""))
    },
    Case(
      """
      {"type": "secureField", "title": {"key": "password"}, "text": "abc", "prompt": {"key": "p"}}
      """
    ) {
      SecureField(localized("password"), text: .constant("abc"), prompt: Text(localized("p")))
    },
    Case(#"{"type": "secureField", "title": {"key": "password"}, "hasBorder": true}"#) {
      SecureField(localized("password"), text: .constant("")).textFieldStyle(.roundedBorder)
    },
    Case(#"{"type": "stepper", "title": {"key": "copies"}, "value": 2}"#) {
      Stepper(localized("copies"), value: .constant(2))
    },
    Case(#"{"type": "stepper", "title": {"key": "zoom"}, "value": 1.5, "isEnabled": false}"#) {
      Stepper(localized("zoom"), value: .constant(1.5)).disabled(true)
    },
    Case(#"{"type": "stepper", "title": {"key": "page"}}"#) {
      Stepper(localized("page"), onIncrement: nil, onDecrement: nil)
    },
  ]

  static let choices =
    [
      Case(picker(#""selection": "b""#)) { picker("b") },
      Case(picker("\"isEnabled\": true")) { picker("none") },
      Case(picker(#""selection": "a", "style": "menu""#)) { picker("a").pickerStyle(.menu) },
      Case(picker(#""selection": "a", "style": "segmented", "isEnabled": false"#)) {
        picker("a").pickerStyle(.segmented).disabled(true)
      },
      Case(
        #"{"type": "list", "children": [\#(picker(#""selection": "a", "style": "inline""#))]}"#
      ) {
        List { picker("a").pickerStyle(.inline) }
      },
      Case(
        #"{"type": "list", "children": [\#(picker(#""selection": "a", "style": "wheel""#))]}"#
      ) {
        List { picker("a").pickerStyle(.wheel) }
      },
      Case(
        """
        {"type": "picker", "title": {"key": "t"}, "systemImage": "star", "selection": "a",
         "children": [{"type": "label", "id": "a", "title": {"key": "a"}, "systemImage": "sun.max"}]}
        """
      ) {
        Picker(localized("t"), systemImage: "star", selection: .constant("a")) {
          Label(localized("a"), systemImage: "sun.max").id("a")
        }
      },
      Case(#"{"type": "datePicker", "title": {"key": "due"}, "date": "2026-07-14T09:30:00Z"}"#) {
        DatePicker(localized("due"), selection: .constant(july))
      },
      Case(
        """
        {"type": "datePicker", "title": {"key": "due"}, "date": "2026-07-14T09:30:00Z",
         "components": ["date"], "isEnabled": false}
        """
      ) {
        DatePicker(localized("due"), selection: .constant(july), displayedComponents: .date)
          .disabled(true)
      },
      Case(##"{"type": "colorPicker", "title": {"key": "ink"}, "color": "#3366ff"}"##) {
        ColorPicker(localized("ink"), selection: .constant(Color(RGBColor(0x33, 0x66, 0xFF))))
      },
    ]

  static let containers = [
    Case(
      """
      {"type": "form", "style": "plain", "minRowHeight": 60, "children": [
        {"type": "navigationLink", "title": {"key": "a"}},
        {"type": "section", "header": {"key": "h"}, "footer": {"key": "f"}, "children": [
          {"type": "text", "text": {"key": "b"}}, {"type": "navigationLink", "title": {"key": "c"}}]},
        {"type": "section", "isExpanded": false, "header": {"key": "i"}, "children": [
          {"type": "text", "text": {"key": "d"}}]},
        {"type": "section", "children": [{"type": "text", "text": {"key": "e"}, "padding": 3}]}]}
      """
    ) {
      Form {
        NavigationLink(localized("a"), value: 1)
        Section {
          Text(localized("b"))
          NavigationLink(localized("c"), value: 1)
        } header: {
          Text(localized("h"))
        } footer: {
          Text(localized("f"))
        }
        Section(localized("i"), isExpanded: .constant(false)) { Text(localized("d")) }
        Section { Text(localized("e")).padding(3) }
      }
      .listStyle(.plain).environment(\.defaultMinListRowHeight, 60)
    },
    Case(
      """
      {"type": "list", "children": [{"type": "stack", "axis": "horizontal", "children": [
        {"type": "navigationLink", "title": {"key": "a"}}]}]}
      """
    ) {
      List { HStack { NavigationLink(localized("a"), value: 1) } }
    },
    Case(
      """
      {"type": "lazyVStack", "alignment": "leading", "spacing": 3,
       "children": [{"type": "text", "text": {"key": "a"}}]}
      """
    ) {
      LazyVStack(alignment: .leading, spacing: 3) { Text(localized("a")) }
    },
    Case(#"{"type": "lazyHStack", "alignment": "bottom", "children": [{"type": "divider"}]}"#) {
      LazyHStack(alignment: .bottom) { Divider() }
    },
    Case(
      """
      {"type": "lazyVGrid", "alignment": "trailing", "spacing": 5,
       "columns": [{"fixed": 44, "spacing": 2}, {"minimum": 50, "maximum": 90}, {}],
       "children": [{"type": "text", "text": {"key": "a"}}, {"type": "text", "text": {"key": "b"}}]}
      """
    ) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(44), spacing: 2), GridItem(.flexible(minimum: 50, maximum: 90)),
          GridItem(),
        ], alignment: .trailing, spacing: 5
      ) {
        Text(localized("a"))
        Text(localized("b"))
      }
    },
    Case(
      """
      {"type": "lazyVGrid", "columns": [{"adaptive": 80, "maximum": 120, "alignment": "leading"}],
       "children": [{"type": "text", "text": {"key": "a"}}]}
      """
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 120), alignment: .leading)]) {
        Text(localized("a"))
      }
    },
    Case(
      """
      {"type": "lazyHGrid", "rows": [{"fixed": 44}, {"fixed": 30}], "alignment": "top",
       "children": [{"type": "text", "text": {"key": "a"}}, {"type": "text", "text": {"key": "b"}},
                    {"type": "text", "text": {"key": "c"}}]}
      """
    ) {
      LazyHGrid(rows: [GridItem(.fixed(44)), GridItem(.fixed(30))], alignment: .top) {
        Text(localized("a"))
        Text(localized("b"))
        Text(localized("c"))
      }
    },
    Case(
      """
      {"type": "table", "columns": [{"title": {"key": "name"}, "width": 80},
        {"title": {"key": "due"}, "minWidth": 40, "maxWidth": 90, "alignment": "trailing"}],
       "children": [{"type": "tableRow", "id": "tent", "children": [
         {"type": "text", "text": {"content": "Tent"}}, {"type": "text", "text": {"content": "3 May"}}]}]}
      """
    ) {
      Table([TableLine(id: "tent", due: "3 May")]) {
        TableColumn(localized("name")) { _ in Text(.verbatim("Tent")) }.width(80)
        TableColumn(localized("due")) { Text(.verbatim($0.due)) }.width(min: 40, max: 90)
          .alignment(.trailing)
      }
    },
    Case(
      """
      {"type": "grid", "columns": "content", "alignment": "topLeading", "children": [
        {"type": "gridRow", "children": [{"type": "text", "text": {"key": "a"}}]},
        {"type": "divider"},
        {"type": "gridRow", "alignment": "bottom", "padding": 2,
         "children": [{"type": "text", "text": {"key": "b"}, "gridCell": {"columns": 2}}]}]}
      """
    ) {
      Grid(alignment: .topLeading) {
        GridRow { Text(localized("a")) }
        Divider()
        GridRow(alignment: .bottom) { Text(localized("b")).gridCellColumns(2) }.padding(2)
      }
    },
  ]

  static let screens = [
    Case(
      """
      {"type": "navigationStack", "title": {"key": "boards"}, "children": [
        {"type": "form", "children": [{"type": "navigationLink", "title": {"key": "a"}}]},
        {"type": "toolbarItem", "placement": "topBarTrailing", "children": [
          {"type": "button", "children": [
            {"type": "label", "title": {"key": "add"}, "systemImage": "plus"}]}]},
        {"type": "toolbarItem", "placement": "bottomBar", "children": [
          {"type": "button", "children": [{"type": "text", "text": {"key": "edit"}}]}]}]}
      """
    ) {
      NavigationStack {
        Form { NavigationLink(localized("a"), value: 1) }
          .navigationTitle(localized("boards"))
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button { Label(localized("add"), systemImage: "plus") }
            }
            ToolbarItem(placement: .bottomBar) { Button(localized("edit")) }
          }
      }
    },
    Case(
      """
      {"type": "navigationStack", "title": {"key": "board"}, "titleDisplayMode": "inline",
       "backTitle": {"key": "boards"}, "children": [{"type": "text", "text": {"key": "a"}}]}
      """
    ) {
      NavigationStack {
        Text(localized("a"))
          .navigationTitle(localized("board")).navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button(localized("boards"), action: {}).accessibilityAddTraits(.backButton)
                .id("back")
            }
          }
      }
    },
    Case(#"{"type": "navigationStack", "children": [{"type": "text", "text": {"key": "a"}}]}"#) {
      NavigationStack { Text(localized("a")) }
    },
    Case(tabs(#""selection": "you", "#)) { tabs("you") },
    Case(tabs("")) { tabs("home") },
    Case(tabs(#""style": "page", "#)) { tabs("home").tabViewStyle(.page) },
    Case(
      #"""
      {"type": "tabView", "style": "page", "indexDisplayMode": "never", "selection": "b", "children": [
        {"type": "text", "text": {"key": "a"}}, {"type": "text", "id": "b", "text": {"key": "b"}}]}
      """#
    ) {
      TabView(selection: .constant("b")) {
        Text(localized("a"))
        Text(localized("b")).id("b")
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    },
    Case(
      #"""
      {"type": "tabView", "children": [
        {"type": "tab", "title": {"key": "home"}, "systemImage": "house",
         "children": [{"type": "text", "text": {"key": "a"}}]},
        {"type": "tab", "tabRole": "search"}]}
      """#
    ) {
      TabView {
        Tab(localized("home"), systemImage: "house") { Text(localized("a")) }
        Tab(role: .search) {}
      }
    },
    Case(splitView("")) { splitView(.sidebar) },
    Case(splitView(#""preferredCompactColumn": "detail", "#)) { splitView(.detail) },
  ]

  private static func picker(_ fields: String) -> String {
    """
    {"type": "picker", "title": {"key": "t"}, \(fields), "children": [
      {"type": "text", "id": "a", "text": {"key": "a"}},
      {"type": "text", "id": "b", "text": {"key": "b"}}]}
    """
  }

  private static func picker(_ selection: String) -> Picker {
    Picker(localized("t"), selection: .constant(selection)) {
      Text(localized("a")).id("a")
      Text(localized("b")).id("b")
    }
  }

  private static func tabs(_ selection: String) -> String {
    """
    {"type": "tabView", \(selection)"children": [
      {"type": "tab", "id": "home", "title": {"key": "home"}, "systemImage": "house",
       "children": [{"type": "text", "text": {"key": "a"}}]},
      {"type": "tab", "id": "you", "title": {"key": "you"}, "systemImage": "person",
       "badge": {"content": "3"}, "children": [{"type": "text", "text": {"key": "b"}}]}]}
    """
  }

  private static func splitView(_ column: String) -> String {
    """
    {"type": "navigationSplitView", \(column)"children": [
      {"type": "text", "text": {"key": "a"}}, {"type": "text", "text": {"key": "b"}}]}
    """
  }

  private static func splitView(_ column: NavigationSplitViewColumn) -> NavigationSplitView {
    NavigationSplitView(preferredCompactColumn: .constant(column)) {
      Text(localized("a"))
    } detail: {
      Text(localized("b"))
    }
  }

  private static func tabs(_ selection: String) -> TabView {
    TabView(selection: .constant(selection)) {
      Tab(localized("home"), systemImage: "house") { Text(localized("a")) }.id("home")
      Tab(localized("you"), systemImage: "person") { Text(localized("b")) }
        .badge(TextContent.verbatim("3")).id("you")
    }
  }

  private static let july = Date(timeIntervalSince1970: 1_784_021_400)
}

/// A row of a table.
private struct TableLine: Identifiable {
  let id: String
  let due: String
}
