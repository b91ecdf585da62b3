import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// Several views that are one expression.
@Suite struct GroupTests {
  @Test func areTakenOneByOneByTheViewAround() {
    let stack = VStack {
      Group {
        Text("a")
        Text("b")
      }
      EmptyView()
      Text("c")
    }
    #expect(stack.node.children.map(\.firstText) == ["a", "b", "c"].map { localized($0) })
  }

  @Test func passModifiersToEachView() {
    let group = Group {
      Text("a")
      Text("b").background(.red)
    }
    let views = group.padding(4).opacity(0.5).accessibilityHint("hint").node.views
    #expect(views.map(\.layout.opacity) == [0.5, 0.5])
    #expect(views.map { $0.content.accessibility.hint } == [localized("hint"), localized("hint")])
  }

  @Test func areTheViewItselfWhereThereIsOne() {
    #expect(Group { Text("a") }.node == Text("a").node.changed { $0.slot = 1 })
  }

  @Test func areNamedByTheirElements() {
    struct Row: Identifiable { let id: String }
    let rows = ForEach([Row(id: "x"), Row(id: "y")]) { Text(verbatim: $0.id) }
    #expect(rows.node.views.map(\.id) == ["x", "y"])
    #expect(ForEach(0..<3) { Text(verbatim: "\($0)") }.node.views.map(\.id) == ["0", "1", "2"])
    #expect(
      ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }.node.views.map(\.id) == ["a", "b"])
  }

  @Test func areNamedByTheirElementsAsRowsOfAGrid() {
    let rows = Grid { ForEach(0..<2) { row in GridRow { Text(verbatim: "\(row)") } } }.node.children
    #expect(rows.map(\.content.id) == ["0", "1"])
  }

  @Test func areNamedByTheirPositionsWhereIdentifiersAreRandom() {
    struct Row: Identifiable { let id = UUID() }
    let rows = ForEach([Row(), Row()]) { _ in Text("a") }
    #expect(rows.node.views.map(\.id) == ["1", "2"])
  }

  @Test func areNamedByAnyIdentifierThatIsTheSameInEveryRun() {
    #expect(Text("a").id(3).id == "3")
    #expect(Text("a").id(UUID()).id == nil)
  }

  @Test func takeBindingsOfTheirElements() {
    @State var names = ["a", "b"]
    let rows = ForEach($names, id: \.self) { $name in TextField("name", text: $name) }
    #expect(rows.node.views.map(\.content.text) == [.verbatim("a"), .verbatim("b")])
  }

  @Test func haveTheLocationOfTheLineThatMakesThem() {
    let line: UInt = #line + 1
    let stack = VStack { Label("a", systemImage: "star") }
    let label = stack.node.children[0]
    #expect(label.origin.description.contains("GroupTests.swift:\(line):"))
    // The views that Legible makes it of have none of their own.
    #expect(label.children.allSatisfy { $0.origin.isUnknown })
  }
}

/// Values that views hand on to the views inside.
@Suite struct InheritedValueTests {
  @Test func comeFromTheNearestModifier() {
    let text = Text("a").foregroundColor(.red).padding().foregroundColor(.blue)
    #expect(text.style.foreground == .red)
    #expect(Text("a").font(.title).node.font(.body).textAttributes.font == .title)
    #expect(Text("a").font(nil).node.font(.body).textAttributes.font == .body)
  }
}
