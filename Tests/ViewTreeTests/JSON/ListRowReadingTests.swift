import Testing

@testable import ViewTree

/// Views of a file that are several rows of a list, and one view elsewhere.
@Suite struct ListRowReadingTests {
  private static let group = """
    {"type": "disclosureGroup", "id": "g", "title": {"key": "more"}, "isExpanded": true,
     "children": [{"type": "text", "text": {"key": "one"}}, {"type": "text", "text": {"key": "two"}}]}
    """
  private static let picker = """
    {"type": "picker", "title": {"key": "pick"}, "selection": "x", "style": "inline",
     "children": [{"type": "text", "id": "x"}, {"type": "text", "id": "y"}]}
    """

  @Test(arguments: [("list", 5), ("form", 5), ("stack", 2)])
  func areRowsOfAListAlone(type: String, count: Int) throws {
    let view = try ViewNode(
      json:
        #"{"type": "\#(type)"\#(type == "stack" ? #", "axis": "vertical""# : ""), "children": [\#(Self.group), \#(Self.picker)]}"#
    )
    #expect(view.children.count == count)
  }

  @Test func areRowsOfTheSectionThatTheyAreIn() throws {
    let view = try ViewNode(
      json: """
        {"type": "list", "children": [
          {"type": "section", "header": {"key": "h"}, "footer": {"key": "f"},
           "children": [\(Self.group)]}]}
        """)
    #expect(view.children.map(\.listRow.part) == [.header, .row, .row, .row, .footer])
    #expect(Set(view.children[1...3].map(\.slot)).count == 3)
    #expect(view.children.map(\.id) == [nil, "g", nil, nil, nil])
  }

  @Test func haveTheModifiersOfTheWhole() throws {
    let group = Self.group.dropLast() + #", "padding": 3, "isEnabled": false}"#
    let view = try ViewNode(json: #"{"type": "list", "children": [\#(group)]}"#)
    #expect(view.children.map { $0.layout.padding.top } == [3, 3, 3])
    #expect(view.children[0].first { $0.kind == .button(isEnabled: false) } != nil)
  }

  @Test func aWrapperIsDisabledWithTheViewInIt() throws {
    let view = try ViewNode(
      json: """
        {"type": "wrapper", "isEnabled": false, "children": [
          {"type": "toggle"}]}
        """)
    #expect(view.count(of: .toggle(isOn: false, isEnabled: false)) == 1)
  }
}
