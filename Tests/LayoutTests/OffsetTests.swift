import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Views that are drawn beside their place.
@Suite struct OffsetTests {
  @Test func moveWithAllInThem() throws {
    let tree = try layOut {
      HStack(spacing: 0) { box("inner", 20, 20) }.offset(x: 30, y: -10).id("moved")
    }
    // In the middle of 300 × 600 points, and from there.
    #expect(try tree.frame("inner") == Rect(x: 170, y: 280, width: 20, height: 20))
  }

  @Test func leaveTheirSiblingsInPlace() throws {
    let tree = try layOut {
      VStack(spacing: 0) {
        box("first", 20, 20).offset(y: 100)
        box("second", 20, 20)
      }
    }
    #expect(try tree.frame("first").y == 380)
    #expect(try tree.frame("second").y == 300)
  }

  @Test func addUpWhereTheyAreNamedTwice() throws {
    let tree = try layOut { box("box", 20, 20).offset(x: 5).offset(x: 7, y: 1) }
    #expect(try tree.frame("box") == Rect(x: 152, y: 291, width: 20, height: 20))
  }

  @Test func leaveABackgroundThatIsNamedLaterInPlace() throws {
    let tree = try layOut {
      box("box", 20, 20).offset(x: 50).background(Color(.black)).id("ground")
    }
    let ground = try #require(
      tree.nodes.positions.first { tree.style(of: tree[$0]).background == .color(Color(.black)) })
    #expect(tree[ground].frame == Rect(x: 140, y: 290, width: 20, height: 20))
    #expect(tree[ground.next].frame.x == 190)
  }

  @Test func moveToTheRightInLanguagesFromRightToLeft() throws {
    let tree = try layOut(in: .plain.mirrored) { box("box", 20, 20).offset(x: 30) }
    #expect(try tree.frame("box").x == 170)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func doNothingWhereTheyAreNoNumber(distance: Double) throws {
    let tree = try layOut { box("box", 20, 20).offset(x: distance, y: distance) }
    #expect(try tree.frame("box").y == 290)
  }

  @Test func touchesGoThroughWithAllInIt() throws {
    let tree = try layOut {
      VStack { box("inner", 20, 20) }.allowsHitTesting(false)
      box("other", 20, 20)
    }
    #expect(try !tree.node("inner").allowsHitTesting)
    #expect(try tree.node("other").allowsHitTesting)
  }
}
