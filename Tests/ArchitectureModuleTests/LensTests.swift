import Testing

@testable import Architecture

private struct Card: Identifiable, KeyPathUpdatable, Equatable {
  let id: Int
  var name = ""
}

private struct List: Identifiable, KeyPathUpdatable, Equatable {
  var id: Int
  var cards: [Card] = []
}

private struct Board: KeyPathUpdatable, Equatable {
  var title = ""
  var lists: [List] = []

  /// A board of lists and cards whose identifiers are few, so that some are there twice.
  static func random(_ random: inout SystemRandomNumberGenerator) -> Board {
    Board(
      title: "\(Int.random(in: 0...9, using: &random))",
      lists: (0..<Int.random(in: 0...4, using: &random)).map { _ in
        List(
          id: .random(in: 0...3, using: &random),
          cards: (0..<Int.random(in: 0...4, using: &random)).map { _ in
            Card(
              id: .random(in: 0...3, using: &random),
              name: "\(Int.random(in: 0...9, using: &random))")
          })
      })
  }
}

@Suite struct LensTests {
  private typealias Way = Lens<Board, Board>

  private let board = Board(
    title: "Home",
    lists: [
      List(id: 1, cards: [Card(id: 1, name: "a"), Card(id: 2, name: "b")]),
      List(id: 2, cards: [Card(id: 1, name: "c")]),
    ])

  @Test func changesOneCardOfOneList() {
    let changed = board.with(\.lists[id: 2].cards[id: 1].name, "new")
    #expect(changed.lists[1].cards == [Card(id: 1, name: "new")])
    #expect(changed.lists[0] == board.lists[0])
    #expect(changed.title == "Home")
    #expect(board.lists[1].cards[0].name == "c")
  }

  @Test func changesWhatIsThereInPlace() {
    let changed = board.with(\.lists[id: 1].cards) { $0.removeFirst() }
    #expect(changed.lists[0].cards.map(\.name) == ["b"])
  }

  @Test func leavesEverythingAsItIsWhereAPartIsMissing() {
    #expect(board.with(\.lists[id: 9].cards[id: 1].name, "new") == board)
    #expect(board.with(\.lists[id: 2].cards[id: 2].name, "new") == board)
    #expect(Way.whole.lists[id: 9].cards.value(in: board) == nil)
  }

  @Test func leavesOutAChangeOfTheIdentifier() {
    #expect(board.with(\.lists[id: 1], List(id: 7)) == board)
  }

  @Test func changesTheFirstOfTwoWithOneIdentifier() {
    let twice = Board(lists: [List(id: 1), List(id: 1)])
    let changed = twice.with(\.lists[id: 1].cards, [Card(id: 5)])
    #expect(changed.lists.map(\.cards.count) == [1, 0])
  }

  @Test func keepsTheLawsOfLenses() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let board = Board.random(&random)
      let list = Int.random(in: 0...3, using: &random)
      let card = Int.random(in: 0...3, using: &random)
      check(Way.whole.title, in: board, putting: "x", then: "y")
      check(Way.whole.lists, in: board, putting: [List(id: 5)], then: [])
      check(
        Way.whole.lists[id: list], in: board, putting: List(id: list),
        then: List(id: list, cards: [Card(id: 9)]))
      check(Way.whole.lists[id: list].cards[id: card].name, in: board, putting: "x", then: "y")
    }
  }

  /// The three laws, as they read for a part that may be missing.
  private func check<Part: Equatable>(
    _ lens: Lens<Board, Part>, in board: Board, putting first: Part, then second: Part
  ) {
    let found = lens.value(in: board)
    let once = lens.changing(board) { $0 = first }
    // The value that was written is read again.
    #expect(lens.value(in: once) == found.map { _ in first })
    // Putting back what came out changes nothing.
    #expect(lens.changing(board) { $0 = found ?? first } == board)
    // The last of two puts counts.
    #expect(lens.changing(once) { $0 = second } == lens.changing(board) { $0 = second })
  }
}
