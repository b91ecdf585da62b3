import AuditModel
import Testing

@testable import ViewTree

/// Lists and grids of data.
@Suite struct DataListTests {
  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private let folders = [
    Folder(id: "a", folders: [Folder(id: "b")]), Folder(id: "c"), Folder(id: "d", folders: []),
  ]

  @Test func showTheTopOfATree() {
    let list = List(folders, children: \.folders) { Text(verbatim: $0.id) }.node
    #expect(list.texts == ["a", "c", "d"].map { .verbatim($0) })
    let isButton = list.children.map { $0.kind == .button(isEnabled: true) }
    #expect(isButton == [true, false, true])
    #expect(list.children.map(\.id) == ["a", "c", "d"])
    let outline = OutlineGroup(folders, children: \.folders) { Text(verbatim: $0.id) }
    #expect(outline.node.texts == list.texts)
    let root = OutlineGroup(folders[0], children: \.folders) { Text(verbatim: $0.id) }
    #expect(root.node.texts == [.verbatim("a")])
    let selected = List(folders, children: \.folders, selection: .constant("a")) {
      Text(verbatim: $0.id)
    }
    #expect(selected.node.texts == list.texts)
  }

  @Test func showARowForEachElement() {
    let texts: [TextContent] = ["a", "c", "d"].map { .verbatim($0) }
    let selection = Binding.constant(Set<String>())
    let bound = Binding.constant(folders)
    let lists: [List] = [
      List(folders, id: \.id, selection: selection) { Text(verbatim: $0.id) },
      List(bound, id: \.id) { Text(verbatim: $0.wrappedValue.id) },
      List(bound, selection: selection) { Text(verbatim: $0.wrappedValue.id) },
      List(bound, editActions: .all) { Text(verbatim: $0.wrappedValue.id) },
    ]
    for list in lists { #expect(list.node.texts == texts) }
    #expect(List(0..<2) { Text(verbatim: "\($0)") }.node.texts == [.verbatim("0"), .verbatim("1")])
  }

  @Test func hideTheRowsOfASectionThatIsNotExpanded() {
    let open = Section("title", isExpanded: .constant(true)) { Text("row") }
    #expect(open.node.texts == [localized("title"), localized("row")])
    let title = "title"
    let closed = Section(title, isExpanded: .constant(false)) { Text("row") }
    #expect(closed.node.texts == [.verbatim("title")])
  }

  @Test func haveRowsInLazyGrids() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())]) {
      ForEach(0..<3) { Text(verbatim: "\($0)") }
    }
    #expect(grid.node.texts.count == 3)
    guard case .grid(let layout) = grid.node.kind, case .tracks(let tracks) = layout.columns else {
      Issue.record("it has no rows")
      return
    }
    #expect(tracks.axis == .vertical && tracks.items.count == 2)
    #expect(LazyHGrid(rows: []) { Text("a") }.node.texts == [localized("a")])
  }

  @Test func areInColumnsOfASplitView() {
    let three = NavigationSplitView {
      Text("one")
    } content: {
      Text("two").navigationSplitViewColumnWidth(min: 100, ideal: 200)
    } detail: {
      Text("three")
    }
    // In compact width.
    #expect(three.node.texts == [localized("one")])
    let detail = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("one")
    } detail: {
      Text("two")
    }
    #expect(detail.node.texts == [localized("two")])
    let content = NavigationSplitView(preferredCompactColumn: .constant(.content)) {
      Text("one")
    } content: {
      Text("two")
    } detail: {
      Text("three")
    }
    #expect(content.node.texts == [localized("two")])
  }

  @Test(arguments: [
    (NavigationSplitViewVisibility.automatic, 744.0, ["two", "three"]),
    (.all, 744, ["two", "three"]), (.all, 1_024, ["one", "two", "three"]),
    (.doubleColumn, 1_024, ["two", "three"]), (.detailOnly, 1_024, ["three"]),
  ])
  func areInSomeColumnsInRegularWidth(
    _ visibility: NavigationSplitViewVisibility, _ width: Double, _ shown: [String]
  ) {
    var environment = RenderEnvironment(device: .narrowest(with: .regularRegular))
    environment.viewport.width = width
    let view = RenderContext.$current.withValue(RenderContext(environment)) {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text("one")
      } content: {
        Text("two").navigationSplitViewColumnWidth(200)
      } detail: {
        Text("three")
      }
      .node
    }
    #expect(view.texts == shown.map { localized($0) })
    if shown.count == 3 {
      #expect(view.children.map(\.layout.frame?.width) == [320, 200, nil])
    }
  }

  @Test func areInTwoColumnsOrOneInRegularWidth() {
    let environment = RenderEnvironment(device: .narrowest(with: .regularRegular))
    func texts(_ visibility: NavigationSplitViewVisibility) -> [TextContent] {
      RenderContext.$current.withValue(RenderContext(environment)) {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Text("one")
        } detail: {
          Text("two")
        }
        .node.texts
      }
    }
    #expect(texts(.all) == [localized("one"), localized("two")])
    #expect(texts(.detailOnly) == [localized("two")])
  }
}
