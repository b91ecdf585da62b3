import AuditModel
import Testing

@testable import ViewTree

/// The values that views name for lists and rows.
@Suite struct ListModifierTests {
  private func layout(_ view: some View) throws -> ListLayout {
    let list = try #require(view.node.first { if case .list = $0.kind { true } else { false } })
    return list.kind.listLayout
  }

  private func list(@ViewBuilder _ rows: () -> [ViewNode] = { [Text("row").node] }) -> List {
    List(rows: rows)
  }

  @Test func giveTheNearestValueToAList() throws {
    let inner = list().listStyle(.plain).scrollContentBackground(.hidden).listRowSpacing(3)
      .listSectionSpacing(4).headerProminence(.increased)
      .environment(\.defaultMinListRowHeight, 5)
    let outer = VStack { inner }.listStyle(.sidebar).scrollContentBackground(.visible)
      .listRowSpacing(30).listSectionSpacing(.custom(40)).headerProminence(.standard)
      .environment(\.defaultMinListRowHeight, 50).environment(\.defaultMinListHeaderHeight, 60)
    let found = try layout(outer)
    #expect(found.style == .plain && found.hidesBackground == true && found.rowSpacing == 3)
    #expect(found.sectionSpacing == 4 && found.isHeaderProminent == true)
    #expect(found.minRowHeight == 5 && found.minHeaderHeight == 60)
  }

  @Test(arguments: [
    (AnyListStyle(.plain), ListLayout.Style.plain), (AnyListStyle(.inset), .inset),
    (AnyListStyle(.grouped), .grouped), (AnyListStyle(.insetGrouped), .insetGrouped),
    (AnyListStyle(.sidebar), .sidebar), (AnyListStyle(.automatic), .insetGrouped),
  ])
  func knowAllStyles(_ style: AnyListStyle, _ shown: ListLayout.Style) throws {
    #expect(try layout(style.apply(list().node)).shownStyle == shown)
  }

  /// A style, as an argument of a test.
  struct AnyListStyle: Sendable {
    let apply: @Sendable (ViewNode) -> ViewNode

    init(_ style: some ListStyle) { apply = { $0.listStyle(style) } }
  }

  @Test func takeAnAutomaticValueForNone() throws {
    let plain = list().node
    #expect(plain.scrollContentBackground(.automatic).listSectionSpacing(.default) == plain)
    #expect(plain.listRowSpacing(nil) == plain)
  }

  @Test func giveARowTheValuesOfItsContentFirst() {
    let row = Text("row").listRowInsets(EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
      .listRowSeparator(.hidden, edges: .top).padding().background(.red)
      .listRowInsets(EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
      .listRowSeparator(.visible).listRowBackground(Color.blue).listRowSeparatorTint(.green)
      .listSectionSeparator(.hidden).listSectionSeparatorTint(.red).node.listRow
    #expect(row.insets == EdgeInsets(all: 1) && row.background == .color(.blue))
    #expect(row.hidesLineAbove == true && row.hidesLineBelow == false && row.lineColor == .green)
    #expect(row.hidesSectionLines == true && row.sectionLineColor == .red)
  }

  @Test func putTheGroundOfARowThatHasNoColourBehindItsContent() {
    let row = Text("row").listRowBackground(Text("ground")).node
    #expect(row.listRow.background == nil && row.texts == [localized("ground"), localized("row")])
    #expect(Text("row").listRowBackground(Color?.none) == Text("row").node)
    let picture = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(Text("row").listRowBackground(picture).listRow.background == .picture)
  }

  @Test func markWhereASectionBeginsAndEnds() {
    let views = Section {
      Text("one"); Text("two")
    } header: {
      Text("heading")
    } footer: {
      Text("note")
    }.node.views
    #expect(views.map(\.listRow.part) == [.header, .row, .row, .footer])
    #expect(views.map(\.listRow.beginsSection) == [true, false, false, false])
    #expect(views.map(\.listRow.endsSection) == [false, false, false, true])
    #expect(views[0].accessibility.addedTraits == .header)
    #expect(Section {}.node.views.isEmpty)
  }

  @Test func laysRowsIntoCellsThatAreNoThingsOfTheirOwn() {
    let rows = list {
      Text("one")
      Text("two").listRowBackground(Color.red)
      Section(footer: Text("note")) {}
    }.node.shownChildren
    #expect(rows.map(\.kind) == [.wrapper, .wrapper, .text])
    let card = Color(uiColor: .secondarySystemGroupedBackground)
    #expect(rows.map(\.style.background) == [.color(card), .color(.red), nil])
    #expect(rows[2].textAttributes.font == .footnote)
    #expect(list().listStyle(.plain).shownChildren.map(\.style.background) == [nil])
  }
}
