import Accessibility
import AuditModel
import Layout
import Testing
import ViewTree

@testable import AuditRules

/// Overlaps on screens that scroll, on screens of many views, and on frames that no screen has.
@Suite struct OverlapTests {
  private func panel(_ width: Double, _ height: Double) -> ViewNode {
    Rectangle(fill: .label).frame(width: width, height: height)
  }

  @Test(arguments: [(0.0, 1), (50, 1), (60, 0), (200, 0)])
  func aRowIsFreeWhereThereIsRoomToScrollIt(padding: Double, findings: Int) throws {
    let found = try TextObscuredRule.findings {
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(spacing: 0) {
            Rectangle(fill: .systemBackground).frame(height: 900)
            Text(.verbatim("Last")).frame(height: 20).id("last")
          }
          .padding(.bottom, padding)
        }
        panel(320, 60)
      }
    }
    #expect(found.count == findings)
  }

  @Test func aRowIsFreeWhereverItHasBeenScrolledTo() throws {
    for anchor in [UnitPoint.top, .center, .bottom] {
      let found = try TextObscuredRule.findings {
        ZStack(alignment: .bottom) {
          ScrollView {
            VStack(spacing: 0) {
              Text(.verbatim("First")).frame(height: 400)
              Rectangle(fill: .systemBackground).frame(height: 900)
            }
          }
          .defaultScrollAnchor(anchor)
          panel(320, 60)
        }
      }
      #expect(found.isEmpty, "\(anchor)")
    }
  }

  @Test func aRowOfChipsScrollsOutFromUnderAButtonAtItsEnd() throws {
    func chips(margin: Double) throws -> [Violation] {
      try TextObscuredRule.findings {
        ScrollView(.horizontal) {
          HStack { for number in 1...12 { Text(.verbatim("Chip \(number)")).frame(width: 80) } }
            .padding(.trailing, margin)
        }
        .overlay(alignment: .trailing) { panel(60, 40) }
      }
    }
    #expect(try chips(margin: 60).isEmpty)
    #expect(try chips(margin: 0).count == 1)
  }

  @Test func roundCornersLeaveTheirCornersFree() throws {
    func badge(radius: Double) throws -> [Violation] {
      try TextObscuredRule.findings {
        Text(.verbatim("Ideas")).frame(width: 200, height: 100, alignment: .topLeading)
          .overlay(alignment: .topLeading) {
            Rectangle(fill: .label).background(.label, cornerRadius: radius)
              .frame(width: 200, height: 100)
          }
      }
    }
    #expect(try badge(radius: 0).count == 1)
  }

  @Test func manyViewsAreSearchedInATimeThatGrowsWithTheirNumber() throws {
    let rows = try screen(
      ScrollView {
        VStack(spacing: 0) {
          for number in 0..<1_000 {
            Button(.verbatim("Row \(number)")).frame(width: 300, height: 44)
              .background(.systemBackground)
          }
        }
      }.node)
    #expect(ViewsCollideRule().check(rows).isEmpty)
    #expect(ControlsCollideRule().check(rows).isEmpty)
    #expect(TextObscuredRule().check(rows).isEmpty)
  }

  @Test func manyViewsInOnePlaceAreFoundOneByOne() throws {
    let pile = try screen(
      ZStack {
        for number in 0..<200 { Text(.verbatim("Row \(number)")).frame(width: 300, height: 44) }
      }.node)
    #expect(ViewsCollideRule().check(pile).count == 199)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func framesThatNoScreenHasAreNoOverlap(length: Double) throws {
    let odd = try screen(
      ZStack {
        Text(.verbatim("Ideas")).offset(x: length, y: 0)
        Button(.verbatim("Save")).frame(width: length, height: 44).padding(length)
        panel(length, length)
      }.node)
    for rule in ScreenRuleList.all { _ = rule.init().check(odd, after: odd) }
  }
}
