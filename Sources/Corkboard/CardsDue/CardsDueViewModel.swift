import Architecture
import AuditModel
import Reactive
import Scenarios

/// The view model of the tab with the cards that are due.
package struct CardsDueViewModel: ViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// A card was tapped, by its identifier.
    package let open: Observable<Card.ID>
    /// The button that tries again was tapped.
    package let retry: Observable<Void>
    /// The tab was chosen.
    package let appeared: Observable<Void>
  }

  /// The result.
  package struct Output: SceneOutput {
    /// The cards, or why they are not there.
    package let state: Driver<Loadable<[Card]>>
    /// A card shall be edited.
    package let opened: Observable<Card>
  }

  private let boards: any BoardService
  /// Where it says how many cards are due.
  package let accessibilityPoster: any AccessibilityPoster

  /// Takes what loads the cards, and who says how many are due.
  package init(boards: any BoardService, accessibilityPoster: any AccessibilityPoster) {
    self.boards = boards
    self.accessibilityPoster = accessibilityPoster
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let state = loadedList(
      on: .merge(input.appeared.take(1), input.retry),
      kept: { [boards] in boards.keptCardsDue() },
      spoken: { Announcement("due.loaded", .integer($0)) }, load: { [boards] in boards.cardsDue() })
    let opened = input.open.withLatestFrom(state) { id, state in
      state.value?.first { $0.id == id }
    }.compactMap(\.self)
    return Output(state: state, opened: opened)
  }
}

extension CardsDueViewModel: Announceable {}

extension CardsDueViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    self.init(
      open: controls.rows("due-"), retry: controls.taps("retry-due"),
      appeared: controls.taps("tab-due"))
  }
}
