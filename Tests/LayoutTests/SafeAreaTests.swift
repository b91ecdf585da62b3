import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Views that reach beyond the safe area.
@Suite struct SafeAreaTests {
  /// 300 by 600 points, of which 50 at the top and 34 at the bottom are outside of the safe area.
  private let upright = RenderEnvironment.screen(
    width: 300, height: 600, safeArea: EdgeInsets(top: 50, bottom: 34))

  @Test func reachUpToTheEdgesThatTheyName() throws {
    let frames: [(Edge.Set, Rect)] = [
      (.all, rect(0, 0, 300, 600)), (.top, rect(0, 0, 300, 566)),
      (.bottom, rect(0, 50, 300, 550)), (.horizontal, rect(0, 50, 300, 516)),
    ]
    for (edges, frame) in frames {
      let tree = try layOut(in: upright) { filler("all").ignoresSafeArea(edges: edges) }
      #expect(try tree.frame("all") == frame)
    }
  }

  @Test func leaveTheirSiblingsWhereTheyAre() throws {
    let tree = try layOut(in: upright) {
      ZStack {
        filler("ground").ignoresSafeArea()
        box("content", 100, 100)
      }
    }
    #expect(try tree.frame("ground") == rect(0, 0, 300, 600))
    // The middle of the safe area is at 50 + 516 / 2.
    #expect(try tree.frame("content") == rect(100, 258, 100, 100))
  }

  @Test func moveBeyondItsEdgeWhereTheyHaveASizeOfTheirOwn() throws {
    // Apple's example of `edgesIgnoringSafeArea(_:)`, whose first text is above the safe area.
    let tree = try layOut(in: upright) {
      VStack(spacing: 0) {
        box("above", 300, 40).edgesIgnoringSafeArea(.top)
        filler("below")
      }
    }
    #expect(try tree.frame("above") == rect(0, 0, 300, 40))
    #expect(try tree.frame("below") == rect(0, 90, 300, 476))
  }

  @Test func stayWhereNoEdgeOfThemIsAtTheSafeArea() throws {
    let small = try layOut(in: upright) { box("small", 100, 100).ignoresSafeArea() }
    #expect(try small.frame("small") == rect(100, 258, 100, 100))
    let padded = try layOut(in: upright) { filler("all").ignoresSafeArea().padding(10) }
    #expect(try padded.frame("all") == rect(10, 60, 280, 496))
    let scrolled = try layOut(in: upright) {
      ScrollView { box("first", 300, 40).ignoresSafeArea() }
    }
    #expect(try scrolled.frame("first") == rect(0, 50, 300, 40))
  }

  @Test func reachTheLeadingEdgeOnTheRightInLanguagesFromRightToLeft() throws {
    var environment = RenderEnvironment.screen(
      width: 600, height: 300, safeArea: EdgeInsets(left: 50, right: 20))
    environment.layoutDirection = .rightToLeft
    let leading = try layOut(in: environment) { filler("all").ignoresSafeArea(edges: .leading) }
    #expect(try leading.frame("all") == rect(50, 0, 550, 300))
    let trailing = try layOut(in: environment) { filler("all").ignoresSafeArea(edges: .trailing) }
    #expect(try trailing.frame("all") == rect(0, 0, 580, 300))
  }
}
