import Architecture
import Reactive

/// Boards on the server, and in repositories here.
package struct OnlineBoardService: BoardService {
  private let provider: Provider<CorkboardTarget>
  private let kept: Shelf<Board>
  private let due: Shelf<Card>

  /// A service.
  ///
  /// - Parameters:
  ///   - provider: Asks the server.
  ///   - boards: Keeps the boards.
  ///   - cardsDue: Keeps the cards with a date.
  package init(
    _ provider: Provider<CorkboardTarget>, boards: any Repository<Board>,
    cardsDue: any Repository<Card>
  ) {
    self.provider = provider
    kept = Shelf(boards)
    due = Shelf(cardsDue)
  }

  /// The boards that are kept, now and after each change.
  package func boards() -> Observable<[Board]> { kept.all }

  /// The cards with a date that are kept, the most urgent first, now and after each change.
  package func keptCardsDue() -> Observable<[Card]> { due.all.map { $0.byUrgency } }

  /// Asks the server for all boards and keeps them.
  package func reload() -> Single<[Board]> {
    kept.load { provider.request(.boards, as: BoardsAnswer.self).map(\.boards) }
  }

  /// Asks the server for all cards with a date and keeps them.
  package func cardsDue() -> Single<[Card]> {
    due.load { provider.request(.cardsDue, as: CardsAnswer.self).map(\.cards) }
      .map { $0.byUrgency }
  }

  /// Has the server make a board and keeps it.
  package func create(_ board: NewBoard) -> Single<Board> {
    provider.request(.createBoard(board), as: Board.self).flatMap { board in
      kept.change { $0.append(board) }.map { _ in board }
    }
  }

  /// Has the server save a card and keeps it wherever it is.
  package func saveCard(id: Card.ID, name: Title, notes: String) -> Single<Card> {
    provider.request(.saveCard(id: id, name: name, notes: notes), as: Card.self).flatMap { card in
      guard card.id == id else { throw ServiceFailure(.parseError, of: .saveCard) }
      return kept.change { $0 = $0.map { $0.replacing(card) } }
        .flatMap { _ in due.change { $0 = $0.map { $0.id == card.id ? card : $0 } } }
        .map { _ in card }
    }
  }

  /// Forgets everything that is kept.
  package func forget() -> Single<Void> {
    kept.change { $0 = [] }.flatMap { _ in due.change { $0 = [] } }.map { _ in }
  }
}

extension [Card] {
  /// By the days that are left; those without a date come last, and equals stay in their order.
  fileprivate var byUrgency: [Card] {
    sorted { ($0.daysUntilDue ?? .max) < ($1.daysUntilDue ?? .max) }
  }
}
