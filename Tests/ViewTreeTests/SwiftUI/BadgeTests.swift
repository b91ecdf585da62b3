import AuditModel
import Testing

@testable import ViewTree

/// Badges of rows.
@Suite struct BadgeTests {
  @Test func aRowShowsItsBadgeAtItsEnd() throws {
    let list = List {
      Text("inbox").badge(3)
      Text("sent").badge(0)
    }.node
    #expect(list.texts == [localized("inbox"), .verbatim("3"), localized("sent")])
    let row = try #require(list.children.first)
    #expect(row.accessibility.grouping == .combine)
    #expect(row.children.last?.text == .verbatim("3"))
  }

  @Test func aLinkHasItsBadgeBeforeItsChevron() throws {
    let list = List { NavigationLink("inbox", value: 1).badge("new") }.node
    let button = try #require(list.first { if case .button = $0.kind { true } else { false } })
    #expect(button.texts == [localized("inbox"), localized("new")])
    #expect(button.children.first?.children.last?.name == "chevron.forward")
  }

  @Test func aRowKeepsItsGround() throws {
    let list = List { Text("inbox").badge(3).listRowBackground(Color(.white)) }.node
    #expect(list.children.first?.listRow.background != nil)
  }

  @Test func aBadgeKeepsItsOwnStyle() throws {
    let list = List { Text("inbox").badge(Text("new").foregroundColor(.red).bold()) }.node
    guard case .runs(let runs)? = list.texts.last else {
      Issue.record("the badge has no style")
      return
    }
    #expect(runs.count == 1 && runs[0].attributes.foreground == .red)
    #expect(runs[0].attributes.weight == .bold)
  }

  @Test func theNearestBadgeCounts() {
    let list = List {
      Group {
        Text("inbox").badge(3)
        Text("sent")
      }
      .badge(5)
    }.node
    #expect(
      list.texts == [localized("inbox"), .verbatim("3"), localized("sent"), .verbatim("5")])
  }

  @Test func aSwitchWithABadgeStaysAnElement() throws {
    let list = List { Toggle("mail", isOn: .constant(true)).badge(3) }.node
    #expect(list.texts.last == .verbatim("3"))
    #expect(list.first { $0.accessibility.grouping == .combine } == nil)
  }

  @Test func outsideOfListsThereIsNoBadge() {
    #expect(VStack { Text("inbox").badge(3) }.node.texts == [localized("inbox")])
  }
}
