import Testing

@testable import AuditModel

/// Rectangles and insets.
@Suite struct GeometryTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test func sharesThePartThatTwoRectanglesHaveInCommon() {
    let other = Rect(x: 60, y: 0, width: 100, height: 30)
    #expect(rect.intersection(other) == Rect(x: 60, y: 20, width: 50, height: 10))
    #expect(rect.intersects(other))
  }

  @Test func sharesNothingWithARectangleBesideIt() {
    let other = Rect(x: 110, y: 20, width: 10, height: 50)
    #expect(rect.intersection(other).isEmpty && !rect.intersects(other))
  }

  @Test func sharesNothingWithAnEmptyRectangle() {
    let line = Rect(x: 50, y: 0, width: 0, height: 100)
    #expect(!rect.intersects(line) && !line.intersects(rect))
  }

  @Test func containsWhatLiesInItWithASlack() {
    let moved = Rect(x: 9.5, y: 20, width: 100, height: 50)
    #expect(rect.contains(rect) && rect.contains(moved, slack: 1) && !rect.contains(moved))
  }

  @Test func neverInsetsToANegativeSize() {
    #expect(rect.inset(by: EdgeInsets(all: 60)).size == .zero)
    #expect(rect.inset(by: EdgeInsets(left: 10)) == Rect(x: 20, y: 20, width: 90, height: 50))
  }

  @Test func knowsItsEdgesAndItsMiddle() {
    #expect((rect.maxX, rect.maxY) == (110, 70))
    #expect(rect.center == Point(x: 60, y: 45))
  }
}
