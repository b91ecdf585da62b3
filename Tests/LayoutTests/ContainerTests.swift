import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Grids, lists and scroll views.
@Suite struct ContainerTests {
  @Test func givesColumnsEqualWidths() throws {
    let tree = try layOut {
      Grid(columns: .count(3), columnSpacing: 6, rowSpacing: 10) {
        for number in 1...4 { box("b\(number)", 40, Double(number) * 10) }
      }
    }
    // Columns of (300 − 2 × 6) / 3 = 96 points; the first row is as high as its highest box.
    #expect(try [1, 2, 3].map { try tree.frame("b\($0)").x } == [28, 130, 232])
    #expect(try tree.frame("b4").x == 28)
    #expect(try tree.frame("b4").y == tree.frame("b3").maxY + 10)
  }

  @Test func makesAsManyColumnsAsHaveTheLeastWidth() throws {
    let tree = try layOut {
      Grid(columns: .adaptive(minimum: 90)) { for number in 1...4 { box("b\(number)", 20, 20) } }
    }
    // Three columns of 90 and two gaps of 8 take 286 of 300 points.
    #expect(try tree.frame("b3").y == tree.frame("b1").y)
    #expect(try tree.frame("b4").y > tree.frame("b1").y)
  }

  @Test func makesOneColumnWhereNotEvenTheLeastWidthFits() throws {
    let tree = try layOut {
      Grid(columns: .adaptive(minimum: 500)) { filler("a").frame(height: 9) }
    }
    #expect(try tree.frame("a").width == 300)
  }

  @Test func makesRowsAtLeast52PointsHigh() throws {
    let tree = try layOut {
      List {
        box("low", 40, 10)
        box("high", 40, 80)
        box("next", 40, 10)
      }.id("list")
    }
    #expect(try tree.frame("list") == rect(0, 0, 300, 600))
    #expect(try tree.frame("low") == rect(32, 38.5, 40, 10))
    #expect(try tree.frame("high") == rect(32, 84.5, 40, 80))
    #expect(try tree.frame("next").y == 17.5 + 52 + 110 + 21)
  }

  @Test func movesContentThatIsHigherThanItsFrame() throws {
    let tree = try layOut {
      ScrollView {
        box("first", 40, 500)
        box("second", 40, 500)
      }.id("scroll")
    }
    #expect(try tree.frame("scroll").height == 600)
    #expect(try tree.frame("second").y == 500)
    #expect(try !tree.node("second").isOffScreen)
    #expect(try tree.node("second").visibleFrame.height == 500)
    #expect(try tree.node("second").scrollView == tree.position("scroll"))
  }

  @Test func seesNothingOfWhatScrollsTheOtherWay() throws {
    let tree = try layOut {
      ScrollView(.vertical) { box("wide", 500, 50) }.frame(width: 300, height: 300)
    }
    #expect(try tree.node("wide").visibleFrame.width < 500)
  }

  @Test func hugsItsContentAsFarAsThereIsRoom() throws {
    let low = try layOut { ScrollView(hugsContent: true) { box("a", 40, 90) }.id("scroll") }
    let high = try layOut { ScrollView(hugsContent: true) { box("a", 40, 900) }.id("scroll") }
    #expect(try low.frame("scroll").height == 90 && high.frame("scroll").height == 600)
  }

  @Test func leavesWhatLiesBeyondTheScreenOffIt() throws {
    let tree = try layOut { box("far", 10, 10).padding(.top, 2000) }
    #expect(try tree.node("far").content.y > 600)
    let inner = try layOut {
      VStack { box("far", 10, 10) }.padding(.top, 2000).frame(height: 600, alignment: .top)
    }
    #expect(try inner.node("far").isOffScreen && inner.node("far").clipper == nil)
  }

  @Test func namesTheNodeThatClips() throws {
    let tree = try layOut {
      VStack { box("high", 40, 300) }.frame(width: 100, height: 100).clipped().id("card")
    }
    #expect(try tree.node("high").clipper == tree.position("card"))
    #expect(try tree.node("high").visibleFrame.size == Size(width: 40, height: 100))
  }

  @Test func seesNothingInAScrollViewWithoutRoom() throws {
    let tree = try layOut {
      VStack(spacing: 0) {
        box("header", 300, 700)
        ScrollView { box("lost", 40, 40) }.id("scroll")
      }
    }
    #expect(try tree.frame("scroll").height == 0)
    #expect(try tree.node("lost").isOffScreen)
    #expect(try tree.node("lost").clipper == tree.position("scroll"))
  }

  @Test func seesNothingInAScrollViewBeyondTheScreen() throws {
    let tree = try layOut {
      VStack(spacing: 0) {
        box("header", 300, 700)
        ScrollView { box("lost", 40, 40) }.frame(height: 100)
      }.frame(height: 600, alignment: .top)
    }
    #expect(try tree.node("lost").isOffScreen)
  }
}
