import SeededNumbers
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
  static func random(_ random: inout SeededGenerator) -> Board {
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
    #expect(board.with(\.lists[id: 1].id, 7) == board)
  }

  @Test func changesTheFirstOfTwoWithOneIdentifier() {
    let twice = Board(lists: [List(id: 1), List(id: 1)])
    let changed = twice.with(\.lists[id: 1].cards, [Card(id: 5)])
    #expect(changed.lists.map(\.cards.count) == [1, 0])
  }

  @Test func keepsTheLawsOfLenses() {
    var random = SeededGenerator(seed: 1)
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

  @Test func keepsTheLawsOfLensesWhenTheyAreComposed() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let board = Board.random(&random)
      let list = Int.random(in: 0...3, using: &random)
      let card = Int.random(in: 0...3, using: &random)
      let name =
        Lens(\Board.lists) >>> element(list) >>> Lens(\List.cards) >>> element(card)
        >>> Lens(\Card.name)
      check(name, in: board, putting: "x", then: "y")
      expectSame(name, Way.whole.lists[id: list].cards[id: card].name, in: board, putting: "x")
    }
  }

  @Test func composesInAnyGrouping() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let board = Board.random(&random)
      let first = Way.whole.lists[id: .random(in: 0...3, using: &random)]
      let second = Lens(\List.cards)
      let third: Lens<[Card], Card> = element(.random(in: 0...3, using: &random))
      let card = Card(id: .random(in: 0...3, using: &random), name: "x")
      expectSame(
        (first >>> second) >>> third, first >>> (second >>> third), in: board, putting: card)
      expectSame(
        first.appending(second).appending(third), first >>> second >>> third, in: board,
        putting: card)
    }
  }

  @Test func changesNothingWhenComposedWithTheWholeValue() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let board = Board.random(&random)
      let lens = Way.whole.lists[id: .random(in: 0...3, using: &random)].cards
      let cards = [Card(id: .random(in: 0...3, using: &random))]
      expectSame(Way.whole >>> lens, lens, in: board, putting: cards)
      expectSame(lens >>> Lens<[Card], [Card]>.whole, lens, in: board, putting: cards)
    }
  }

  @Test func changesInPlaceOnlyWhatIsThere() {
    var changed = board
    Way.whole.lists[id: 1].cards.change(&changed) { $0 = [] }
    Way.whole.lists[id: 9].cards.change(&changed) { $0 = [] }
    #expect(changed.lists.map(\.cards.count) == [0, 1])
  }

  private func element<Element: Identifiable & Sendable>(
    _ id: Element.ID
  ) -> Lens<[Element], Element> where Element.ID: Sendable {
    Lens<[Element], [Element]>.whole[id: id]
  }

  /// Both lenses read and write the same.
  private func expectSame<Part: Equatable>(
    _ left: Lens<Board, Part>, _ right: Lens<Board, Part>, in board: Board, putting part: Part
  ) {
    #expect(left.value(in: board) == right.value(in: board))
    #expect(left.changing(board) { $0 = part } == right.changing(board) { $0 = part })
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
