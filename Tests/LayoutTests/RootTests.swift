import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Where a whole screen is.
@Suite struct RootTests {
  @Test func isInTheMiddleOfItsRoom() throws {
    let tree = try layOut { box("small", 100, 100) }
    #expect(try tree.frame("small") == rect(100, 250, 100, 100))
  }

  @Test func isInTheMiddleWhereItIsLargerThanItsRoom() throws {
    let high = try layOut { box("high", 100, 800) }
    #expect(try high.frame("high") == rect(100, -100, 100, 800))
    let wide = try layOut { box("wide", 500, 100) }
    #expect(try wide.frame("wide") == rect(-100, 250, 500, 100))
  }

  @Test func isInTheMiddleOfTheSafeArea() throws {
    let environment = RenderEnvironment.screen(
      width: 300, height: 600, safeArea: EdgeInsets(top: 50, bottom: 34))
    // 516 points from 50 on: 100 points of 616 stick out, half of them over the top.
    let tree = try layOut(in: environment) { box("high", 100, 616) }
    #expect(try tree.frame("high") == rect(100, 0, 100, 616))
  }

  @Test func keepsItsTopWhereItIsAsHighAsItsRoom() throws {
    let tree = try layOut {
      VStack(spacing: 0) {
        NavigationBar(title: .verbatim("Boards")).id("bar")
        ScrollView { box("high", 100, 900) }
      }
    }
    #expect(try tree.frame("bar").y == 0 && tree.frame("high").y == 54)
  }
}
