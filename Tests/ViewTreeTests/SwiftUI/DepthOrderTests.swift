import Testing

@testable import ViewTree

/// The order in which the views of a stack of layers are drawn.
@Suite struct DepthOrderTests {
  private func order(@ViewBuilder _ views: () -> [ViewNode]) -> [String?] {
    ZStack(content: views).node.children.map(\.id)
  }

  @Test func isThatOfTheCodeWithoutAnyDepth() {
    #expect(
      order {
        Text("a").id("a")
        Text("b").id("b")
      } == ["a", "b"])
  }

  @Test func isThatOfTheDepthsAndThenOfTheCode() {
    #expect(
      order {
        Text("a").id("a").zIndex(1)
        Text("b").id("b")
        Text("c").id("c").zIndex(1)
      } == ["b", "a", "c"])
    #expect(
      order {
        Text("a").id("a")
        Text("b").id("b").zIndex(-1)
      } == ["b", "a"])
  }

  @Test func keepsTheIdentitiesOfTheViews() {
    let plain = ZStack {
      Text("a").id("a"); Text("b").id("b")
    }.node
    let deep = ZStack {
      Text("a").id("a").zIndex(2); Text("b").id("b")
    }.node
    #expect(plain.children.map(\.slot) == deep.children.reversed().map(\.slot))
  }
}
