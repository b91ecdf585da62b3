import Reactive

/// The boards of the logged-in user, with their cards.
///
/// Answers of the server are kept, so that a card that is saved has its new name everywhere.
/// Whatever asks the server fails with a `ServiceFailure`.
package protocol BoardService: Sendable {
  /// The boards that are kept, now and after each change.
  func boards() -> Observable<[Board]>
  /// The cards with a date that are kept, the most urgent first, now and after each change.
  func keptCardsDue() -> Observable<[Card]>
  /// Asks the server for all boards and keeps them.
  func reload() -> Single<[Board]>
  /// Asks the server for all cards with a date, keeps them, and emits the most urgent first.
  func cardsDue() -> Single<[Card]>
  /// Has the server make a board and keeps it.
  func create(_ board: NewBoard) -> Single<Board>
  /// Has the server save a card and keeps it.
  func saveCard(id: Card.ID, name: Title, notes: String) -> Single<Card>
  /// Forgets everything that is kept.
  func forget() -> Single<Void>
}
