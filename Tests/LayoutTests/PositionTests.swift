import Testing
import ViewTree

@testable import Layout

@Suite struct PositionTests {
  @Test func findsTheNodesInAndAroundANode() throws {
    let tree = try layOut {
      VStack {
        HStack {
          Text(.verbatim("a")).id("a")
          Text(.verbatim("b")).id("b")
        }
        .id("row")
        Spacer().id("rest")
      }
      .id("all")
    }
    let row = try tree.position("row")
    #expect(tree.descendants(of: row).map { tree.path(of: $0) } == ["all/row/a", "all/row/b"])
    #expect(tree.children(of: .root) == [row, try tree.position("rest")])
    #expect(
      Array(tree.lineage(of: try tree.position("b"))) == [try tree.position("b"), row, .root])
    #expect(tree[row].parent == .root && tree[.root].parent == nil)
    #expect(Array(tree.nodes.positions).map(\.index) == Array(tree.nodes.indices))
  }

  @Test func knowsNoTextWhereNoneIsShown() throws {
    let tree = try layOut {
      HStack {
        Text(.verbatim("a")).id("a")
        Spacer().id("rest")
      }
    }
    #expect(tree.text(of: try tree.position("a")).map { tree.catalog[$0.text].string } == "a")
    #expect(tree.text(of: try tree.position("rest"))?.text == nil)
    #expect(tree.accessibility(of: .root)?.label == nil)
  }

  @Test func takesFourBytes() {
    #expect(MemoryLayout<NodeID>.size == 4 && MemoryLayout<TextID>.size == 4)
  }
}
