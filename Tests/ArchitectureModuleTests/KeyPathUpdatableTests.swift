import Testing

@testable import Architecture

private struct Board: KeyPathUpdatable, Equatable {
  var title = ""
  var cards: [String] = []
}

@Suite struct KeyPathUpdatableTests {
  @Test func copiesWithAnotherValue() {
    let board = Board(title: "a", cards: ["x"])
    #expect(board.with(\.title, "b") == Board(title: "b", cards: ["x"]))
    #expect(board.title == "a")
  }

  @Test func copiesWithAChangedValue() {
    let board = Board(cards: ["x"])
    #expect(board.with(\.cards) { $0.append("y") }.cards == ["x", "y"])
    #expect(board.cards == ["x"])
  }
}
