import Architecture
import AuditModel
import Reactive

extension OnboardingViewModel {
  struct Names {
    let board: Driver<Name>
    let lists: Driver<[Name]>
    let cards: Driver<[Name]>
    let refusals: Observable<Void>
  }

  /// All names; skipping a step before its end brings its suggestions back, and nothing changes a
  /// name any more once the board is made.
  func names(_ input: Input, _ moves: Driver<FlowMove>) -> Names {
    let created = moves.asObservable().filter(\.createsBoard).map { _ in }
    func restored(_ overlay: OverlayStep) -> Observable<Void> {
      moves.asObservable().filter { $0.skips(overlay) }.map { _ in }
    }
    func name(
      _ field: FieldID, _ suggestion: TextContent, mayBeEmpty: Bool = false,
      _ overlay: OverlayStep
    ) -> NameViewModel.Output {
      NameViewModel(
        suggestion: suggestion, mayBeEmpty: mayBeEmpty, restore: restored(overlay),
        close: created
      ).transform(input.field(field))
    }
    let board = name(.board, template.boardName, .board)
    let lists = zip(template.lists, template.listNames).map { name($0, $1, .lists) }
    let cards = zip(template.cards, template.cardNames).map {
      name($0, $1, mayBeEmpty: true, .cards)
    }
    return Names(
      board: board.name, lists: Driver.combineLatest(lists.map(\.name)),
      cards: Driver.combineLatest(cards.map(\.name)),
      refusals: .merge(([board] + lists + cards).map(\.refusals)))
  }
}
