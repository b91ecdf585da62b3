import AuditModel
import Testing

@testable import ViewTree

/// Lists and grids as SwiftUI writes them.
@Suite struct SwiftUIContainerTests {
  @Test func aLinkHasAChevronInAListAndTheTintElsewhere() {
    let link = NavigationLink("next") { Text("screen") }
    let row = List { link }.node.children[0].content
    #expect(row.count(of: .symbol(isDecorative: false)) == 1 && row.style.foreground == nil)
    let button = VStack { link }.node.children[0].content
    #expect(button.count(of: .symbol(isDecorative: false)) == 0)
    #expect(button.style.foreground == .accentColor)
  }

  @Test func aRowOfAGridKeepsItsModifiers() {
    let grid = Grid {
      GridRow {
        Text("a").gridCellColumns(2)
        Text("b")
      }
      .font(.headline)
      GridRow { Text("c") }
    }
    let row = grid.node.children[0]
    #expect(row.textAttributes.font == .headline && row.texts.count == 2)
    #expect(grid.node.children[1].texts == [localized("c")])
  }

  @Test func aRowOfAGridMayHaveAName() {
    let grid = Grid {
      GridRow {
        Text("a")
        Text("b")
      }
      .id("first")
      Text("c").id("row")
    }
    #expect(grid.node.children.map(\.id) == ["first", "row"])
    #expect(grid.node.children[0].children.count == 2)
    #expect(grid.node.children[1].kind == .text)
  }

  @Test func anIdentityThatIsAnotherInEveryRunGivesWayToThePosition() {
    struct ID: Hashable {
      let address = "0x600000"
    }
    let nodes = ForEach([ID(), ID()], id: \.self) { _ in Text("row") }.node.children
    #expect(nodes.map(\.id) == ["1", "2"])
    let stable = ForEach([1...2, 3...4], id: \.self) { _ in Text("row") }.node.children
    #expect(stable.map(\.id) == ["1...2", "3...4"])
  }
}
