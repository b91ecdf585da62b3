import Architecture
import Reactive
import Scenarios

/// The view model of the screen of one board.
package struct BoardViewModel: ViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// A card was tapped, by its identifier.
    package let open: Observable<Card.ID>
    /// The button that goes back was tapped.
    package let back: Observable<Void>
  }

  /// The result.
  package struct Output: SceneOutput {
    /// The board as it is kept.
    package let state: Driver<Board>
    /// A card shall be edited.
    package let opened: Observable<Card>
    /// The user goes back.
    package let back: Observable<Void>
  }

  private let board: Board
  private let boards: any BoardService

  /// Takes the board, and where its changes come from.
  package init(board: Board, boards: any BoardService) {
    self.board = board
    self.boards = boards
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let state = boards.boards()
      .compactMap { [board] boards in boards.first { $0.id == board.id } }
      .startWith(board).distinctUntilChanged().asDriver(onErrorJustReturn: board)
    let opened = input.open.withLatestFrom(state) { id, board in
      board.cards.first { $0.id == id }
    }.compactMap(\.self)
    return Output(state: state, opened: opened, back: input.back)
  }
}

extension BoardViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    self.init(open: controls.rows("card-"), back: controls.taps("back"))
  }
}

extension Board {
  /// The cards of all lists.
  var cards: [Card] { lists.flatMap(\.cards) }
}
