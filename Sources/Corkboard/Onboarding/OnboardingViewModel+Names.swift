import AuditModel
import Reactive
import ViewTree

extension OnboardingViewModel {
  struct Names {
    let board: Driver<Name>
    let lists: Driver<[Name]>
    let cards: Driver<[Name]>
  }

  /// All names; skipping a step before its end brings its suggestions back.
  func names(_ input: Input, _ moves: Driver<FlowMove>) -> Names {
    func restore(_ overlay: OverlayStep) -> Observable<Void> {
      moves.asObservable().filter { $0.skips(overlay) }.map { _ in }
    }
    func name(
      _ suggestion: TextContent, _ events: NameViewModel.Input, mayBeEmpty: Bool = false,
      _ overlay: OverlayStep
    ) -> Driver<Name> {
      NameViewModel(
        suggestion: suggestion, mayBeEmpty: mayBeEmpty, restore: restore(overlay)
      ).transform(events).name
    }
    let lists = zip(template.listNames, input.lists).map { name($0, $1, .lists) }
    let cards = zip(template.cardNames, input.cards).map {
      name($0, $1, mayBeEmpty: true, .cards)
    }
    return Names(
      board: name(template.boardName, input.board, .board),
      lists: Driver.combineLatest(lists), cards: Driver.combineLatest(cards))
  }
}
