import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Views that are drawn larger or smaller than they are laid out.
@Suite struct ScaleTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1])
  func keepTheirSizeWhereTheFactorIsNone(factor: Double) throws {
    let tree = try layOut { box("box", 20, 20).scaleEffect(factor) }
    #expect(try tree.frame("box") == Rect(x: 140, y: 290, width: 20, height: 20))
  }

  @Test func areNotThereAtZero() throws {
    let tree = try layOut { VStack { box("box", 20, 20) }.scaleEffect(x: 0) }
    #expect(try !tree.node("box").isVisible)
  }

  @Test func haveNoPlaceWhereTheyAreEndless() throws {
    #expect(throws: LayoutError.noPlace(path: "box")) {
      try layOut { box("box", 20, 20).scaleEffect(1e300) }
    }
  }

  @Test func leaveABackgroundThatIsNamedLaterInPlace() throws {
    let tree = try layOut { box("box", 20, 20).scaleEffect(2).background(Color(.black)) }
    let ground = try #require(
      tree.nodes.positions.first { tree.style(of: tree[$0]).background == .color(Color(.black)) })
    #expect(tree[ground].frame == Rect(x: 140, y: 290, width: 20, height: 20))
  }

  @Test func showTextAtTheScaledSize() throws {
    let tree = try layOut {
      VStack { Text(.verbatim("Ideas")).font(.custom(size: 20)).id("text").scaleEffect(0.5) }
        .scaleEffect(x: 3, y: 2)
    }
    let text = try tree.text("text")
    #expect(tree.shownPointSize(of: text) == 20)
    let factors = tree.drawnScale(of: text.node)
    #expect(factors.x == 1.5 && factors.y == 1)
    // A capital letter of 20 points, and no more than that.
    let height = tree.letterArea(of: text).height
    #expect(height > 13 && height < 15)
  }

  @Test func scrollThroughTheScaledContent() throws {
    let tree = try layOut { ScrollView { box("long", 300, 1000) }.id("view").scaleEffect(0.5) }
    let view = try tree.position("view")
    #expect(tree[view].frame == Rect(x: 75, y: 150, width: 150, height: 300))
    #expect(tree.scrolling(of: view)?.largestOffset.y == 200)
    #expect(tree.travel(of: view.next).y == -200...0)
  }

  @Test func keepTheFramesThatADrawingScales() throws {
    let tree = try layOut(in: .plain.mirrored) {
      box("box", 40, 20).scaleEffect(2, anchor: .leading)
    }
    let node = try tree.position("box")
    #expect(tree.unscaled[node].frame == Rect(x: 130, y: 290, width: 40, height: 20))
    #expect(tree.scale(of: node)?.anchor == Point(x: 170, y: 300))
  }
}
