import Architecture
import AuditModel
import Reactive
import Scenarios

/// The view model of the tab with all boards.
package struct BoardsViewModel: ViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// A board was tapped, by its identifier.
    package let open: Observable<Board.ID>
    /// The button that makes a first board was tapped.
    package let create: Observable<Void>
    /// The button that tries again was tapped.
    package let retry: Observable<Void>
  }

  /// The result.
  package struct Output: SceneOutput {
    /// The boards, or why they are not there.
    package let state: Driver<Loadable<[Board]>>
    /// A board shall be opened.
    package let opened: Observable<Board.ID>
    /// A first board shall be made.
    package let create: Observable<Void>
  }

  private let boards: any BoardService
  private let making: any LoadingIndicating
  /// Where it says how many boards there are.
  package let accessibilityPoster: any AccessibilityPoster

  /// Takes what loads and keeps the boards, whether one is being made, and who says how many there
  /// are.
  package init(
    boards: any BoardService, making: any LoadingIndicating = ActivityIndicator(),
    accessibilityPoster: any AccessibilityPoster
  ) {
    self.boards = boards
    self.making = making
    self.accessibilityPoster = accessibilityPoster
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let state = loadedList(
      on: input.retry.startWith(()), kept: { [boards] in boards.boards() },
      spoken: { Announcement("boards.loaded", .integer($0)) }, load: { [boards] in boards.reload() }
    )
    // While the first board is on its way there is no other one to offer.
    let shown = Driver.combineLatest(state, making.isLoading) { state, isMaking in
      isMaking && state.value?.isEmpty == true ? .loading : state
    }
    return Output(state: shown, opened: input.open, create: input.create)
  }
}

extension BoardsViewModel: Announceable {}

extension BoardsViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    self.init(
      open: controls.rows("board-"), create: controls.taps("create-board"),
      retry: controls.taps("retry-boards"))
  }
}
