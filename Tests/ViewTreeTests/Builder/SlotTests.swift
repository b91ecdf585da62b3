import Testing

@testable import ViewTree

@Suite struct SlotTests {
  @Test func staysWhenAnOptionalSiblingBeforeItDisappears() {
    #expect(row(showsHint: true).children.last?.slot == 2)
    #expect(row(showsHint: false).children.last?.slot == 2)
  }

  @Test func staysForWrappedContentToo() {
    #expect(contentSlot(of: wrappedRow(showsHint: true).children.last) == 2)
    #expect(contentSlot(of: wrappedRow(showsHint: false).children.last) == 2)
  }

  @Test func distinguishesBranches() {
    func choice(_ isFirst: Bool) -> ViewNode {
      let stack = VStack {
        if isFirst { Text(.verbatim("a")) } else { Text(.verbatim("b")) }
      }
      return stack.node
    }
    // The place in the branch, the branch, and the place in the stack, the outermost last.
    #expect(choice(true).children.map(\.slot) == [0x01_01_01])
    #expect(choice(false).children.map(\.slot) == [0x01_02_01])
  }

  @Test func distinguishesTheTurnsOfALoop() {
    let stack = VStack {
      for text in ["a", "b", "c"] { Text(.verbatim(text)) }
    }
    #expect(Set(stack.node.children.map(\.slot)).count == 3)
  }

  @Test func namesTheViewsOfACollectionByTheirElements() {
    let stack = VStack {
      forEach(["x", "y"], id: { $0 }) { Text(.verbatim($0)) }
      forEach(["z"], id: { $0 }) { element in
        Text(.verbatim(element))
        Text(.verbatim(element)).id("own")
      }
    }
    #expect(stack.node.children.map(\.id) == ["x", "y", "z-1", "own"])
  }

  @Test func staysWithTheViewUnderAnOverlay() {
    let stack = VStack {
      Spacer()
      Text(.verbatim("a")).overlay { Text(.verbatim("b")) }
    }
    let overlay = stack.node.children[1]
    #expect(overlay.slot == 2)
    #expect(overlay.children.map(\.slot) == [0, 1])
  }

  private func row(showsHint: Bool) -> ViewNode {
    let stack = HStack {
      if showsHint { Text(.verbatim("hint")) }
      Button(.verbatim("ok"))
    }
    return stack.node
  }

  private func wrappedRow(showsHint: Bool) -> ViewNode {
    let stack = HStack {
      if showsHint { Text(.verbatim("hint")).background(.label).padding() }
      Text(.verbatim("ok")).background(.label).padding().background(.label).padding()
    }
    return stack.node
  }

  private func contentSlot(of node: ViewNode?) -> UInt64? {
    guard let node, case .wrapper = node.kind else { return node?.slot }
    return contentSlot(of: node.children.first)
  }
}
